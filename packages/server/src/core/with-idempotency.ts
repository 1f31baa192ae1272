import { statement, type Tx } from '../db/index.ts';
import { CodedError, canonicalHash, instantNow } from '../lib/index.ts';
import type { Actor } from './actor.ts';
import type { CoreContext } from './context.ts';

type Key = { readonly actor: string; readonly request: string };

const reserve = statement<Key & { hash: string; createdAt: string }>()((q, p) =>
  q
    .insertInto('idempotency')
    .values({ actor: p.actor, request_id: p.request, hash: p.hash, answer: '', created_at: p.createdAt })
    .onConflict((conflict) => conflict.columns(['actor', 'request_id']).doNothing()),
);
const find = statement<Key>()((q, p) =>
  q
    .selectFrom('idempotency')
    .select(['hash', 'answer'])
    .where('actor', '=', p.actor)
    .where('request_id', '=', p.request),
);
const saveAnswer = statement<Key & { answer: string }>()((q, p) =>
  q
    .updateTable('idempotency')
    .set({ answer: p.answer })
    .where('actor', '=', p.actor)
    .where('request_id', '=', p.request),
);

/**
 * Runs `act` at most once per request id. The idempotency row is inserted first in the transaction, so concurrent
 * repeats block until the first commits and then receive its stored answer (as JSON text). Failures are not stored.
 * Throws `requestConflict` when the same id arrives with a different call or body.
 */
export async function withIdempotency(
  tx: Tx,
  { clock }: Pick<CoreContext, 'clock'>,
  request: {
    readonly actor: Actor;
    readonly requestId: string;
    readonly call: string;
    readonly body: unknown;
  },
  act: () => Promise<string>,
): Promise<{ readonly answer: string; readonly isReplay: boolean }> {
  const key = { actor: actorKey(request.actor), request: request.requestId.toLowerCase() };
  const hash = canonicalHash(request.call, request.body);
  const isFirst = (await tx.run(reserve, { ...key, hash, createdAt: instantNow(clock) })) === 1;
  if (isFirst) {
    const answer = await act();
    await tx.write(saveAnswer, { ...key, answer });
    return { answer, isReplay: false };
  }
  const stored = await tx.first(find, key);
  if (stored?.hash !== hash) throw new CodedError('requestConflict');
  return { answer: stored.answer, isReplay: true };
}

/**
 * Returns the actor part of the idempotency key. All external callers share one: a till whose token expires between
 * retries repeats its request as a guest, or as the next person to sign in, and must not place it twice. Sharing is
 * safe because request ids are unguessable.
 */
function actorKey({ kind }: Actor): string {
  return kind === 'system' ? kind : 'guest';
}
