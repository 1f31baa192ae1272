import type { CoreContext } from '../../core/index.ts';
import { type Reads, statement, type Tx } from '../../db/index.ts';
import { CLOCK_TOLERANCE_MS, instantNow, instantOf, newId } from '../../lib/index.ts';
import type { Publish } from '../../outbox/index.ts';
import type { RefreshClaims } from '../tokens/index.ts';

/**
 * Two tabs, or a request that is sent again, may renew with one token: so long after it was replaced, and so much
 * longer as the clock of the node that replaced it may be behind.
 */
const GRACE_MS = 30_000 + CLOCK_TOLERANCE_MS;
const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
/** How long a log-in lives without being renewed, and at all. */
const LIVES = {
  shift: { idle: 12 * HOUR_MS, longest: 12 * HOUR_MS },
  staff: { idle: DAY_MS, longest: 30 * DAY_MS },
  member: { idle: 30 * DAY_MS, longest: 180 * DAY_MS },
} as const;

type Kind = 'staff' | 'member';
type Id = { readonly id: string };
export type LogInRow = {
  readonly id: string;
  readonly kind: string;
  readonly subject: string;
  readonly shop: string | null;
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
const moveTo = statement<Id & { shop: string }>()((q, p) =>
  q.updateTable('log_ins').set({ shop: p.shop }).where('id', '=', p.id),
);
const end = statement<Id>()((q, p) => q.deleteFrom('log_ins').where('id', '=', p.id));
const endAll = statement<{ kind: string; subject: string; but: string }>()((q, p) =>
  q
    .deleteFrom('log_ins')
    .where('kind', '=', p.kind)
    .where('subject', '=', p.subject)
    .where('id', '<>', p.but),
);
const endOn = statement<{ device: string }>()((q, p) =>
  q.deleteFrom('log_ins').where('device', '=', p.device),
);
const forgetOld = statement<{ now: string }>()((q, p) =>
  q.deleteFrom('log_ins').where('expires_at', '<', p.now),
);

/** A new log-in; a `shift` is staff's by PIN and cannot be renewed. */
export async function startLogIn(
  tx: Tx,
  { clock }: Pick<CoreContext, 'clock'>,
  given: {
    readonly kind: Kind;
    readonly subject: string;
    readonly life: keyof typeof LIVES;
    readonly shop?: string;
    readonly device?: string;
  },
): Promise<{ readonly id: string; readonly expiresAt: string }> {
  const { kind, subject, life, shop = null, device = null } = given;
  const [id, now] = [newId(clock), instantNow(clock)];
  const expiresAt = instantOf(clock.now() + LIVES[life].idle);
  await tx.insert('log_ins', [
    {
      id,
      kind,
      subject,
      shop,
      device,
      generation: 1,
      rotated_at: now,
      created_at: now,
      expires_at: expiresAt,
    },
  ]);
  return { id, expiresAt };
}

/** A log-in that goes on; undefined when it has ended. */
export async function liveLogIn(
  read: Pick<Reads, 'first'>,
  { clock }: Pick<CoreContext, 'clock'>,
  id: string,
): Promise<LogInRow | undefined> {
  const row = await read.first(find, { id });
  return row !== undefined && row.expires_at > instantNow(clock) ? row : undefined;
}

/**
 * Returns whether a log-in was there at `issuedAt` (ms), when its access token is said to have been issued. A token
 * of the future is none of ours unless the log-in was last renewed at that time, too: then it is the clock that was
 * set back since.
 */
export function isIssuedFor(
  { clock }: Pick<CoreContext, 'clock'>,
  { rotated_at }: LogInRow,
  issuedAt: number,
): boolean {
  return issuedAt <= Math.max(clock.now() + CLOCK_TOLERANCE_MS, Date.parse(rotated_at) + GRACE_MS);
}

/**
 * Renews a log-in with the token of its present generation, or gives that again to who comes a moment late. A token
 * that was replaced longer ago is in two hands: then the log-in ends for both.
 */
export async function renewLogIn(
  tx: Tx,
  { clock }: Pick<CoreContext, 'clock'>,
  { logIn: id, generation }: RefreshClaims,
  publish: Publish,
): Promise<LogInRow | undefined> {
  const before = await liveLogIn(tx, { clock }, id);
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
  // after a clock was set back it was replaced at a time to come: nobody is sent away for that
  const isLate = row.generation === generation + 1 && clock.now() - Date.parse(row.rotated_at) <= GRACE_MS;
  if (isLate) return row;
  await tx.run(end, { id });
  publishIdentity(row.subject, publish);
  return undefined;
}

function renewedUntil({ kind, created_at }: LogInRow, now: number): string {
  const { idle, longest } = LIVES[kind === 'staff' ? 'staff' : 'member'];
  return instantOf(Math.min(now + idle, Date.parse(created_at) + longest));
}

/** The shop that the owner turns to. */
export async function moveLogIn(tx: Tx, id: string, shop: string): Promise<void> {
  await tx.run(moveTo, { id, shop });
}

/** Ends log-ins by their ids; live connections are told to look again. */
export async function endLogIns(tx: Tx, ids: readonly string[], publish: Publish): Promise<void> {
  for (const id of new Set(ids)) {
    const row = await tx.first(find, { id });
    if (row === undefined) continue;
    await tx.run(end, { id });
    publishIdentity(row.subject, publish);
  }
}

/** Ends everything that somebody is logged in with, but for one log-in if that is to stay. */
export async function endEveryLogIn(
  tx: Tx,
  { kind, subject }: { readonly kind: Kind; readonly subject: string },
  publish: Publish,
  but = '',
): Promise<void> {
  await tx.run(endAll, { kind, subject, but });
  publishIdentity(subject, publish);
}

/** Ends what staff are signed in with on a device. */
export async function endLogInsOn(tx: Tx, device: string): Promise<void> {
  await tx.run(endOn, { device });
}

/** Forgets log-ins that have ended by themselves; gives how many. */
export async function forgetLogIns(tx: Tx, { clock }: Pick<CoreContext, 'clock'>): Promise<number> {
  return tx.run(forgetOld, { now: instantNow(clock) });
}

/** Every live connection of a person or device verifies its token again, on every node. */
function publishIdentity(id: string, publish: Publish): void {
  publish({ topic: 'identities', event: 'patched', shop: '', id, data: {} });
}
