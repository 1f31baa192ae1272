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

/** Raises a member to the level that their points reach; never lowers it. */
export async function raiseLevel(tx: Tx, parts: Parts, id: string): Promise<void> {
  const points = await pointsSince(tx, id, periodStart(parts));
  const reached = earnedLevels(parts).findLast(({ minPoints }) => minPoints <= points);
  if (reached === undefined) return;
  await updateUser(tx, id, (user) => {
    const current = levelOf(parts, user.vipLevel);
    const isHigher = reached.minPoints > (current?.minPoints ?? -1);
    return isManualLevel(current) || !isHigher ? user : { ...user, vipLevel: reached._id };
  });
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
  const row = await read.first(earnedSince, { user, since });
  return Math.max(0, Number(row?.amount ?? 0));
}
