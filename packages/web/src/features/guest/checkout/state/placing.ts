import type { SessionWithKey, TableSession } from '@comanda/contract';
import type { CallError } from '../../../../data/calls/call-error.ts';
import { isPassing, toCallError } from '../../../../data/calls/call-error.ts';
import type { PendingOrder } from '../../../../data/order-details/pending-order.ts';
import type { Persisted } from '../../../../lib/persisted.ts';

export type Placing =
  | { readonly kind: 'idle' }
  | { readonly kind: 'sending'; readonly order: PendingOrder }
  /** No answer came: the order is kept, and sent again. */
  | { readonly kind: 'kept'; readonly order: PendingOrder }
  | { readonly kind: 'refused'; readonly order: PendingOrder; readonly error: CallError }
  | { readonly kind: 'placed'; readonly order: PendingOrder; readonly session: TableSession };

type Answer = TableSession | SessionWithKey;

export type PlacingParts = {
  readonly pendingOrder: Persisted<PendingOrder | null>;
  readonly send: (order: PendingOrder) => Promise<Answer>;
  /** Called once with the answer, before anybody hears of it: remember the session, clear the cart. */
  readonly onPlaced: (order: PendingOrder, session: Answer) => void;
};

/**
 * Places orders so that each is placed once (docs/ordering.md §2): what goes out is kept first, sent again with
 * its own request id for as long as no answer came, and forgotten with the answer.
 */
export function createPlacing({ pendingOrder, send, onPlaced }: PlacingParts) {
  let state: Placing = { kind: 'idle' };
  const listeners = new Set<() => void>();
  const become = (next: Placing) => {
    state = next;
    for (const listener of listeners) listener();
  };

  async function attempt(order: PendingOrder): Promise<void> {
    become({ kind: 'sending', order });
    try {
      const session = await send(order);
      pendingOrder.set(null);
      onPlaced(order, session);
      become({ kind: 'placed', order, session });
    } catch (thrown) {
      const error = toCallError(thrown);
      if (isPassing(error)) return become({ kind: 'kept', order });
      pendingOrder.set(null);
      become({ kind: 'refused', order, error });
    }
  }

  /** Sends again what no answer came for: after a reload, with a new connection, on the guest's wish. */
  async function resume(): Promise<void> {
    const order = pendingOrder.get();
    if (order === null || state.kind === 'sending') return;
    await attempt(order);
  }

  return {
    state: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    /** Sends an order out; while one is kept, perhaps by another tab of this phone, a tap sends that one. */
    place: async (order: PendingOrder): Promise<void> => {
      if (pendingOrder.get() !== null) return resume();
      if (state.kind === 'sending') return;
      pendingOrder.set(order);
      await attempt(order);
    },
    resume,
    /** The outcome was seen. */
    settle: () => {
      if (state.kind === 'refused' || state.kind === 'placed') become({ kind: 'idle' });
    },
  };
}
