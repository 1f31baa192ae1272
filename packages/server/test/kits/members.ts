import { randomUUID } from 'node:crypto';
import type { Organisation, TableSession, User } from '@comanda/contract';
import { insertUsers } from '../../src/accounts/stores/user-store.ts';
import type { Core } from '../../src/composition/create-core.ts';
import type { Actor } from '../../src/core/actor.ts';
import { aStaffMember } from './calls.ts';
import type { TestDatabases } from './each-database.ts';
import { aRule } from './promotions.ts';
import { COUNTER, smallOrganisation } from './small-organisation.ts';
import { seededCore } from './test-core.ts';

export const AMY: Actor = { kind: 'member', user: 'user-1' };
export const BOB: Actor = { kind: 'member', user: 'user-2' };

/** A level with ten per cent off every order. */
export const GOLD = {
  _id: 'gold',
  name: { en: 'Gold', cht: '金級', chs: '金级' },
  orderDiscount: 0.9,
} as const;

const MEMBERS: readonly User[] = [
  { _id: 'user-1', name: 'Amy', phone: '+85255550001', status: 'active', vipLevel: 'gold' },
  { _id: 'user-2', name: 'Bob', phone: '+85255550002', status: 'active' },
];

/** Starts a core with two members, Amy with the gold level and Bob without; without staff unless given. */
export async function membersCore(databases: TestDatabases, overrides: Partial<Organisation> = {}) {
  const db = await databases.open();
  const organisation = smallOrganisation({ staff: [], vipLevels: [GOLD], ...overrides });
  const test = await seededCore(db, { organisation });
  // inserted directly: nobody logs in here, and hashing passwords is slow
  await db.unitOfWork((tx) =>
    insertUsers(
      tx,
      MEMBERS.map((user) => ({ ...user, passwordHash: '' })),
    ),
  );
  return { ...test, db };
}

/** A rule of one point per dollar. */
export const POINTS = aRule('points', {
  type: 'point',
  for: undefined,
  discountType: undefined,
  discount: undefined,
  percentagePoint: 100,
});

/** A gift rule for a cup of tea. */
export const TEA_GIFT = aRule('tea-gift', {
  type: 'free',
  for: undefined,
  discountType: undefined,
  discount: undefined,
  source: 'gift',
  freeProducts: [{ product: 'tea', quantity: 1 }],
});

/** Pays a bill of the small organisation at its counter. */
export async function payInFull(
  core: Core,
  { _id: session, bill }: TableSession,
  payer: Actor,
): Promise<void> {
  const call = { requestId: randomUUID(), session, methodRef: COUNTER, amount: bill.outstanding };
  const { _id: payment } = await core.payments.online(call, payer);
  await core.payments.confirm({ payment }, aStaffMember());
}
