import { randomUUID } from 'node:crypto';
import type { KitchenTicket, PaymentAttempt, TableSession } from '@comanda/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aLine, anOrder, aStaffMember, aTakeAway, GUEST } from '../../test/kits/calls.ts';
import { eachDatabase, type TestDatabases } from '../../test/kits/each-database.ts';
import { jitteryDb, type Random, seededRandom, yielding } from '../../test/kits/jittery-db.ts';
import { startNodes } from '../../test/kits/nodes.ts';
import { EXPIRES_AFTER, hostedProvider } from '../../test/kits/paying.ts';
import { lines } from '../../test/kits/sharing.ts';
import { COUNTER, SANDBOX, SHOP, smallOrganisation } from '../../test/kits/small-organisation.ts';
import type { Core } from '../composition/create-core.ts';
import { CodedError } from '../lib/coded-error.ts';
import { createCounter } from './providers/counter/counter.ts';

const SEED = 20_260_302;
const RUNS = 60;
/** Fewer runs on slow machines. */
const LONGEST_MS = 40_000;
const MAX_AT_ONCE = 10;
const MANAGER = aStaffMember('manager');
const CASHIER = aStaffMember();
const WRONG = { code: 'wrongOrder' } as const;
/** Error codes expected for calls that come too late; any other is a failure. */
const REFUSALS = new Set([
  'paymentPending',
  'paymentNotPossible',
  'sessionReadOnly',
  'voidNotPossible',
  'cancelNotPossible',
  'linesPaid',
  'shareChanged',
  'priceChanged',
  'notFound',
  'wouldOverpay',
]);

const ACTS = [
  'payAtCounter',
  'payOnline',
  'payHalf',
  'payLine',
  'confirm',
  'report',
  'reportRefused',
  'cancelPayment',
  'void',
  'voidLine',
  'cancelBill',
  'shareLine',
  'order',
  'askForBill',
  'backToOrdering',
  'changeSection',
  'join',
  'expire',
  'bump',
] as const;
type Act = (typeof ACTS)[number];
/** An action, the node it is sent to, and the index of the line or attempt it concerns. */
type Deed = { readonly act: Act; readonly node: number; readonly of: number };

const deed = (...acts: readonly Act[]): fc.Arbitrary<Deed> =>
  fc.record({ act: fc.constantFrom(...acts), node: fc.nat(1), of: fc.nat(5) });
const scene = fc.record({
  type: fc.constantFrom('takeAway', 'dineIn'),
  before: fc.array(deed('payAtCounter', 'payOnline', 'payHalf', 'payLine'), { maxLength: 4 }),
  atOnce: fc.array(
    fc.oneof({ weight: 1, arbitrary: deed('confirm') }, { weight: 3, arbitrary: deed(...ACTS) }),
    {
      minLength: 2,
      maxLength: MAX_AT_ONCE,
    },
  ),
  jitter: fc.nat(2 ** 31),
});

/** Returns two sections, the second without a surcharge, so that moving there reduces a bill. */
function organisation() {
  const { sections, products } = smallOrganisation();
  const percents = [10, 0];
  return smallOrganisation({
    staff: [],
    products: products.map((product) => ({ ...product, sections: ['section1', 'section2'] })),
    sections: sections.map((section, index) => ({
      ...section,
      sectionSettings: [
        { from: '00:00', to: '24:00', percent: percents[index], takeAwayPercent: percents[index] },
      ],
    })),
  });
}

eachDatabase((databases) => {
  describe('a bill under concurrent calls', () => {
    it('O1.1 O1.2 O1.3 O1.4 O1.6 is paid what it owes and no more, and stays final', async () => {
      const restaurant = await opened(databases);
      await fc.assert(
        fc.asyncProperty(scene, async ({ type, before, atOnce, jitter }) => {
          const table = await restaurant.seat(type, seededRandom(jitter));
          for (const each of before) await table.act(each);
          await Promise.all(atOnce.map((each) => table.act(each)));
          table.check(await table.audits());
        }),
        // concurrent runs are not reproducible, so shrinking is useless
        { seed: SEED, numRuns: RUNS, endOnFailure: true, interruptAfterTimeLimit: LONGEST_MS },
      );
      const { done, refused } = restaurant.counts();
      const counted = ['payAtCounter', 'confirm', 'cancelPayment', 'void', 'voidLine', 'report'] as const;
      for (const act of counted) expect(done.get(act), act).toBeGreaterThan(0);
      expect(refused.get('confirm')).toBeGreaterThan(0);
    }, 120_000);
  });
});

async function opened(databases: TestDatabases) {
  let random: Random = () => 0;
  const start = async () => ({ status: 'requiresAction' }) as const;
  const nodes = await startNodes(databases, {
    organisation: organisation(),
    providers: [createCounter(), hostedProvider(start)],
    over: (db) => jitteryDb(db, () => random()),
  });
  const done = new Map<Act, number>();
  const refused = new Map<Act, number>();

  async function seat(type: 'takeAway' | 'dineIn', drawn: Random) {
    random = () => 0;
    const [core] = nodes.cores;
    const dishes = [aLine(), aLine({ product: 'tea' }), aLine()];
    const call = aTakeAway({ session: { type }, products: dishes, total: 6050 });
    const { _id: session, restoreKey } = await core.ordering.create(call, MANAGER);
    random = drawn;
    const attempts: PaymentAttempt[] = [];
    const lineOf = (of: number) => dishes[of % dishes.length]?.id ?? '';
    const oneOf = (some: readonly PaymentAttempt[], of: number) => some[of % Math.max(some.length, 1)];
    const bill = (at: Core) => at.ordering.get(session, restoreKey, GUEST);

    async function pay(
      at: Core,
      methodRef: string,
      amount: number | undefined,
      { line, takeOver = false }: { readonly line?: string; readonly takeOver?: boolean } = {},
    ) {
      const requestId = randomUUID();
      const { outstanding } = (await bill(at)).bill;
      const share = line === undefined ? undefined : lines(line);
      const wanted = { requestId, session, restoreKey, methodRef, amount: amount ?? outstanding, share };
      attempts.push(await at.payments.online({ ...wanted, takeOver }, GUEST));
    }

    async function perform({ act, of }: Deed, at: Core): Promise<unknown> {
      const requestId = randomUUID();
      const payment = oneOf(attempts, of)?._id ?? '';
      const held = { session, restoreKey };
      switch (act) {
        case 'payAtCounter':
          return pay(at, COUNTER, undefined);
        case 'payOnline':
          return pay(at, SANDBOX, undefined, { takeOver: of % 2 === 0 });
        case 'payHalf':
          return pay(at, COUNTER, 3000);
        case 'payLine': {
          const rates = (await bill(at)).section === 'section2' ? 10 : 11;
          return pay(at, COUNTER, (of % 3 === 1 ? 150 : 200) * rates, { line: lineOf(of) });
        }
        case 'confirm':
          return at.payments.confirm({ payment }, CASHIER);
        case 'report':
        case 'reportRefused': {
          const outcome = act === 'report' ? 'paid' : 'failed';
          const hosted = oneOf(
            attempts.filter(({ provider }) => provider === 'sandbox'),
            of,
          );
          const { _id: attempt, amount, currency } = hosted ?? { _id: '', amount: 0, currency: 'HKD' };
          const rawBody = JSON.stringify({ id: requestId, attempt, status: outcome, amount, currency });
          return at.payments.webhook({ provider: 'sandbox', rawBody, headers: { signed: 'yes' } });
        }
        case 'cancelPayment':
          return at.payments.cancel({ payment, ...held }, GUEST);
        case 'void':
          return at.ordering.void({ requestId, session, reason: WRONG }, MANAGER);
        case 'voidLine':
          return at.ordering.void({ requestId, session, reason: WRONG, lines: [lineOf(of)] }, MANAGER);
        case 'cancelBill':
          return at.ordering.cancel({ requestId, session, reason: WRONG }, MANAGER);
        case 'shareLine':
          return at.ordering.shareLines({ ...held, lines: [lineOf(of)], guests: [] }, GUEST);
        case 'order': {
          const total = (await bill(at)).section === 'section2' ? 2000 : 2200;
          return at.ordering.order(anOrder(session, { restoreKey, total }), GUEST);
        }
        case 'askForBill':
          return at.ordering.updatePayment(held, GUEST);
        case 'backToOrdering':
          return at.ordering.updatePayment({ ...held, status: 'ongoing' }, GUEST);
        case 'changeSection': {
          const section = of % 2 === 0 ? 'section2' : 'section1';
          return at.ordering.changeSection({ ...held, section }, MANAGER);
        }
        case 'join':
          return at.ordering.join(held, GUEST);
        case 'expire':
          nodes.clock.advance(EXPIRES_AFTER);
          return at.payments.expire();
        case 'bump': {
          const tickets = await at.kitchen.tickets({ shop: SHOP }, MANAGER);
          const ticket = tickets.data.find((each: KitchenTicket) => each.session === session);
          return at.kitchen.move(ticket?._id ?? '', { status: 'preparing' }, aStaffMember('kitchen'));
        }
      }
    }

    async function act(what: Deed): Promise<void> {
      const at = nodes.cores[what.node % nodes.cores.length] ?? core;
      await yielding(drawn);
      try {
        await perform(what, at);
        done.set(what.act, (done.get(what.act) ?? 0) + 1);
      } catch (error) {
        if (!(error instanceof CodedError && REFUSALS.has(error.code)) && !isRepeatedMove(error, what))
          throw error;
        refused.set(what.act, (refused.get(what.act) ?? 0) + 1);
      }
    }

    return {
      act,
      audits: async () => {
        random = () => 0;
        const found = await core.audit.find({ shop: SHOP, limit: 1000 }, MANAGER);
        return found.data.filter(({ after }) => after?.session === session);
      },
      /** Throws unless all published states of the bill and its final state are consistent. */
      check(confirmed: readonly { readonly action: string }[]) {
        const events = nodes.events().toSorted((one, other) => one.seq - other.seq);
        const bills = events
          .filter(({ topic, id }) => topic === 'tableSessions' && id === session)
          .map(({ data }) => data as unknown as TableSession)
          .toSorted((one, other) => one.version - other.version);
        const attempts = events
          .filter(({ topic, data }) => topic === 'payments' && data.session === session)
          .map(({ data }) => data as unknown as PaymentAttempt);
        checkAttempts(attempts);
        checkBills(bills, new Map(attempts.map(({ _id, provider }) => [_id, provider])));
        checkEnd(bills.at(-1), [...new Map(attempts.map((each) => [each._id, each])).values()], confirmed);
      },
    };
  }
  return { seat, counts: () => ({ done, refused }) };
}

/** Ignores the refusal of a ticket that has been moved already. */
function isRepeatedMove(error: unknown, { act }: Deed): boolean {
  return act === 'bump' && error instanceof CodedError && error.code === 'transitionNotAllowed';
}

const FINISHED: readonly string[] = ['done', 'void', 'cancelled'];
const isLive = ({ status }: TableSession['products'][number]) => status !== 'cancel';
const liveOf = ({ products }: TableSession) => products.filter(isLive).map(({ id }) => id);

/** Asserts that settled counter attempts stay settled, and that no success is undone. */
function checkAttempts(attempts: readonly PaymentAttempt[]): void {
  const last = new Map<string, PaymentAttempt>();
  for (const next of attempts) {
    const before = last.get(next._id);
    const isOver =
      before?.status === 'succeeded' || (before && isEnded(before) && next.provider === 'counter');
    if (isOver) expect(next.status, 'status of a settled attempt').toBe(before?.status);
    last.set(next._id, next);
  }
}

function isEnded({ status }: PaymentAttempt): boolean {
  return status !== 'created' && status !== 'requiresAction';
}

/** Compares each state of a bill with the previous one. */
function checkBills(bills: readonly TableSession[], providers: ReadonlyMap<string, string>): void {
  for (const [index, next] of bills.entries()) {
    const { bill, payments, status } = next;
    expect(bill.paid).toBe(payments.reduce((sum, { amount }) => sum + amount, 0));
    expect(bill.outstanding).toBe(bill.total - bill.paid);
    expect(new Set(payments.map(({ _id }) => _id)).size).toBe(payments.length);
    if (FINISHED.includes(status)) expect(next).not.toHaveProperty('pendingPayments');
    const before = bills[index - 1];
    if (before === undefined) continue;
    expect(next.version).toBeGreaterThan(before.version);
    const known = new Set(before.payments.map(({ _id }) => _id));
    const fresh = payments.filter(({ _id }) => !known.has(_id));
    const byStaff = fresh.filter(({ _id }) => providers.get(_id) === 'counter');
    for (const { amount } of byStaff) {
      expect(amount, 'what staff took of what was owed').toBeLessThanOrEqual(before.bill.outstanding);
      expect(bill.outstanding).toBeGreaterThanOrEqual(0);
    }
    const wereLive = liveOf(before);
    const areLive = liveOf(next);
    if (FINISHED.includes(before.status)) {
      expect(status).toBe(before.status);
      expect(next.guests, 'guests of a finished bill').toEqual(before.guests);
      expect(byStaff, 'money of staff on a finished bill').toEqual([]);
      expect(
        areLive.filter((id) => !wereLive.includes(id)),
        'lines of a finished bill',
      ).toEqual([]);
    }
    const isLess = bill.outstanding < 0 && bill.outstanding < before.bill.outstanding;
    const isOfProvider = fresh.length > byStaff.length;
    if (isLess) expect(isOfProvider || areLive.length < wereLive.length, 'change that is due').toBe(true);
  }
}

function checkEnd(
  end: TableSession | undefined,
  attempts: readonly PaymentAttempt[],
  audits: readonly { readonly action: string }[],
): void {
  const succeeded = attempts.filter(({ status }) => status === 'succeeded');
  const booked = end?.payments.map(({ _id }) => _id) ?? [];
  expect(booked.toSorted()).toEqual(succeeded.map(({ _id }) => _id).toSorted());
  const byStaff = succeeded.filter(({ provider }) => provider === 'counter');
  expect(audits.filter(({ action }) => action === 'confirmPayment')).toHaveLength(byStaff.length);
  const waiting = attempts.filter((attempt) => !isEnded(attempt)).map(({ _id }) => _id);
  expect((end?.pendingPayments ?? []).map(({ _id }) => _id).toSorted()).toEqual(waiting.toSorted());
  if (end?.status === 'void' || end?.status === 'cancelled') {
    expect(byStaff, 'money of staff on a bill that came to nothing').toEqual([]);
    expect([end.bill.total, liveOf(end).length]).toEqual([0, 0]);
  }
}
