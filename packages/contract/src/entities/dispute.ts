import { DISPUTE_STATUSES } from '@comanda/domain';
import Type, { type Static } from 'typebox';
import { Entity, Id, Instant, MinorFromZero } from '../schema.ts';

/** A payment that a guest disputes at their bank; the bill is unchanged by it (payments M4.5). */
export const Dispute = Entity('Dispute', {
  _id: Id('dispute'),
  shop: Id('shop'),
  session: Id('session'),
  payment: Id('payment'),
  provider: Type.String(),
  /** The provider's name for it, by which it is found there. */
  providerRef: Type.String(),
  status: Type.Enum(DISPUTE_STATUSES),
  amount: MinorFromZero,
  currency: Type.String(),
  /** The guest's reason, in the provider's word. */
  reason: Type.Optional(Type.String()),
  /** The time until which the provider takes evidence. */
  dueAt: Type.Optional(Instant),
  orderNumber: Type.Optional(Type.String()),
  createdAt: Instant,
  updatedAt: Instant,
});
export type Dispute = Static<typeof Dispute>;
