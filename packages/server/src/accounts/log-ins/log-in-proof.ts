import type { StaffRole } from '@comanda/contract';
import { MINUTE_MS } from '@comanda/domain';
import type { Actor, CoreContext } from '../../core/index.ts';
import { CodedError } from '../../lib/index.ts';
import { readActiveLogIn } from './log-ins.ts';

/** Time for which an entered password proves who is at the screen (office B6.4). */
const PROOF_MS = 10 * MINUTE_MS;

/**
 * Proof that a call of the office asks of the log-in that makes it: `password` for a log-in by password (office B6.2),
 * `recent` for one whose password was entered within the last ten minutes (office B6.4). Both want a second factor, too,
 * of whom the organisation requires one (office B6.3); `setUp` is `recent` without it, for setting one up.
 */
export type CallProof = 'password' | 'recent' | 'setUp';

/**
 * Throws unless the log-in of a member of staff has given the proof: `passwordNeeded` for a log-in by PIN,
 * `secondFactorRequired` without a second factor where one is required, `proofNeeded` when the last proof is too old. It is read from the database, so that a proof counts at once on every node.
 */
export async function ensureLogInProof(
  context: Pick<CoreContext, 'read' | 'clock' | 'catalogue'>,
  actor: Actor,
  proof: CallProof | undefined,
): Promise<void> {
  if (proof === undefined || actor.kind !== 'staff') return;
  const logIn =
    actor.logIn === undefined ? undefined : await readActiveLogIn(context.read, context, actor.logIn);
  if (logIn === undefined || logIn.strength === 'pin') throw new CodedError('passwordNeeded');
  const isMissing = logIn.strength !== 'secondFactor' && isRequiredOf(context.catalogue, actor.staff.role);
  if (isMissing && proof !== 'setUp') throw new CodedError('secondFactorRequired');
  if (proof !== 'password' && !isRecent(logIn.proved_at, context.clock.now()))
    throw new CodedError('proofNeeded');
}

function isRecent(provedAt: string | null, now: number): boolean {
  // a time in the future was written before the clock was set back
  return provedAt !== null && Math.abs(now - Date.parse(provedAt)) < PROOF_MS;
}

/** Returns true if the organisation wants a second factor of a role (office B6.3). */
function isRequiredOf({ list }: Pick<CoreContext['catalogue'], 'list'>, role: StaffRole): boolean {
  const required = list('systemSettings')[0]?.requireSecondFactor ?? 'none';
  return required === 'office' || (required === 'owners' && role === 'owner');
}
