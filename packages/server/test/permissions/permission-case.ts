import { randomUUID } from 'node:crypto';
import type { SERVICES, ServicePath } from '@comanda/contract';
import type { TestCaller, World } from './world.ts';

type MethodOf<Path extends ServicePath> = (typeof SERVICES)[Path]['methods'][number];
export type CallName = { [Path in ServicePath]: `${MethodOf<Path>} ${Path}` }[ServicePath];
export type CallInput = { readonly id?: string; readonly data?: unknown; readonly query?: string };
export type PermissionCase = {
  /**
   * Check besides the table. `public`: none, and tokens are ignored. `open`: none. `bill`: access to the bill. `own`: the
   * member's own data. `shop`: the shop that staff are signed in to.
   */
  readonly by: 'public' | 'open' | 'bill' | 'own' | 'shop';
  readonly request: (world: World, caller: TestCaller) => CallInput | Promise<CallInput>;
  /** Expected refusals that differ from the derived ones, by caller. */
  readonly overrides?: Readonly<Partial<Record<TestCaller, readonly number[]>>>;
};

/** Creates the case of reading a document that everybody may read. */
export const read = (id: string): PermissionCase => ({ by: 'public', request: () => ({ id }) });
/** Case of a list that everybody may read. */
export const LIST: PermissionCase = { by: 'public', request: () => ({}) };
/** Creates the case of a call without a check besides the table. */
export const open = (data: object = {}): PermissionCase => ({ by: 'open', request: () => ({ data }) });
/** Creates the case of a call about a bill, a new one for each caller. */
export const ofBill = (more: () => object = () => ({}), name = 'session'): PermissionCase => ({
  by: 'bill',
  async request(world, caller) {
    const bill = await world.aBill();
    return { data: { [name]: bill._id, ...world.keyOf(caller, bill), ...more() } };
  },
});
/** Creates the case of a call of staff for their shop. */
export const ofShop = (data: () => object): PermissionCase => ({
  by: 'shop',
  request: () => ({ data: data() }),
});

/** The callers signed in as staff. */
export const STAFF_CALLERS = [
  'cashier',
  'waiter',
  'kitchen',
  'manager',
  'areaManager',
  'owner',
  'managerElsewhere',
] as const;

/** Returns the overrides of a call that is forbidden to callers. */
export function refusedTo(callers: readonly TestCaller[]): PermissionCase['overrides'] {
  return Object.fromEntries(callers.map((caller) => [caller, [403]]));
}

/** Creates the case of a change of a placed line by staff, of a new bill for each caller. */
export const changed = (more: (bill: { readonly line: string }) => object): PermissionCase => ({
  by: 'bill',
  async request(world) {
    const { _id: session, products } = await world.aBill();
    const line = products[0]?.id ?? '';
    return { data: { requestId: randomUUID(), session, ...more({ line }) } };
  },
});

/** Cases by call; each is in one file only. */
export type CallCases = { readonly [Name in CallName]?: PermissionCase };
