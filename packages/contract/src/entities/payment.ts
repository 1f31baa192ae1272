import { PAYMENT_INCIDENTS, PAYMENT_STATUSES } from '@comanda/domain';
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
  /** Amount that cash rounding adds, below 0 if it takes off; the bill is unchanged (payments M8.1). */
  cashRounding: Type.Optional(Minor),
  /** The person who took or confirmed it, and the paired device they did it on. */
  staff: Type.Optional(Id('staff')),
  device: Type.Optional(Id('device')),
};

/** A received payment. */
export const SessionPayment = Closed({
  _id: Id('payment'),
  amount: Minor,
  /** The tip beside the amount; below 0 if it is given back. */
  tips: Type.Optional(Minor),
  method: Id('paymentMethod'),
  paidAt: Instant,
  /** The payment that it gives back: then its amount is below 0. */
  refundOf: Type.Optional(Id('payment')),
  /** True if the money of that payment was never collected, so that nothing was given back (payments M5.2). */
  isUncollected: Type.Optional(Type.Boolean()),
  /** True if that payment was booked in another way since, so that nothing was given back. */
  isRebooked: Type.Optional(Type.Boolean()),
  ...purpose,
  ...taking,
  /** The card that was paid with. */
  brand: Type.Optional(Type.String()),
  last4: Type.Optional(Type.String()),
  /** True if no money moved: an account in test mode, or the sandbox (payments M1.4). */
  isTest: Type.Optional(Type.Boolean()),
});

/** A payment attempt that is still open: at the provider, or at the counter. */
export const PendingPayment = Closed({
  _id: Id('payment'),
  method: Id('paymentMethod'),
  amount: MinorFromZero,
  tips: MinorFromZero,
  status: PaymentStatus,
  /** The time at which it was started. */
  since: Type.Optional(Instant),
  /** The time from which any phone of the bill may end it; absent while its bank works on it. */
  endableAt: Type.Optional(Instant),
  /** The words by which staff find it in the bank's app, of a payment by one (payments M6.3). */
  reference: Type.Optional(Type.String()),
  /** The last time that a card was declined while the guest may still try another (payments M2.4). */
  lastDecline: Type.Optional(Instant),
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
  /** The provider's name for the attempt: its order number and idempotency key there (payments M2.1). */
  ref: Type.Optional(Type.String()),
  /** The account of the provider that the money goes to, and true if no money moves: its test mode, or the sandbox. */
  account: Type.Optional(Id('paymentAccount')),
  isTest: Type.Optional(Type.Boolean()),
  /** The card terminal that it is paid at. */
  terminal: Type.Optional(Id('terminal')),
  /** Amount given back of it without its tip, or being given back, in minor units. */
  refunded: Type.Optional(MinorFromZero),
  /** The same of its tip. */
  refundedTips: Type.Optional(MinorFromZero),
  /** The card that was paid with. */
  brand: Type.Optional(Type.String()),
  last4: Type.Optional(Type.String()),
  /** The last time that a card was declined while the guest may still try another. */
  lastDecline: Type.Optional(Instant),
  /** The money that came, of an attempt that is `held` because it differs from what was asked for. */
  received: Type.Optional(Closed({ amount: MinorFromZero, currency: Type.String() })),
  /**
   * Decision that the management owes it (payments M2.7): money of another amount or currency, money for a bill that
   * is paid, money that could not be given back, or that could not be collected after it was booked.
   */
  incident: Type.Optional(Type.Enum(PAYMENT_INCIDENTS)),
  /** The bank's own reference, as the staff who confirmed it read it. */
  bankRef: Type.Optional(Type.String()),
  returnPath: Type.Optional(Type.String()),
  orderNumber: Type.Optional(Type.String()),
  tableName: Type.Optional(Type.String()),
  /** The reason why it failed or has to be checked. */
  reason: Type.Optional(
    Type.Enum([
      'declined',
      'providerUnavailable',
      'cancelled',
      'timeout',
      'amountMismatch',
      'overpaid',
      'captureFailed',
    ]),
  ),
  createdAt: Instant,
  updatedAt: Instant,
});
export type PaymentAttempt = Static<typeof PaymentAttempt>;
