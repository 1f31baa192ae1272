import { DAY_MS, HOUR_MS, MINUTE_MS } from '@comanda/domain';
import type { CoreContext } from '../../core/index.ts';
import { type Reads, statement, type Tx } from '../../db/index.ts';
import { CLOCK_TOLERANCE_MS, instantNow, instantOf, newId } from '../../lib/index.ts';
import type { Publish } from '../../outbox/index.ts';
import { touchStaff } from '../stores/index.ts';
import type { RefreshClaims } from '../tokens/index.ts';

/**
 * Grace period in which a replaced refresh token still works, for two tabs or a repeated request, with the tolerance
 * between the clocks of nodes.
 */
const GRACE_MS = 30_000 + CLOCK_TOLERANCE_MS;
/** Interval between updates of when a log-in was last seen. */
const TOUCH_INTERVAL_MS = 5 * MINUTE_MS;
/** Lifetime of a log-in without renewal, and in total. */
const LIFETIMES = {
  shift: { idle: 12 * HOUR_MS, max: 12 * HOUR_MS },
  staff: { idle: DAY_MS, max: 30 * DAY_MS },
  member: { idle: 30 * DAY_MS, max: 180 * DAY_MS },
} as const;

type Kind = 'staff' | 'member';
/** Proof that a log-in began with: a PIN, a password, or a password with a second factor. */
type Strength = 'pin' | 'password' | 'secondFactor';
type Id = { readonly id: string };
export type LogInRow = {
  readonly id: string;
  readonly kind: string;
  readonly subject: string;
  readonly shop: string | null;
  readonly device: string | null;
  readonly strength: string;
  readonly proved_at: string | null;
  readonly seen_at: string | null;
  readonly generation: number;
  readonly rotated_at: string;
  readonly created_at: string;
  readonly expires_at: string;
};

const find = statement<Id>()((q, p) => q.selectFrom('log_ins').selectAll().where('id', '=', p.id));
const rotate = statement<Id & { from: number; next: number; now: string; expiresAt: string }>()((q, p) =>
  q
    .updateTable('log_ins')
    .set({ generation: p.next, rotated_at: p.now, expires_at: p.expiresAt })
    .where('id', '=', p.id)
    .where('generation', '=', p.from)
    .where('expires_at', '>', p.now),
);
const setShop = statement<Id & { shop: string }>()((q, p) =>
  q.updateTable('log_ins').set({ shop: p.shop }).where('id', '=', p.id),
);
const end = statement<Id>()((q, p) => q.deleteFrom('log_ins').where('id', '=', p.id));
const endAll = statement<{ kind: string; subject: string; except: string }>()((q, p) =>
  q
    .deleteFrom('log_ins')
    .where('kind', '=', p.kind)
    .where('subject', '=', p.subject)
    .where('id', '<>', p.except),
);
const endOn = statement<{ device: string }>()((q, p) =>
  q.deleteFrom('log_ins').where('device', '=', p.device),
);
const endEarlierOn = statement<{ device: string; logIn: string }>()((q, p) =>
  q.deleteFrom('log_ins').where('device', '=', p.device).where('id', '<', p.logIn),
);
const prove = statement<Id & { now: string }>()((q, p) =>
  q.updateTable('log_ins').set({ proved_at: p.now }).where('id', '=', p.id),
);
const raise = statement<Id & { strength: Strength }>()((q, p) =>
  q.updateTable('log_ins').set({ strength: p.strength }).where('id', '=', p.id),
);
const activeStaff = statement<{ now: string }>()((q, p) =>
  q
    .selectFrom('log_ins')
    .selectAll()
    .where('kind', '=', 'staff')
    .where('expires_at', '>', p.now)
    .orderBy('id', 'desc'),
);
const ofSubject = statement<{ kind: string; subject: string; now: string }>()((q, p) =>
  q
    .selectFrom('log_ins')
    .selectAll()
    .where('kind', '=', p.kind)
    .where('subject', '=', p.subject)
    .where('expires_at', '>', p.now)
    .orderBy('id', 'desc'),
);
const touch = statement<Id & { now: string }>()((q, p) =>
  q.updateTable('log_ins').set({ seen_at: p.now }).where('id', '=', p.id),
);
const deleteExpired = statement<{ now: string }>()((q, p) =>
  q.deleteFrom('log_ins').where('expires_at', '<', p.now),
);

/** Stores a new log-in and returns its id and end; a `shift`, which staff start by PIN, cannot be renewed. */
export async function startLogIn(
  tx: Tx,
  { clock }: Pick<CoreContext, 'clock'>,
  logIn: {
    readonly kind: Kind;
    readonly subject: string;
    readonly life: keyof typeof LIFETIMES;
    readonly strength: Strength;
    readonly shop?: string;
    readonly device?: string;
  },
): Promise<{ readonly id: string; readonly expiresAt: string }> {
  const { kind, subject, life, strength, shop = null, device = null } = logIn;
  const [id, now] = [newId(clock), instantNow(clock)];
  const expiresAt = instantOf(clock.now() + LIFETIMES[life].idle);
  await tx.insert('log_ins', [
    {
      id,
      kind,
      subject,
      shop,
      device,
      strength,
      proved_at: strength === 'pin' ? null : now,
      seen_at: now,
      generation: 1,
      rotated_at: now,
      created_at: now,
      expires_at: expiresAt,
    },
  ]);
  if (kind === 'staff') await touchStaff(tx, subject, now);
  return { id, expiresAt };
}

/** Returns a log-in; undefined when it has ended. */
export async function readActiveLogIn(
  read: Pick<Reads, 'first'>,
  { clock }: Pick<CoreContext, 'clock'>,
  id: string,
): Promise<LogInRow | undefined> {
  const row = await read.first(find, { id });
  return row !== undefined && row.expires_at > instantNow(clock) ? row : undefined;
}

/** Returns the log-ins of staff that have not ended, newest first. */
export async function activeStaffLogIns(read: Pick<Reads, 'all'>, now: string): Promise<readonly LogInRow[]> {
  return read.all(activeStaff, { now });
}

/** Returns a member's log-ins that have not ended, newest first. */
export async function activeMemberLogIns(
  read: Pick<Reads, 'all'>,
  subject: string,
  now: string,
): Promise<readonly LogInRow[]> {
  return read.all(ofSubject, { kind: 'member', subject, now });
}

/** Stores that a log-in by password has given a second factor, too. */
export async function raiseStrength(tx: Tx, id: string): Promise<void> {
  await tx.run(raise, { id, strength: 'secondFactor' });
}

/** Stores that the password of a log-in was entered. */
export async function proveLogIn(tx: Tx, id: string, now: string): Promise<void> {
  await tx.run(prove, { id, now });
}

/** Updates when a log-in and its member of staff were last seen, at most every five minutes, if the database can. */
export async function touchLogIn(
  { write, clock }: Pick<CoreContext, 'write' | 'clock'>,
  { id, kind, subject, seen_at }: LogInRow,
): Promise<void> {
  // The time is in the future after the clock was set back.
  const isRecent = Math.abs(clock.now() - Date.parse(seen_at ?? '')) < TOUCH_INTERVAL_MS;
  if (isRecent) return;
  const now = instantNow(clock);
  const touched = write(async (tx) => {
    await tx.run(touch, { id, now });
    if (kind === 'staff') await touchStaff(tx, subject, now);
  });
  // nobody is refused for a time that is only shown
  await touched.catch(() => undefined);
}

/**
 * Returns whether an access token of the log-in can have been issued at `issuedAt` (epoch ms). A time in the future is
 * refused, unless the log-in was last renewed about then: in that case the clock has been set back since.
 */
export function isIssueTimePlausible(
  { clock }: Pick<CoreContext, 'clock'>,
  { rotated_at }: LogInRow,
  issuedAt: number,
): boolean {
  return issuedAt <= Math.max(clock.now() + CLOCK_TOLERANCE_MS, Date.parse(rotated_at) + GRACE_MS);
}

/**
 * Rotates the refresh token of a log-in, or returns the current generation to a caller within the grace period. A
 * token that was replaced before that has leaked: the log-in ends, and undefined is returned.
 */
export async function renewLogIn(
  tx: Tx,
  { clock }: Pick<CoreContext, 'clock'>,
  { logIn: id, generation }: RefreshClaims,
  publish: Publish,
): Promise<LogInRow | undefined> {
  const before = await readActiveLogIn(tx, { clock }, id);
  if (before === undefined) return undefined;
  const now = instantNow(clock);
  const next = {
    id,
    from: generation,
    next: generation + 1,
    now,
    expiresAt: renewedUntil(before, clock.now()),
  };
  const isRotated = (await tx.run(rotate, next)) === 1;
  const row = await tx.first(find, { id });
  if (isRotated || row === undefined) return row;
  // A rotation in the future means that the clock was set back; it counts as within the grace period.
  const isWithinGrace =
    row.generation === generation + 1 && clock.now() - Date.parse(row.rotated_at) <= GRACE_MS;
  if (isWithinGrace) return row;
  await tx.run(end, { id });
  publishIdentity(row.subject, publish);
  return undefined;
}

function renewedUntil({ kind, created_at }: LogInRow, now: number): string {
  const { idle, max } = LIFETIMES[kind === 'staff' ? 'staff' : 'member'];
  return instantOf(Math.min(now + idle, Date.parse(created_at) + max));
}

/** Stores the shop that an owner has switched to. */
export async function setLogInShop(tx: Tx, id: string, shop: string): Promise<void> {
  await tx.run(setShop, { id, shop });
}

/** Ends log-ins by their ids; live connections verify their tokens again. */
export async function endLogIns(tx: Tx, ids: readonly string[], publish: Publish): Promise<void> {
  for (const id of new Set(ids)) {
    const row = await tx.first(find, { id });
    if (row === undefined) continue;
    await tx.run(end, { id });
    publishIdentity(row.subject, publish);
  }
}

/** Ends all log-ins of an account, except one if named. */
export async function endAllLogIns(
  tx: Tx,
  { kind, subject }: { readonly kind: Kind; readonly subject: string },
  publish: Publish,
  except = '',
): Promise<void> {
  await tx.run(endAll, { kind, subject, except });
  publishIdentity(subject, publish);
}

/** Ends the log-ins of staff on a device. */
export async function endDeviceLogIns(tx: Tx, device: string): Promise<void> {
  await tx.run(endOn, { device });
}

/** Ends the log-ins of staff on a device that began before one; live connections verify their tokens again. */
export async function endEarlierDeviceLogIns(
  tx: Tx,
  { device, logIn }: { readonly device: string; readonly logIn: string },
  publish: Publish,
): Promise<void> {
  // Ids begin with their time: of two sign-ins at once the later one stays.
  if ((await tx.run(endEarlierOn, { device, logIn })) > 0) publishIdentity(device, publish);
}

/** Deletes expired log-ins; returns how many. */
export async function deleteExpiredLogIns(tx: Tx, { clock }: Pick<CoreContext, 'clock'>): Promise<number> {
  return tx.run(deleteExpired, { now: instantNow(clock) });
}

/** Makes the live connections of an account or device verify their tokens again, on every node. */
export function publishIdentity(id: string, publish: Publish): void {
  publish({ topic: 'identities', event: 'patched', shop: '', id, data: {} });
}
