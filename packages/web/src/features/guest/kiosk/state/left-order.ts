import { isPassing } from '../../../../data/calls/call-error.ts';
import { connection, create } from '../../../../data/calls/connection.ts';
import { restoreKeyOf } from '../../../../data/sessions/saved-sessions.ts';
import { newRequestId } from '../../../../lib/request-id.ts';
import type { Visit } from './visit.ts';

/** An order that its guest left before choosing how to pay: all that a kiosk keeps of them, until it is cancelled. */
export type LeftOrder = {
  readonly requestId: string;
  readonly session: string;
  readonly restoreKey: string | undefined;
};

/** The part of the connection that cancels an order. */
export type Canceller = {
  readonly post: (service: 'tableSessions/cancel', order: LeftOrder) => Promise<unknown>;
  readonly onConnected: (listener: () => unknown) => () => void;
};

const live: Canceller = { post: create, onConnected: connection.onConnected };

/** Returns the order that a visit leaves unpaid; one whose way to pay was chosen is the staff's. */
export function leftOrder({ step, session }: Visit): LeftOrder | undefined {
  if (step !== 'pay' || session === undefined) return undefined;
  return { requestId: newRequestId(), session, restoreKey: restoreKeyOf(session) };
}

/**
 * Cancels an order; one that is paid or made meanwhile stays.
 * @throws {CallError} if the server has not answered
 */
export async function cancelLeft(order: LeftOrder, { post }: Canceller = live): Promise<void> {
  await post('tableSessions/cancel', order).catch((error: unknown) => {
    if (isPassing(error)) throw error;
  });
}

/** Cancels an order as soon as the server is back; until then its dishes would be kept from others (till T9.5). */
export function cancelWhenBack(order: LeftOrder, canceller: Canceller = live): void {
  const stop = canceller.onConnected(async () => {
    await cancelLeft(order, canceller);
    stop();
  });
}
