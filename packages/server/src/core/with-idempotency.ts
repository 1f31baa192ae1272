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
const keepAnswer = statement<Key & { answer: string }>()((q, p) =>
  q
    .updateTable('idempotency')
    .set({ answer: p.answer })
    .where('actor', '=', p.actor)
    .where('request_id', '=', p.request),
);

/**
 * Does a thing once for a request id, however often it is asked: the record, first in its transaction, makes a
 * second caller wait for the first and then gives it the first one's answer (as text). A refusal is not
 * recorded. Another body under the same id is a `requestConflict`.
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
    await tx.run(keepAnswer, { ...key, answer });
    return { answer, isReplay: false };
  }
  const earlier = await tx.first(find, key);
  if (earlier?.hash !== hash) throw new CodedError('requestConflict');
  return { answer: earlier.answer, isReplay: true };
}

/**
 * Whoever calls from outside is one: a till whose token runs out between two tries repeats its request as a guest,
 * or as whoever signed in since, and must not place it twice. A request id is guessed by nobody.
 */
function actorKey({ kind }: Actor): string {
  return kind === 'system' ? kind : 'guest';
}
