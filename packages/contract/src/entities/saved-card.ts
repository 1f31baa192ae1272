import Type, { type Static } from 'typebox';
import { Entity, Id, Instant } from '../schema.ts';

/** A member's card that a payment provider keeps, as its owner sees it (payments M2.10). */
export const SavedCard = Entity('SavedCard', {
  _id: Id('savedCard'),
  /** The account of the provider that keeps it: methods of this account can charge it. */
  account: Id('paymentAccount'),
  brand: Type.Optional(Type.String()),
  last4: Type.Optional(Type.String()),
  /** The last month of its validity: `2031-12`. */
  expiry: Type.Optional(Type.String({ pattern: '^\\d{4}-\\d{2}$' })),
  createdAt: Instant,
});
export type SavedCard = Static<typeof SavedCard>;
