import { REFUND_OBSTACLES, REFUND_STATUSES, REFUND_WAYS } from '@comanda/domain';
import Type, { type Static } from 'typebox';
import { Closed, Entity, Id, Instant, Minor, MinorFromZero } from '../schema.ts';
import { VoidReason } from './audit.ts';

const REFUND_FIELDS = {
  _id: Id('refund'),
  payment: Id('payment'),
  method: Id('paymentMethod'),
  amount: MinorFromZero,
  /** The tip that is given back beside the amount. */
  tips: Type.Optional(MinorFromZero),
  /** Amount that cash rounding adds to what is handed over, below 0 if it takes off (payments M8.3). */
  cashRounding: Type.Optional(Minor),
  /** The way it is given: to where it came from, in cash, or otherwise. */
  via: Type.Enum(REFUND_WAYS),
  status: Type.Enum(REFUND_STATUSES),
  createdAt: Instant,
};

/** Money given back of a bill, as its guests see it (payments M4.2). */
export const BillRefund = Closed(REFUND_FIELDS);
export type BillRefund = Static<typeof BillRefund>;

/** Money given back of a payment (payments M4.2). */
export const Refund = Entity('Refund', {
  ...REFUND_FIELDS,
  shop: Id('shop'),
  session: Id('session'),
  provider: Type.String(),
  /** The provider's name for it: its idempotency key there. */
  ref: Type.String(),
  currency: Type.String(),
  /** The reason why the provider gave nothing back. */
  because: Type.Optional(Type.Enum(REFUND_OBSTACLES)),
  reason: Type.Optional(VoidReason),
  /** The person who gave it back, and the paired device they did it on. */
  staff: Type.Optional(Id('staff')),
  device: Type.Optional(Id('device')),
  updatedAt: Instant,
});
export type Refund = Static<typeof Refund>;
