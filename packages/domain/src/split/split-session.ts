import type { Bill } from '../bill/index.ts';
import type { LineId, Minor } from '../model/index.ts';

/** The number of a guest on a bill: 1, 2, … in the order in which their phones joined. */
export type GuestNumber = number;

/** A request to pay a share of a bill: chosen dishes, everything of some guests, or `count` of `parts` equal parts. */
export type ShareRequest =
  | { readonly kind: 'lines'; readonly lines: readonly LineId[] }
  | { readonly kind: 'guest'; readonly guests: readonly GuestNumber[] }
  | { readonly kind: 'equal'; readonly parts: number; readonly count: number };

/** A payment, received or pending, and the share that it is for. */
export type SplitPayment = {
  readonly amount: Minor;
  readonly share?: ShareRequest;
  /** The dishes that it pays for, or its guests' parts of them. */
  readonly lines?: readonly LineId[];
};

export type SplitLine = {
  readonly id: LineId;
  readonly fromProduct?: LineId;
  /** The guest who ordered it. */
  readonly guest?: GuestNumber;
  /** The guests who pay for it; without any, the guest who ordered it, or who sits at its seat, or else everybody. */
  readonly sharedBy?: readonly GuestNumber[];
  /** The seat that the staff have placed it at. */
  readonly tableChairId?: string;
};

/** The fields of a table session that a split depends on. */
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
  /** The guests who joined, with the seat where they say they sit. */
  readonly guests?: readonly { readonly guest: GuestNumber; readonly seat?: string }[];
  readonly payments: readonly SplitPayment[];
  /** Payment attempts that are still open. */
  readonly pendingPayments?: readonly SplitPayment[];
};
