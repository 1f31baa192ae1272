import type { SessionWithKey, TableSession } from '@comanda/contract';
import type { CallError } from '../../../../data/calls/call-error.ts';
import { isPassing, toCallError } from '../../../../data/calls/call-error.ts';
import {
  isUnanswered,
  type PendingOrder,
  type PlacedOn,
} from '../../../../data/order-details/pending-order.ts';
import type { Persisted } from '../../../../lib/persisted.ts';

export type Placing =
  | { readonly kind: 'idle' }
  | { readonly kind: 'sending'; readonly order: PendingOrder }
  /** No answer arrived: the order is kept and resent. */
  | { readonly kind: 'kept'; readonly order: PendingOrder }
  | { readonly kind: 'refused'; readonly order: PendingOrder; readonly error: CallError }
  | { readonly kind: 'placed'; readonly order: PendingOrder; readonly session: TableSession }
  /** Answered before this page was loaded anew. */
  | { readonly kind: 'answered'; readonly order: PendingOrder; readonly placed: PlacedOn };

type Answer = TableSession | SessionWithKey;

export type PlacingOptions = {
  readonly pendingOrder: Persisted<PendingOrder | null>;
  readonly send: (order: PendingOrder) => Promise<Answer>;
  /** Called once with the answer, before listeners are notified: saves the session and clears the cart. */
  readonly onPlaced: (order: PendingOrder, session: Answer) => void;
  /** Returns false if sending is pointless, because the phone is known to be offline. */
  readonly isOnline?: () => boolean;
  /** Called when an order has to wait: takes it out of the cart, so that what is added belongs to the next round. */
  readonly onKept?: (order: PendingOrder) => void;
  /** Called when an order was refused or taken back: puts it into the cart again. */
  readonly onReleased?: (order: PendingOrder) => void;
};

/** Creates the state of placing, which notifies its subscribers of every change. */
function createPlacingState() {
  let state: Placing = { kind: 'idle' };
  const listeners = new Set<() => void>();
  return {
    state: () => state,
    setState: (next: Placing) => {
      state = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

type PlacingState = ReturnType<typeof createPlacingState>;

/** Creates the function that sends an order once: it is placed then, refused, or kept to be sent again. */
function createAttempt(options: PlacingOptions, { setState }: PlacingState) {
  const { pendingOrder, send, onPlaced, isOnline = () => true, onKept, onReleased } = options;

  function keep(order: PendingOrder): void {
    onKept?.(order);
    setState({ kind: 'kept', order: pendingOrder.get() ?? order });
  }

  return async (order: PendingOrder): Promise<void> => {
    if (!isOnline()) return keep(order);
    pendingOrder.set({ ...order, wasSent: true });
    setState({ kind: 'sending', order });
    try {
      const session = await send(order);
      const { _id, type } = session;
      pendingOrder.set({ ...order, wasSent: true, placed: { _id, type } });
      onPlaced(order, session);
      setState({ kind: 'placed', order, session });
    } catch (thrown) {
      const error = toCallError(thrown);
      if (isPassing(error)) return keep(order);
      pendingOrder.set(null);
      onReleased?.(order);
      setState({ kind: 'refused', order, error });
    }
  };
}

/**
 * Places each order exactly once (docs/ordering.md §2): persists it before sending, resends it with the same
 * request id until there is an answer, and keeps it with that until the outcome is dismissed.
 */
export function createPlacing(options: PlacingOptions) {
  const { pendingOrder, onReleased } = options;
  const placing = createPlacingState();
  const { state, setState, subscribe } = placing;
  const attempt = createAttempt(options, placing);

  /** Resends the kept order: after a reload, on reconnect, or when the guest retries; tells of one already answered. */
  async function resume(): Promise<void> {
    const order = pendingOrder.get();
    const { kind } = state();
    if (order === null || kind === 'sending' || kind === 'placed') return;
    if (order.placed !== undefined) return setState({ kind: 'answered', order, placed: order.placed });
    await attempt(order);
  }

  return {
    state,
    subscribe,
    /** Sends an order; if one is already kept, possibly by another tab, that one is resent instead. */
    place: async (order: PendingOrder): Promise<void> => {
      if (isUnanswered(pendingOrder.get())) return resume();
      if (state().kind === 'sending') return;
      pendingOrder.set(order);
      await attempt(order);
    },
    resume,
    /** Takes back a kept order that was never sent, into the cart; does nothing if the server may have it. */
    takeBack: (): void => {
      const order = pendingOrder.get();
      if (order === null || order.wasSent || state().kind === 'sending') return;
      pendingOrder.set(null);
      onReleased?.(order);
      setState({ kind: 'idle' });
    },
    /** Dismisses the outcome, and forgets the order. */
    settle: () => {
      const { kind } = state();
      if (kind !== 'refused' && kind !== 'placed' && kind !== 'answered') return;
      if (!isUnanswered(pendingOrder.get())) pendingOrder.set(null);
      setState({ kind: 'idle' });
    },
  };
}
