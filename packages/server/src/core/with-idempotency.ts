import { statement, type Tx } from '../db/index.ts';
import { CodedError, canonicalHash, instantNow } from '../lib/index.ts';
import type { Actor } from './actor.ts';
import type { CoreContext } from './context.ts';

type Key = { readonly actor: string; readonly request: string };

type Request = {
  readonly actor: Actor;
  readonly requestId: string;
  readonly call: string;
  readonly body: unknown;
};

const reserve = statement<Key & { hash: string; answer: string; createdAt: string }>()((q, p) =>
  q
    .insertInto('idempotency')
    .values({
      actor: p.actor,
      request_id: p.request,
      hash: p.hash,
      answer: p.answer,
      created_at: p.createdAt,
    })
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
 * Runs `act` at most once per request id and stores its answer, as text, for repeats. Failures are not stored. Throws
 * `requestConflict` when the same id arrives with a different call or body.
 */
export async function withIdempotency(
  tx: Tx,
  context: Pick<CoreContext, 'clock'>,
  request: Request,
  act: () => Promise<string>,
): Promise<{ readonly answer: string; readonly isReplay: boolean }> {
  const earlier = await reserveRequest(tx, context, { ...request, answer: '' });
  if (earlier !== undefined) return { answer: earlier, isReplay: true };
  const answer = await act();
  await tx.write(saveAnswer, { ...keyOf(request), answer });
  return { answer, isReplay: false };
}

/**
 * Reserves a request id with its answer; returns undefined if the id is new, else the answer that it was reserved with.
 * The row is inserted first in the transaction, so concurrent repeats block until the first commits; if that fails, the
 * id is free again. Throws `requestConflict` when the same id arrives with a different call or body.
 */
export async function reserveRequest(
  tx: Tx,
  { clock }: Pick<CoreContext, 'clock'>,
  { answer, ...request }: Request & { readonly answer: string },
): Promise<string | undefined> {
  const key = keyOf(request);
  const hash = hashOf(request);
  const isFirst = (await tx.run(reserve, { ...key, hash, answer, createdAt: instantNow(clock) })) === 1;
  if (isFirst) return undefined;
  return answerOf(await tx.first(find, key), request);
}

/**
 * Reserves a request id like `reserveRequest`, for a unit of the queue that all repeats wait in: it is looked up ahead,
 * and stored with the unit's other rows. A repeat that does not wait there is found when both commit.
 */
export async function reserveQueuedRequest(
  tx: Tx,
  { clock }: Pick<CoreContext, 'clock'>,
  { answer, ...request }: Request & { readonly answer: string },
): Promise<string | undefined> {
  const key = keyOf(request);
  const hash = hashOf(request);
  const note = `request ${key.actor} ${key.request}`;
  const ahead = await tx.ahead.first(find, key);
  const isNoted = (await tx.notes.get(note)) !== undefined;
  const stored = isNoted ? await tx.first(find, key) : ahead;
  if (stored) return answerOf(stored, request);
  await tx.notes.set(note, 1);
  const row = { actor: key.actor, request_id: key.request, hash, answer };
  await tx.insert('idempotency', [{ ...row, created_at: instantNow(clock) }]);
  return undefined;
}

/** Returns the stored answer. Throws `requestConflict` unless it is that of the same call and body. */
function answerOf(stored: { hash: string; answer: string } | undefined, request: Request): string {
  if (stored?.hash === hashOf(request) || stored?.hash === formerHashOf(request)) return stored.answer;
  throw new CodedError('requestConflict');
}

/** Returns the hash of a call and its body. */
function hashOf({ call, body }: Request): string {
  return canonicalHash(call, without(body, NO_PART_OF_REQUEST));
}

/** Returns the hash of a request that was stored when the total was a part of it. */
function formerHashOf({ call, body }: Request): string {
  return canonicalHash(call, without(body, ['approval']));
}

function keyOf({ actor, requestId }: Request): Key {
  return { actor: actorKey(actor), request: requestId.toLowerCase() };
}

/**
 * Fields that are no part of a request: a call is repeated with an approval (till T2.5), and with the total that its
 * screen shows by then.
 */
const NO_PART_OF_REQUEST = ['approval', 'total'];

/** Returns the body without some fields. */
function without(body: unknown, fields: readonly string[]): unknown {
  if (typeof body !== 'object' || body === null || !fields.some((field) => field in body)) return body;
  return Object.fromEntries(Object.entries(body).filter(([field]) => !fields.includes(field)));
}

/**
 * Returns the actor part of the idempotency key. All external callers share one: a till whose token expires between
 * retries repeats its request as a guest, or as the next person to sign in, and must not place it twice. Sharing is
 * safe because request ids are unguessable.
 */
function actorKey({ kind }: Actor): string {
  return kind === 'system' ? kind : 'guest';
}
