import { REFUND_OBSTACLES, REFUND_STATUSES, REFUND_WAYS } from '@comanda/domain';
import Type, { type Static } from 'typebox';
import { Entity, Id, Instant, MinorFromZero } from '../schema.ts';
import { VoidReason } from './audit.ts';

/** Money given back of a payment (payments M4.2). */
export const Refund = Entity('Refund', {
  _id: Id('refund'),
  shop: Id('shop'),
  session: Id('session'),
  payment: Id('payment'),
  method: Id('paymentMethod'),
  provider: Type.String(),
  /** The provider's name for it: its idempotency key there. */
  ref: Type.String(),
  amount: MinorFromZero,
  currency: Type.String(),
  /** The way it is given: to where it came from, in cash, or otherwise. */
  via: Type.Enum(REFUND_WAYS),
  status: Type.Enum(REFUND_STATUSES),
  /** The reason why the provider gave nothing back. */
  because: Type.Optional(Type.Enum(REFUND_OBSTACLES)),
  reason: Type.Optional(VoidReason),
  /** The person who gave it back, and the paired device they did it on. */
  staff: Type.Optional(Id('staff')),
  device: Type.Optional(Id('device')),
  createdAt: Instant,
  updatedAt: Instant,
});
export type Refund = Static<typeof Refund>;
