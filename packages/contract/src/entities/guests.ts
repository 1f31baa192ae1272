import Type, { type Static } from 'typebox';
import { Closed, Id, OneLine } from '../schema.ts';

/** One of a bill’s phones: 1, 2, … as they joined. */
export const GuestNumber = Type.Integer({ minimum: 1, maximum: 1_000_000 });

/** What a guest is called by the others of a bill. */
export const GuestName = OneLine(30);

/** Somebody who has joined a bill with a phone. */
export const SessionGuest = Closed({ guest: GuestNumber, name: Type.Optional(GuestName) });
export type SessionGuest = Static<typeof SessionGuest>;

/**
 * What of a bill somebody pays: chosen dishes, all that guests had with their seats, or `count` of `parts` equal
 * parts. What each comes to is `shareOf` of the domain (docs/pricing.md §10).
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
