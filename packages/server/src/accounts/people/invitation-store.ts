import { createHash, randomBytes } from 'node:crypto';
import { DAY_MS } from '@comanda/domain';
import type { CoreContext } from '../../core/index.ts';
import { type Reads, statement, type Tx } from '../../db/index.ts';
import { instantNow, instantOf } from '../../lib/index.ts';

const TOKEN_BYTES = 16;
const LIFETIME_MS = 3 * DAY_MS;

/** Invitation of a person, by an e-mail address that they will log in with. */
export type Invitation = { readonly staff: string; readonly email: string };

const byHash = statement<{ hash: string; now: string }>()((q, p) =>
  q
    .selectFrom('invitations')
    .select(['staff', 'email'])
    .where('hash', '=', p.hash)
    .where('expires_at', '>', p.now),
);
const pending = statement<{ now: string }>()((q, p) =>
  q.selectFrom('invitations').select(['staff', 'expires_at']).where('expires_at', '>', p.now),
);
const deleteOf = statement<{ staff: string }>()((q, p) =>
  q.deleteFrom('invitations').where('staff', '=', p.staff),
);
const deleteOld = statement<{ now: string }>()((q, p) =>
  q.deleteFrom('invitations').where('expires_at', '<=', p.now),
);

/** Adds an invitation, good once and for 72 hours, in place of earlier ones of the person (office B6.2). */
export async function addInvitation(
  tx: Tx,
  { clock }: Pick<CoreContext, 'clock'>,
  { staff, email }: Invitation,
): Promise<{ readonly token: string; readonly expiresAt: string }> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const expiresAt = instantOf(clock.now() + LIFETIME_MS);
  await tx.run(deleteOld, { now: instantNow(clock) });
  await tx.run(deleteOf, { staff });
  await tx.insert('invitations', [{ hash: hashOf(token), staff, email, expires_at: expiresAt }]);
  return { token, expiresAt };
}

/** Returns the invitation of a token; undefined when it was used, has expired or does not exist. */
export async function readInvitation(
  read: Pick<Reads, 'first'>,
  { clock }: Pick<CoreContext, 'clock'>,
  token: string,
): Promise<Invitation | undefined> {
  return read.first(byHash, { hash: hashOf(token), now: instantNow(clock) });
}

/** Returns the end of each pending invitation, by person. */
export async function pendingInvitations(
  read: Pick<Reads, 'all'>,
  { clock }: Pick<CoreContext, 'clock'>,
): Promise<ReadonlyMap<string, string>> {
  const rows = await read.all(pending, { now: instantNow(clock) });
  return new Map(rows.map(({ staff, expires_at }) => [staff, expires_at]));
}

/** Ends the invitations of a person; returns how many there were. */
export async function endInvitations(tx: Tx, staff: string): Promise<number> {
  return tx.run(deleteOf, { staff });
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
