import Type, { type Static } from 'typebox';
import { Closed, Id, OneLine } from '../schema.ts';

/** The number of a guest on a bill: 1, 2, … in the order in which their phones joined. */
export const GuestNumber = Type.Integer({ minimum: 1, maximum: 1_000_000 });

/** The name of a guest, which the others on the bill see. */
export const GuestName = OneLine(30);

/** A guest who has joined a bill with a phone. */
export const SessionGuest = Closed({
  guest: GuestNumber,
  name: Type.Optional(GuestName),
  /** The seat where they say they sit: what the staff place there is theirs to pay. */
  seat: Type.Optional(Id('chair')),
});
export type SessionGuest = Static<typeof SessionGuest>;

/**
 * A share of a bill to pay: chosen dishes, everything that some guests had with their seats, or `count` of `parts`
 * equal parts. `shareOf` of the domain prices it (docs/pricing.md §10).
 */
export const PaymentShare = Type.Union([
  Closed({
    kind: Type.Literal('lines'),
    lines: Type.Array(Id('line'), { minItems: 1, maxItems: 200 }),
  }),
  Closed({
    kind: Type.Literal('guest'),
    guests: Type.Array(GuestNumber, { minItems: 1, maxItems: 100 }),
  }),
  Closed({
    kind: Type.Literal('equal'),
    parts: Type.Integer({ minimum: 1, maximum: 100 }),
    count: Type.Integer({ minimum: 1, maximum: 100 }),
  }),
]);
export type PaymentShare = Static<typeof PaymentShare>;
