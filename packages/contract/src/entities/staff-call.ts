import { STAFF_CALL_KINDS } from '@comanda/domain';
import Type, { type Static } from 'typebox';
import { Closed, Entity, Id, Instant, OrderType, PlainText } from '../schema.ts';

export const StaffCallKind = Type.Enum(STAFF_CALL_KINDS);
export type StaffCallKind = Static<typeof StaffCallKind>;

const asked = {
  kind: StaffCallKind,
  text: Type.Optional(PlainText(100)),
  /** Times of the first and the last request. */
  at: Instant,
  lastAt: Type.Optional(Instant),
  /** Number of requests; one if absent. */
  count: Type.Optional(Type.Integer({ minimum: 1 })),
};

/** A call of a bill's guests that nobody has answered yet. */
export const OpenCall = Closed({ _id: Id('call'), ...asked });

/** The last call of its kind that staff have answered. */
export const AnsweredCall = Closed({
  _id: Id('call'),
  kind: StaffCallKind,
  at: Instant,
  answeredAt: Instant,
  /** The shown name of the member of staff who comes. */
  answeredBy: Type.Optional(Type.String()),
});

/** A call of guests as the shop's staff see it: of a bill, or of a kiosk on which nothing is ordered yet. */
export const StaffCall = Entity('StaffCall', {
  _id: Id('call'),
  shop: Id('shop'),
  session: Type.Optional(Id('session')),
  type: Type.Optional(OrderType),
  tableName: Type.Optional(Type.String()),
  orderNumber: Type.Optional(Type.String()),
  /** The kiosk that guests call from before there is a bill (till T9.5). */
  device: Type.Optional(Closed({ _id: Id('device'), name: Type.String() })),
  ...asked,
  /** `closed`: nobody answered, and the bill is finished. */
  status: Type.Enum(['open', 'answered', 'closed']),
  answeredAt: Type.Optional(Instant),
  answeredBy: Type.Optional(Closed({ staff: Id('staff'), name: Type.String() })),
  version: Type.Integer({ minimum: 1 }),
});
export type StaffCall = Static<typeof StaffCall>;
