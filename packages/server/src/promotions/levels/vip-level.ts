import type { VipLevel, VipProgress } from '@comanda/contract';
import { readUser, updateUser } from '../../accounts/stores/index.ts';
import type { CoreContext } from '../../core/index.ts';
import { type Reads, statement, type Tx } from '../../db/index.ts';
import { addMonths, CodedError, instantOf } from '../../lib/index.ts';

type Parts = Pick<CoreContext, 'catalogue' | 'clock'>;
type ReachedLevel = VipLevel & { readonly minPoints: number };

const PERIOD_MONTHS = 12;

const earnedSince = statement<{ user: string; since: string }>()((q, p) =>
  q
    .selectFrom('point_entries')
    .select((row) => row.fn.sum<number | string | null>('amount').as('amount'))
    .where('user', '=', p.user)
    .where('created_at', '>=', p.since)
    .where('reason', 'in', ['earn', 'giveBack']),
);

const spentSince = statement<{ user: string; since: string }>()((q, p) =>
  q
    .selectFrom('spent_point_returns')
    .select((row) => row.fn.sum<number | string | null>('amount').as('amount'))
    .where('user', '=', p.user)
    .where('created_at', '>=', p.since),
);

/** Returns a member's points of the period and those missing to the next level. Throws `notFound`. */
export async function vipProgress(read: Reads, parts: Parts, id: string): Promise<VipProgress> {
  const user = await readUser(read, id);
  if (!user) throw new CodedError('notFound');
  const since = periodStart(parts);
  const points = await pointsSince(read, id, since);
  const current = levelOf(parts, user.vipLevel);
  const next = isManualLevel(current)
    ? undefined
    : earnedLevels(parts).find(({ minPoints }) => minPoints > Math.max(points, current?.minPoints ?? -1));
  return {
    user: id,
    vipLevel: user.vipLevel,
    points,
    since,
    ...(next !== undefined && { next: next._id, missing: next.minPoints - points }),
  };
}

/** Returns the points of a member that count for their level now: those earned in the period and not given back. */
export function levelPoints(read: Reads, parts: Parts, id: string): Promise<number> {
  return pointsSince(read, id, periodStart(parts));
}

/**
 * Lowers a member to the level that their points still reach, if points given back have taken them below their present one
 * (payments M4.4). A level that staff gave, or that the points had not reached in this period anyway, stays.
 * @param before the points that counted before they were given back
 */
export async function lowerLevel(tx: Tx, parts: Parts, id: string, before: number): Promise<void> {
  const points = await levelPoints(tx, parts, id);
  await updateUser(tx, id, (user) => {
    const needed = levelOf(parts, user.vipLevel)?.minPoints;
    if (needed === undefined || before < needed || points >= needed) return user;
    const { vipLevel: _level, ...rest } = user;
    const reached = reachedLevel(parts, points);
    return reached === undefined ? rest : { ...rest, vipLevel: reached._id };
  });
}

/** Raises a member to the level that their points reach; never lowers it. */
export async function raiseLevel(tx: Tx, parts: Parts, id: string): Promise<void> {
  const points = await levelPoints(tx, parts, id);
  const reached = reachedLevel(parts, points);
  if (reached === undefined) return;
  await updateUser(tx, id, (user) => {
    const current = levelOf(parts, user.vipLevel);
    const isHigher = reached.minPoints > (current?.minPoints ?? -1);
    return isManualLevel(current) || !isHigher ? user : { ...user, vipLevel: reached._id };
  });
}

/** Returns the highest level that some points reach. */
function reachedLevel(parts: Parts, points: number): ReachedLevel | undefined {
  return earnedLevels(parts).findLast(({ minPoints }) => minPoints <= points);
}

/** Returns the levels that points can reach, lowest first. */
function earnedLevels({ catalogue }: Parts): readonly ReachedLevel[] {
  const levels = catalogue.list('vipLevels').flatMap((level) => {
    const { minPoints } = level;
    return minPoints === undefined ? [] : [{ ...level, minPoints }];
  });
  return levels.sort((one, other) => one.minPoints - other.minPoints);
}

/** Returns whether a level is assigned by hand, and so not changed by points. */
function isManualLevel(level: VipLevel | undefined): boolean {
  return level !== undefined && level.minPoints === undefined;
}

function levelOf({ catalogue }: Parts, id: string | undefined): VipLevel | undefined {
  return id === undefined ? undefined : catalogue.get('vipLevels', id);
}

function periodStart({ catalogue, clock }: Parts): string {
  const [setting] = catalogue.list('systemSettings');
  return instantOf(addMonths(clock.now(), -(setting?.vipMonths ?? PERIOD_MONTHS)));
}

async function pointsSince(read: Reads, user: string, since: string): Promise<number> {
  const earned = await read.first(earnedSince, { user, since });
  const spent = await read.first(spentSince, { user, since });
  return Math.max(0, Number(earned?.amount ?? 0) - Number(spent?.amount ?? 0));
}
