import { PAYMENT_STATUSES } from '@comanda/domain';
import Type, { type Static } from 'typebox';
import { Closed, Entity, Id, Instant, Minor, MinorFromZero } from '../schema.ts';
import { GuestNumber, PaymentShare } from './guests.ts';

export const PaymentStatus = Type.Enum(PAYMENT_STATUSES);
export type PaymentStatus = Static<typeof PaymentStatus>;

/** What a payment is for; without `share` for the bill as a whole. */
const purpose = {
  share: Type.Optional(PaymentShare),
  /** The dishes that it pays for: all of them, or its guests’ parts of them. */
  lines: Type.Optional(Type.Array(Id('line'))),
  /** Whose phone pays. */
  guest: Type.Optional(GuestNumber),
};

/** Money that has come. */
export const SessionPayment = Closed({
  _id: Id('payment'),
  amount: Minor,
  tips: Type.Optional(MinorFromZero),
  method: Id('paymentMethod'),
  paidAt: Instant,
  ...purpose,
});

/** A try to pay that is still open: at the provider’s, or waiting at the counter. */
export const PendingPayment = Closed({
  _id: Id('payment'),
  method: Id('paymentMethod'),
  amount: MinorFromZero,
  tips: MinorFromZero,
  status: PaymentStatus,
  ...purpose,
});
export type PendingPayment = Static<typeof PendingPayment>;

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
  ...purpose,
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
