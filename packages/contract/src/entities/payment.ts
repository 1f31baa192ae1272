import { PAYMENT_STATUSES } from '@comanda/domain';
import Type, { type Static } from 'typebox';
import { Closed, Entity, Id, Instant, Minor, MinorFromZero } from '../schema.ts';
import { GuestNumber, PaymentShare } from './guests.ts';

export const PaymentStatus = Type.Enum(PAYMENT_STATUSES);
export type PaymentStatus = Static<typeof PaymentStatus>;

/** The purpose of a payment; without `share` it is for the bill as a whole. */
const purpose = {
  share: Type.Optional(PaymentShare),
  /** The dishes that it pays for, or its guests’ parts of them. */
  lines: Type.Optional(Type.Array(Id('line'))),
  /** The guest whose phone pays. */
  guest: Type.Optional(GuestNumber),
};

/** The particulars of money that staff take. */
const taking = {
  /** The money handed over for amount and tips. */
  tendered: Type.Optional(MinorFromZero),
  /** The money given back of it. */
  change: Type.Optional(MinorFromZero),
  /** The person who took or confirmed it, and the paired device they did it on. */
  staff: Type.Optional(Id('staff')),
  device: Type.Optional(Id('device')),
};

/** A received payment. */
export const SessionPayment = Closed({
  _id: Id('payment'),
  amount: Minor,
  tips: Type.Optional(MinorFromZero),
  method: Id('paymentMethod'),
  paidAt: Instant,
  ...purpose,
  ...taking,
});

/** A payment attempt that is still open: at the provider, or at the counter. */
export const PendingPayment = Closed({
  _id: Id('payment'),
  method: Id('paymentMethod'),
  amount: MinorFromZero,
  tips: MinorFromZero,
  status: PaymentStatus,
  ...purpose,
});
export type PendingPayment = Static<typeof PendingPayment>;

/** A payment attempt; a session's `payments` are those that succeeded. */
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
  ...taking,
  /** The URL of the provider's hosted page, where the guest continues. */
  redirect: Type.Optional(Type.String()),
  /** The text of the code that the guest scans with a bank's app. */
  qr: Type.Optional(Type.String()),
  /** The words by which staff find the money in the bank's app: order number and four letters. */
  reference: Type.Optional(Type.String()),
  /** The bank's own reference, as the staff who confirmed it read it. */
  bankRef: Type.Optional(Type.String()),
  returnPath: Type.Optional(Type.String()),
  orderNumber: Type.Optional(Type.String()),
  tableName: Type.Optional(Type.String()),
  /** The reason why it failed or has to be checked. */
  reason: Type.Optional(Type.Enum(['declined', 'cancelled', 'timeout', 'amountMismatch', 'overpaid'])),
  createdAt: Instant,
  updatedAt: Instant,
});
export type PaymentAttempt = Static<typeof PaymentAttempt>;
