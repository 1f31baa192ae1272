import type { Bill } from '../bill/index.ts';
import type { LineId, Minor } from '../model/index.ts';

/** Which of a bill's phones somebody orders with: 1, 2, … as they joined. */
export type GuestNumber = number;

/** What of a bill somebody wants to pay: chosen dishes, what these guests had, or so many of so many equal parts. */
export type ShareWish =
  | { readonly kind: 'lines'; readonly lines: readonly LineId[] }
  | { readonly kind: 'guest'; readonly guests: readonly GuestNumber[] }
  | { readonly kind: 'equal'; readonly parts: number; readonly count: number };

/** Money that has come, or is on its way, and what it was meant for. */
export type SplitPayment = {
  readonly amount: Minor;
  readonly share?: ShareWish;
  /** The dishes that it pays for: all of them, or its guests' parts of them. */
  readonly lines?: readonly LineId[];
};

export type SplitLine = {
  readonly id: LineId;
  readonly fromProduct?: LineId;
  /** Who ordered it. */
  readonly guest?: GuestNumber;
  /** Who pays for it; nobody named: who ordered it, else everybody. */
  readonly sharedBy?: readonly GuestNumber[];
};

/** What of a table session a split reads. */
export type SplitSession = {
  readonly bill: Pick<
    Bill,
    | 'lines'
    | 'surcharge'
    | 'seatCharge'
    | 'deliveryFee'
    | 'taxes'
    | 'tips'
    | 'rounding'
    | 'total'
    | 'outstanding'
  >;
  readonly products: readonly SplitLine[];
  /** Those who joined. */
  readonly guests?: readonly { readonly guest: GuestNumber }[];
  readonly payments: readonly SplitPayment[];
  /** Tries to pay that are still open. */
  readonly pendingPayments?: readonly SplitPayment[];
};
