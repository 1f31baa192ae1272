import type { PointEntry } from '@comanda/contract';
import type { CoreContext } from '../../core/index.ts';
import type { Reads, Tx } from '../../db/index.ts';
import { CodedError, instantNow, instantOf, monthsFrom, newId } from '../../lib/index.ts';
import { lockPurses, overdue, pointsLeft, putPoints, takeLot, takePurse } from './point-store.ts';

type Parts = Pick<CoreContext, 'catalogue' | 'clock'>;
type Note = Pick<PointEntry, 'user' | 'reason'> &
  Partial<Pick<PointEntry, 'session' | 'reward' | 'remark' | 'staff'>>;

/** Months after which points are lost when the system setting says nothing. */
export const EXPIRE_MONTHS = 12;

/** Where points that a shop gives count: there, or everywhere (undefined), as the system setting says. */
export function pointShop({ catalogue }: Pick<CoreContext, 'catalogue'>, shop: string): string | undefined {
  const [setting] = catalogue.list('systemSettings');
  return setting?.points?.scope === 'shop' ? shop : undefined;
}

/** Gives points, to be spent until they expire. */
export async function givePoints(
  tx: Tx,
  parts: Parts,
  note: Note & { readonly shop: string | undefined; readonly amount: number },
): Promise<PointEntry> {
  const [setting] = parts.catalogue.list('systemSettings');
  const months = setting?.points?.expireMonths ?? EXPIRE_MONTHS;
  const expiresAt = months === 0 ? undefined : instantOf(monthsFrom(parts.clock.now(), months));
  const entry = { ...entryOf(parts, note, note.shop, note.amount), expiresAt };
  await putPoints(tx, entry);
  return entry;
}

/**
 * Takes points that count in the shop: those of the shop first, then, unless `onlyThere`, those that count everywhere.
 * Throws `notEnoughPoints` with what there is: of two phones that spend the same points one gets
 * nothing.
 */
export async function takePoints(
  tx: Tx,
  parts: Parts,
  given: Note & {
    readonly shop: string | undefined;
    readonly amount: number;
    readonly onlyThere?: boolean;
  },
): Promise<readonly PointEntry[]> {
  const { shop, amount, onlyThere = shop === undefined, ...note } = given;
  const { user } = note;
  const purses = await openPurses(tx, parts, user);
  const places = onlyThere ? [shop] : [shop, undefined];
  let wanted = amount;
  const entries: PointEntry[] = [];
  for (const place of places) {
    const part = Math.min(wanted, purses.get(place ?? '') ?? 0);
    if (part === 0) continue;
    const entry = entryOf(parts, note, place, -part);
    if (await takePurse(tx, entry)) entries.push(entry);
    else break;
    wanted -= part;
  }
  if (wanted > 0) throw new CodedError('notEnoughPoints', { available: amount - wanted, wanted: amount });
  return entries;
}

/** Takes back points that a bill has earned, as far as they are there; those that are spent are lost to the restaurant. */
export async function takeBackPoints(
  tx: Tx,
  parts: Parts,
  earned: PointEntry,
  wanted: number,
): Promise<void> {
  const purses = await openPurses(tx, parts, earned.user);
  const amount = Math.min(wanted, purses.get(earned.shop ?? '') ?? 0);
  if (amount === 0) return;
  const { user, session, shop } = earned;
  await takePurse(tx, entryOf(parts, { user, session, reason: 'giveBack' }, shop, -amount), session);
}

/** What the member can spend in a shop, or anywhere. */
export async function availablePoints(
  read: Reads,
  { clock }: Pick<CoreContext, 'clock'>,
  { user, shop }: { readonly user: string; readonly shop?: string },
) {
  const purses = await pointsLeft(read, user, instantNow(clock));
  return [...purses]
    .filter(([place]) => shop === undefined || place === '' || place === shop)
    .map(([place, amount]) => ({ _id: place === '' ? 'all' : place, amount }));
}

/** Books the loss of the member's points that are past their end; gives how many lots. */
export async function expirePointsOf(tx: Tx, parts: Parts, user: string): Promise<number> {
  const lots = await overdue(tx, user, instantNow(parts.clock));
  for (const lot of lots) {
    const shop = lot.shop === '' ? undefined : lot.shop;
    await takeLot(tx, entryOf(parts, { user, reason: 'expire' }, shop, -lot.remaining), lot);
  }
  return lots.length;
}

/** The member's purses, without what is past its end. */
async function openPurses(tx: Tx, parts: Parts, user: string): Promise<ReadonlyMap<string, number>> {
  const purses = await lockPurses(tx, user);
  return (await expirePointsOf(tx, parts, user)) === 0 ? purses : lockPurses(tx, user);
}

function entryOf({ clock }: Parts, note: Note, shop: string | undefined, amount: number): PointEntry {
  const { user, reason, session, reward, remark, staff } = note;
  const said = { user, shop, amount, reason, session, reward, remark, staff };
  return { _id: newId(clock), ...said, createdAt: instantNow(clock) };
}
