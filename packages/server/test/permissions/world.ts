import { randomUUID } from 'node:crypto';
import { API_SCOPES, DAY_MS } from '@comanda/domain';
import { SignJWT } from 'jose';
import { SHIFT_SECONDS, signToken } from '../../src/accounts/tokens/access-token.ts';
import type { Actor } from '../../src/core/actor.ts';
import { insertWallet } from '../../src/payments/saved-cards/wallet-store.ts';
import { aLine, aStaffMember, aTakeAway } from '../kits/calls.ts';
import { storeInvoice } from '../kits/ecpay/store-invoice.ts';
import { type Edge, openEdge } from '../kits/edge.ts';
import { createFakeClock } from '../kits/fake-clock.ts';
import { HOSTED_METHODS } from '../kits/hosted-providers.ts';
import { aCoupon, aCouponRule, aRule } from '../kits/promotions.ts';
import { COUNTER, OTHER_SHOP, SHOP, smallOrganisation } from '../kits/small-organisation.ts';
import { SECRET } from '../kits/test-core.ts';

/** Callers of each kind; the bill, profile and shop of the calls are those of `mei`. */
export const TEST_CALLERS = [
  'guest',
  'holder',
  'holderOfAnother',
  'holderOfFinished',
  'member',
  'anotherMember',
  'device',
  'deviceElsewhere',
  'cashier',
  'waiter',
  'kitchen',
  'manager',
  'areaManager',
  'owner',
  'managerElsewhere',
  'integration',
  'integrationElsewhere',
  'expired',
  'forged',
] as const;
export type TestCaller = (typeof TEST_CALLERS)[number];

export const PHONE = '+85255550199';
export const PASSWORD = 'Right-Horse-1';
const MEMBER: Actor = { kind: 'member', user: 'mei' };
const PINS = {
  cashier: '1111',
  kitchen: '2222',
  waiter: '5555',
  manager: '4444',
  areaManager: '7777',
  owner: '9999',
} as const;
const STAFF = ['cashier', 'waiter', 'kitchen', 'manager', 'areaManager', 'owner'] as const;
const ELSEWHERE = '6666';

/** Starts a server with a caller of each kind and the entities that calls are about. */
export async function openWorld() {
  const edge = await openEdge({}, organisation());
  const tokens = await tokensOf(edge);
  const { core } = edge;
  const finished = await core.ordering.create(aTakeAway(), { kind: 'guest' });
  await core.ordering.void(
    { requestId: randomUUID(), session: finished._id, reason: { code: 'test' } },
    aStaffMember('manager'),
  );
  const another = await core.ordering.create(aTakeAway(), { kind: 'guest' });

  return {
    edge,
    finished,
    /** Returns the `Authorization` header of a caller. */
    headersOf(caller: TestCaller): Record<string, string> {
      const token = tokens.get(caller);
      return token === undefined ? {} : { authorization: `Bearer ${token}` };
    },
    /** Creates a bill of the member; returns it with its restore key. */
    aBill: () => core.ordering.create(aTakeAway(), MEMBER),
    /** Takes cash for a bill; returns the payment. */
    async taken(session: string) {
      const call = { requestId: randomUUID(), session, method: 'cash' };
      const by = { actor: aStaffMember('cashier'), address: 'test' };
      return (await core.payments.take(call, by))._id;
    },
    async aPayment(methodRef = COUNTER) {
      const { _id: session, restoreKey } = await core.ordering.create(aTakeAway(), MEMBER);
      const call = { requestId: randomUUID(), session, restoreKey, methodRef, amount: 2000 };
      return { session, restoreKey, payment: (await core.payments.online(call, MEMBER))._id };
    },
    async aTicket() {
      const { _id: session } = await core.ordering.create(aTakeAway(), MEMBER);
      const { data } = await core.kitchen.tickets({ shop: SHOP }, aStaffMember('manager'));
      return data.find((ticket) => ticket.session === session)?._id ?? '';
    },
    /** Creates an account at a payment provider; returns its id. */
    async anAccount() {
      const account = { name: 'Cards', provider: 'stripe', mode: 'test' as const, fields: {} };
      const owner = aStaffMember('owner');
      const call = { ...account, secrets: { secretKey: 'a secret' } };
      return (await edge.core.payments.accounts.create(call, owner))._id;
    },
    /** Returns the id of an account that its provider has tested. */
    async aWorkingAccount() {
      const account = await this.anAccount();
      edge.site.url = 'https://order.example';
      await edge.core.payments.accounts.test({ account });
      return account;
    },
    /** Keeps a card for the member; returns its id. */
    async aSavedCard() {
      const card = {
        _id: randomUUID(),
        user: 'mei',
        account: 'account1',
        provider: 'stripe',
        sealed: 'sealed',
      };
      await edge.db.unitOfWork((tx) => insertWallet(tx, { ...card, createdAt: '2026-01-01T00:00:00.000Z' }));
      return card._id;
    },
    /** Returns the id of a card terminal of the shop. */
    async aTerminal() {
      const account = await this.anAccount();
      const call = { shop: SHOP, name: 'Bar', account, reader: 'tmr_bar', devices: [] };
      return (await edge.core.payments.terminals.create(call, aStaffMember('owner')))._id;
    },
    async aDevice() {
      const { code } = await core.devices.pairingCode(aStaffMember('manager'));
      return core.devices.pair({ code, name: 'Till', kind: 'till' }, randomUUID());
    },
    /** Returns the id of an open call from a new kiosk. */
    async aKioskCall() {
      const { code } = await core.devices.pairingCode(aStaffMember('manager'));
      const { device } = await core.devices.pair({ code, name: 'Kiosk', kind: 'kiosk' }, randomUUID());
      const kiosk = { kind: 'device', device: device._id, shop: SHOP, mode: 'kiosk' } as const;
      return (await core.ordering.callFromDevice(kiosk))._id;
    },
    /** Stores a tax invoice of a new bill; returns its id as calls name it. */
    async anInvoice() {
      const { _id: session } = await core.ordering.create(aTakeAway(), MEMBER);
      return { invoice: await storeInvoice(edge.db, session) };
    },
    /** Creates a token of another program; returns its id. */
    async anApiToken() {
      const call = { requestId: randomUUID(), name: 'Till', scopes: ['menu:read' as const] };
      return (await core.apiTokens.create(call, aStaffMember('owner')))._id;
    },
    aDraft: () =>
      core.drafts.save(
        { requestId: randomUUID(), draft: randomUUID(), version: 0, lines: [aLine()] },
        aStaffMember('manager'),
      ),
    aGift: () =>
      core.gifts.issue({ requestId: randomUUID(), user: 'mei', coupon: 'cup' }, aStaffMember('manager')),
    /** Returns the member's code. */
    memberCode: async () => (await core.members.code(MEMBER)).code,
    /** Returns the restore key that a caller sends with a call about a bill. */
    keyOf(caller: TestCaller, bill: { readonly restoreKey: string }): { readonly restoreKey?: string } {
      if (caller === 'holder' || caller === 'integration') return { restoreKey: bill.restoreKey };
      if (caller === 'holderOfAnother') return { restoreKey: another.restoreKey };
      return caller === 'holderOfFinished' ? { restoreKey: finished.restoreKey } : {};
    },
  };
}
export type World = Awaited<ReturnType<typeof openWorld>>;

async function tokensOf(edge: Edge): Promise<ReadonlyMap<TestCaller, string>> {
  const { devices, identity } = edge.core;
  const guest = { actor: { kind: 'guest' }, address: 'test' } as const;
  const logIn = async (name: string) => {
    const call = { strategy: 'local', email: `${name}@example.com`, password: PASSWORD } as const;
    return (await identity.logIn(call, guest)).answer.accessToken;
  };
  const deviceIn = async (shop: string) => {
    const { code } = await devices.pairingCode(aStaffMember('manager', shop));
    const { deviceToken } = await devices.pair({ code, name: 'Till', kind: 'kiosk' }, 'test');
    return (await devices.signIn(deviceToken)).answer.accessToken;
  };
  const tokenFor = async (shops: readonly string[]) => {
    const call = { requestId: randomUUID(), name: 'Website', scopes: [...API_SCOPES], shops: [...shops] };
    return (await edge.core.apiTokens.create(call, aStaffMember('owner'))).token ?? '';
  };
  const staff: (readonly [TestCaller, string])[] = [];
  for (const role of STAFF) staff.push([role, await edge.tokenFor(PINS[role])]);
  const ownersLogIn = await identity.verify(await edge.tokenFor(PINS.owner));
  const claims = {
    kind: 'staff',
    subject: 'owner1',
    shop: SHOP,
    logIn: 'logIn' in ownersLogIn ? (ownersLogIn.logIn ?? '') : '',
  } as const;
  const yesterday = createFakeClock(edge.clock.now() - DAY_MS);
  const past = await signToken({ secret: SECRET, clock: yesterday }, claims, SHIFT_SECONDS);
  const forged = new SignJWT({ shop: SHOP, logIn: claims.logIn })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer('comanda')
    .setAudience('staff')
    .setSubject('owner1')
    .setIssuedAt(Math.floor(edge.clock.now() / 1000))
    .setExpirationTime(Math.floor(edge.clock.now() / 1000) + 3600)
    .sign(new TextEncoder().encode('a key of somebody else, long enough for it'));
  return new Map<TestCaller, string>([
    ...staff,
    ['member', await logIn('mei')],
    ['anotherMember', await logIn('kai')],
    ['device', await deviceIn(SHOP)],
    ['deviceElsewhere', await deviceIn(OTHER_SHOP)],
    ['integration', await tokenFor([])],
    ['integrationElsewhere', await tokenFor([OTHER_SHOP])],
    ['managerElsewhere', await edge.tokenFor(ELSEWHERE, OTHER_SHOP)],
    ['expired', past.accessToken],
    ['forged', await forged],
  ]);
}

function organisation() {
  const name = { en: 'One', cht: '一', chs: '一' };
  const { staff, paymentMethods } = smallOrganisation();
  const aMember = (_id: string) => ({
    _id,
    email: `${_id}@example.com`,
    status: 'active' as const,
    password: PASSWORD,
  });
  return smallOrganisation({
    staff: [
      ...staff,
      { _id: 'w1', name: 'Wai', role: 'waiter', shops: [SHOP], pin: PINS.waiter },
      { _id: 'm1', name: 'Man', role: 'manager', shops: [SHOP], pin: PINS.manager },
      { _id: 'a1', name: 'Area', role: 'areaManager', shops: [SHOP], pin: PINS.areaManager },
      { _id: 'm2', name: 'Elsewhere', role: 'manager', shops: [OTHER_SHOP], pin: ELSEWHERE },
    ],
    paymentMethods: [...paymentMethods, ...HOSTED_METHODS],
    users: [{ ...aMember('mei'), phone: PHONE }, aMember('kai')],
    orderDiscounts: [
      aCouponRule('five'),
      aRule('cup', { type: 'free', source: 'gift', freeProducts: [{ product: 'tea', quantity: 1 }] }),
    ],
    userCoupons: [aCoupon('FIVE', 'five')],
    rewards: [{ _id: 'five-off', name, points: 50, coupon: 'five' }],
    subCategories: [{ _id: 'sub1', name, category: 'category1' }],
    taxSettings: [{ _id: 'tax1', name, status: 'active', percent: 0 }],
    vipLevels: [{ _id: 'gold', name, orderDiscount: 0.9 }],
  });
}
