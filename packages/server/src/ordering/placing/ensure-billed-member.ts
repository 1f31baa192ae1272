import type { NewSession } from '@comanda/contract';
import { readUser } from '../../accounts/stores/index.ts';
import { ensureMemberSystem } from '../../catalogue/index.ts';
import { type Actor, type CoreContext, isSelfOrder } from '../../core/index.ts';
import type { Reads } from '../../db/index.ts';
import { CodedError } from '../../lib/index.ts';

/**
 * Throws unless a new bill may be that of the member it names: `badRequest` to guests, `memberSystemOff`, and `notFound`
 * for nobody and for a member who is not active (till T3.6).
 */
export async function ensureBilledMember(
  read: Pick<Reads, 'first'>,
  { catalogue }: Pick<CoreContext, 'catalogue'>,
  { user }: Pick<NewSession, 'user'>,
  actor: Actor,
): Promise<void> {
  if (user === undefined) return;
  if (isSelfOrder(actor)) {
    const problems = [{ field: '/session/user', rule: 'additionalProperties' }];
    throw new CodedError('badRequest', { problems });
  }
  ensureMemberSystem(catalogue);
  if ((await readUser(read, user))?.status !== 'active') throw new CodedError('notFound', { user });
}
