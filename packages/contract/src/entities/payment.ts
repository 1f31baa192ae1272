import Type, { type Static } from 'typebox';
import { Entity, Id, Instant, MinorFromZero } from '../schema.ts';

export const PaymentStatus = Type.Enum([
  'created',
  'requiresAction',
  'succeeded',
  'failed',
  'cancelled',
  'partlyRefunded',
  'refunded',
]);
export type PaymentStatus = Static<typeof PaymentStatus>;

/** One try to pay; a session's `payments` are those that succeeded. */
export const PaymentAttempt = Entity('PaymentAttempt', {
  _id: Id('payment'),
  shop: Id('shop'),
  session: Id('session'),
  method: Id('paymentMethod'),
  provider: Type.String(),
  status: PaymentStatus,
  amount: MinorFromZero,
  tips: MinorFromZero,
  currency: Type.String(),
  /** Where the guest goes on: the provider's hosted page. */
  redirect: Type.Optional(Type.String()),
  returnPath: Type.Optional(Type.String()),
  orderNumber: Type.Optional(Type.String()),
  tableName: Type.Optional(Type.String()),
  /** Why it failed, or what has to be looked at. */
  reason: Type.Optional(Type.Enum(['declined', 'cancelled', 'timeout', 'amountMismatch', 'overpaid'])),
  createdAt: Instant,
  updatedAt: Instant,
});
export type PaymentAttempt = Static<typeof PaymentAttempt>;
