import type { PointEntry } from '@comanda/contract';
import type { CoreContext } from '../../core/index.ts';
import type { Reads, Tx } from '../../db/index.ts';
import { addMonths, CodedError, instantNow, instantOf, newId } from '../../lib/index.ts';
import { lockPurses, overdue, pointsLeft, putPoints, takeLot, takePurse } from './point-store.ts';

type Parts = Pick<CoreContext, 'catalogue' | 'clock'>;
type EntryFields = Pick<PointEntry, 'user' | 'reason'> &
  Partial<Pick<PointEntry, 'session' | 'reward' | 'remark' | 'staff'>>;

/** Months after which points expire, unless the system setting says otherwise. */
export const EXPIRE_MONTHS = 12;

/** Returns the shop in which points given by a shop are valid, by the system setting; undefined for all shops. */
export function pointShop({ catalogue }: Pick<CoreContext, 'catalogue'>, shop: string): string | undefined {
  const [setting] = catalogue.list('systemSettings');
  return setting?.points?.scope === 'shop' ? shop : undefined;
}

/** Books points for a member, with their expiry, and returns the entry. */
export async function givePoints(
  tx: Tx,
  parts: Parts,
  fields: EntryFields & { readonly shop: string | undefined; readonly amount: number },
): Promise<PointEntry> {
  const [setting] = parts.catalogue.list('systemSettings');
  const months = setting?.points?.expireMonths ?? EXPIRE_MONTHS;
  const expiresAt = months === 0 ? undefined : instantOf(addMonths(parts.clock.now(), months));
  const entry = { ...entryOf(parts, fields, fields.shop, fields.amount), expiresAt };
  await putPoints(tx, entry);
  return entry;
}

/**
 * Takes points that are valid in a shop: the shop's own first, then, unless `isExactScope`, those valid everywhere.
 * Throws `notEnoughPoints` with the available amount, also for the second of two concurrent calls.
 */
export async function takePoints(
  tx: Tx,
  parts: Parts,
  input: EntryFields & {
    readonly shop: string | undefined;
    readonly amount: number;
    readonly isExactScope?: boolean;
  },
): Promise<readonly PointEntry[]> {
  const { shop, amount, isExactScope = shop === undefined, ...fields } = input;
  const { user } = fields;
  const purses = await openPurses(tx, parts, user);
  const scopes = isExactScope ? [shop] : [shop, undefined];
  let remaining = amount;
  const entries: PointEntry[] = [];
  for (const scope of scopes) {
    const part = Math.min(remaining, purses.get(scope ?? '') ?? 0);
    if (part === 0) continue;
    const entry = entryOf(parts, fields, scope, -part);
    if (await takePurse(tx, entry)) entries.push(entry);
    else break;
    remaining -= part;
  }
  if (remaining > 0)
    throw new CodedError('notEnoughPoints', { available: amount - remaining, wanted: amount });
  return entries;
}

/**
 * Takes points earned with a bill back, as far as the balance goes: points already spent are the restaurant's loss, and are
 * recorded so that they count for no level.
 */
export async function takeBackPoints(
  tx: Tx,
  parts: Parts,
  earned: PointEntry & { readonly session: string },
  wanted: number,
): Promise<void> {
  const purses = await openPurses(tx, parts, earned.user);
  const amount = Math.min(wanted, purses.get(earned.shop ?? '') ?? 0);
  const { user, session, shop, createdAt } = earned;
  if (amount > 0)
    await takePurse(tx, entryOf(parts, { user, session, reason: 'giveBack' }, shop, -amount), session);
  const spent = wanted - amount;
  if (spent === 0) return;
  const row = { id: newId(parts.clock), user, session, amount: spent, created_at: createdAt };
  await tx.insert('spent_point_returns', [row]);
}

/** Returns the points that a member can spend, in a shop or in all, by scope. */
export async function availablePoints(
  read: Reads,
  { clock }: Pick<CoreContext, 'clock'>,
  { user, shop }: { readonly user: string; readonly shop?: string },
) {
  const purses = await pointsLeft(read, user, instantNow(clock));
  return [...purses]
    .filter(([scope]) => shop === undefined || scope === '' || scope === shop)
    .map(([scope, amount]) => ({ _id: scope === '' ? 'all' : scope, amount }));
}

/** Books the expiry of a member's overdue points; returns how many lots. */
export async function expirePointsOf(tx: Tx, parts: Parts, user: string): Promise<number> {
  const lots = await overdue(tx, user, instantNow(parts.clock));
  for (const lot of lots) {
    const shop = lot.shop === '' ? undefined : lot.shop;
    await takeLot(tx, entryOf(parts, { user, reason: 'expire' }, shop, -lot.remaining), lot);
  }
  return lots.length;
}

/** Locks a member's purses and returns their balances without overdue points. */
async function openPurses(tx: Tx, parts: Parts, user: string): Promise<ReadonlyMap<string, number>> {
  const purses = await lockPurses(tx, user);
  return (await expirePointsOf(tx, parts, user)) === 0 ? purses : lockPurses(tx, user);
}

function entryOf({ clock }: Parts, entry: EntryFields, shop: string | undefined, amount: number): PointEntry {
  const { user, reason, session, reward, remark, staff } = entry;
  const fields = { user, shop, amount, reason, session, reward, remark, staff };
  return { _id: newId(clock), ...fields, createdAt: instantNow(clock) };
}
