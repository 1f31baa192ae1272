import client from '@feathersjs/client';
import { aStaffMember } from '../kits/calls.ts';
import { aZone } from '../kits/deliveries.ts';
import { type Edge, openEdge } from '../kits/edge.ts';
import { HOSTED_METHODS } from '../kits/hosted-providers.ts';
import { aCoupon, aCouponRule, aRule } from '../kits/promotions.ts';
import { aShop, OTHER_SHOP, SHOP, smallOrganisation } from '../kits/small-organisation.ts';

/** A member of the test organisation. */
export const MEMBER = {
  _id: 'amy',
  name: 'Amy',
  phone: '+85255550101',
  email: 'amy@example.com',
  status: 'active',
  password: 'Correct1Horse',
} as const;
export const LEAVER = { ...MEMBER, _id: 'bob', phone: '+85255550102', email: 'bob@example.com' } as const;
export const OWNER_PASSWORD = 'Right1Battery';
const PINS = { cashier: '1111', kitchen: '2222', owner: '9999' } as const;
/**
 * Users of the tests: a `newcomer` is a guest who may sign in, the `guest` stays one; the `leaver` is a member
 * who logs out, the `till` and the `kiosk` paired devices.
 */
export type Who = 'guest' | 'newcomer' | 'till' | 'kiosk' | 'member' | 'leaver' | keyof typeof PINS;
type Query = { readonly query?: object };
/** A service of the Feathers client. */
type FeathersService = {
  find(params?: Query): Promise<unknown>;
  get(id: string, params?: Query): Promise<unknown>;
  create(data: unknown, params?: Query): Promise<unknown>;
  patch(id: string, data: unknown, params?: Query): Promise<unknown>;
  remove(id: string | null, params?: Query): Promise<unknown>;
};
export type TestOrganisation = {
  readonly edge: Edge;
  readonly transport: 'live' | 'rest';
  /** Returns a service of a user's client, which stays signed in. */
  as(who: Who, path: string): Promise<FeathersService>;
};

/** Starts a complete server, with Feathers clients over one transport. */
export async function openOrganisation(transport: TestOrganisation['transport']): Promise<TestOrganisation> {
  const edge = await openEdge({}, organisation());
  const apps = new Map<Who, ReturnType<typeof connected>>();

  async function connected(who: Who) {
    const app = transport === 'live' ? (await edge.connect()).app : restApp(edge.url);
    const proof = who === 'till' || who === 'kiosk' ? await paired(edge, who) : await proofOf(edge, who);
    if (proof !== undefined) await app.authenticate(proof);
    return app;
  }

  return {
    edge,
    transport,
    async as(who, path) {
      // one who logs out gets a new client each time
      const app = (who === 'leaver' ? undefined : apps.get(who)) ?? connected(who);
      apps.set(who, app);
      return (await app).service(path);
    },
  };
}

async function paired({ core: { devices } }: Edge, kind: 'till' | 'kiosk') {
  const { code } = await devices.pairingCode(aStaffMember('manager'));
  const { deviceToken } = await devices.pair({ code, name: `The ${kind}`, kind }, 'test');
  return { strategy: 'device', deviceToken };
}

async function proofOf(edge: Edge, who: Exclude<Who, 'till' | 'kiosk'>) {
  if (who === 'guest' || who === 'newcomer') return undefined;
  if (who !== 'member' && who !== 'leaver')
    return { strategy: 'jwt', accessToken: await edge.tokenFor(PINS[who]) };
  const { email, password } = who === 'member' ? MEMBER : LEAVER;
  return { strategy: 'local', email, password };
}

function restApp(url: string) {
  return client
    .default()
    .configure(client.rest(`${url}/api`).fetch(fetch))
    .configure(client.authentication());
}

/** Returns the small organisation with one of everything that can be read. */
function organisation() {
  const name = { en: 'One', cht: '一', chs: '一' };
  const { paymentMethods, staff } = smallOrganisation();
  const withPassword = { email: 'owner@example.com', password: OWNER_PASSWORD };
  const delivering = { openDelivery: true, payment: { ...aShop().payment, delivery: 'either' } } as const;
  return smallOrganisation({
    tableViewItems: [
      ...smallOrganisation().tableViewItems,
      { _id: 'view3', shop: SHOP, section: 'section1', item: 'table3', name: 'A3', capacity: 2 },
    ],
    shops: [aShop({ ...delivering, deliveryZones: [aZone()] }), aShop({ _id: OTHER_SHOP })],
    paymentMethods: [...paymentMethods, ...HOSTED_METHODS],
    staff: staff.map((person) => (person._id === 'owner1' ? { ...person, ...withPassword } : person)),
    orderDiscounts: [
      aRule('ten'),
      aCouponRule('five'),
      aRule('cup', { type: 'free', source: 'gift', freeProducts: [{ product: 'tea', quantity: 1 }] }),
    ],
    rewards: [{ _id: 'five-off', name, points: 50, coupon: 'five' }],
    users: [MEMBER, LEAVER],
    userCoupons: [aCoupon('FIVE', 'five')],
    subCategories: [{ _id: 'sub1', name, category: 'category1' }],
    taxSettings: [{ _id: 'tax1', name, status: 'active', percent: 0 }],
    vipLevels: [{ _id: 'gold', name, orderDiscount: 0.9 }],
  });
}
