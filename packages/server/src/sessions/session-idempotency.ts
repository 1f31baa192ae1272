import type { TableSession } from '@comanda/contract';
import { type Actor, type CoreContext, reserveQueuedRequest, reserveRequest } from '../core/index.ts';
import type { Tx } from '../db/index.ts';
import { presentSession } from './present-session.ts';
import { readSession } from './session-store.ts';

type Request = {
  readonly actor: Actor;
  readonly requestId: string;
  readonly call: string;
  readonly body: unknown;
  readonly session: string;
};

/**
 * Runs `act`, which changes the bill with the id `session`, at most once per request id. A repeated request is answered
 * with the bill of the first one, as it is now. Throws `requestConflict` when the same id arrives with a different call
 * or body.
 */
export async function withSessionIdempotency(
  tx: Tx,
  context: Pick<CoreContext, 'clock'>,
  { session, ...request }: Request,
  act: () => Promise<TableSession>,
): Promise<TableSession> {
  const earlier = await reserveRequest(tx, context, { ...request, answer: session });
  return earlier === undefined ? act() : presentSession(await readSession(tx, earlier));
}

/** Runs `act` like `withSessionIdempotency`, in a unit of the shop's queue, with a look-up that costs no round trip. */
export async function withQueuedIdempotency(
  tx: Tx,
  context: Pick<CoreContext, 'clock'>,
  { session, ...request }: Request,
  act: () => Promise<TableSession>,
): Promise<TableSession> {
  const earlier = await reserveQueuedRequest(tx, context, { ...request, answer: session });
  return earlier === undefined ? act() : presentSession(await readSession(tx, earlier));
}
