import type { Context } from 'koa';
import type { Identity } from '../accounts/index.ts';
import { CodedError } from '../lib/index.ts';
import { authorise, callProof } from '../policies/index.ts';
import { bearerToken } from '../services/call/index.ts';

/** The call whose callers may upload and cut photos, with its proof: those who edit the menu. */
const EDITING = ['changeSets/edit', 'create'] as const;

/** Ensures, before a body is read, that the caller may edit the menu. Throws what that call throws. */
export async function ensureMenuEditor(
  context: Context,
  identity: Pick<Identity, 'verify' | 'ensureProof'>,
): Promise<void> {
  const authorization = context.get('authorization');
  if (authorization === '') throw new CodedError('notAuthenticated');
  const actor = await identity.verify(bearerToken(authorization));
  authorise(...EDITING, actor);
  await identity.ensureProof(actor, callProof(...EDITING, undefined));
}
