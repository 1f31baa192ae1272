import { TICKET_CHANGES } from '@comanda/domain';
import Type, { type Static } from 'typebox';
import { Closed, Entity, Id, Instant, LocalizedText, OrderType, ShortText } from '../schema.ts';
import { VoidReasonCode } from './audit.ts';
import { Allergen, Course } from './catalogue.ts';
import { Tent, TicketStatus, WaitsFor } from './table-session.ts';

/** A change of a dish that the kitchen had, until somebody there has seen it (kitchen K2.5). */
export const TicketChange = Closed({
  line: Id('line'),
  kind: Type.Enum(TICKET_CHANGES),
  name: LocalizedText,
  /** Its value before and after: the pieces, the remark, the seat, `yes` for packed; absent for none. */
  from: Type.Optional(Type.String()),
  to: Type.Optional(Type.String()),
  /** The reason that the staff gave for taking it off. */
  reason: Type.Optional(VoidReasonCode),
  at: Instant,
  /** The version of the ticket that it made. */
  version: Type.Integer({ minimum: 1 }),
});
export type TicketChange = Static<typeof TicketChange>;

/** One course of one placement of an order, as the kitchen sees it. */
export const KitchenTicket = Entity('KitchenTicket', {
  _id: Id('ticket'),
  shop: Id('shop'),
  session: Id('session'),
  order: Type.Integer({ minimum: 1 }),
  orderNumber: Type.String(),
  type: OrderType,
  tableName: Type.Optional(Type.String()),
  /** The tent that it is served to. */
  tent: Type.Optional(Tent),
  /** The course of its lines; the first when absent. */
  course: Type.Optional(Course),
  /** The trigger that fires it; until then it is coming: shown, but not to be made yet. */
  waitsFor: Type.Optional(WaitsFor),
  /** The moment at which it is fired by itself, where the staff set one. */
  fireAt: Type.Optional(Instant),
  /** The moment at which it was fired, if that was not with its placement; its time in the kitchen starts then. */
  firedAt: Type.Optional(Instant),
  /** The moment at which somebody asked for it, or for some of its lines, to be made first. */
  rush: Type.Optional(
    Closed({
      at: Instant,
      staff: Type.Optional(ShortText(100)),
      /** The lines asked for; all when absent. */
      lines: Type.Optional(Type.Array(Id('line'))),
    }),
  ),
  status: TicketStatus,
  lines: Type.Array(
    Closed({
      id: Id('line'),
      product: Type.Optional(Id('product')),
      name: LocalizedText,
      quantity: Type.Number(),
      printedOptions: Type.Array(Closed({ name: LocalizedText, quantity: Type.Integer() })),
      customRemark: Type.Optional(Type.String()),
      takeAway: Type.Optional(Type.Boolean()),
      /** The seat that it is served to. */
      tableChairId: Type.Optional(Id('chair')),
      course: Type.Optional(Course),
      fromProduct: Type.Optional(Id('line')),
      kitchenStatus: TicketStatus,
    }),
  ),
  /** The changes that nobody in the kitchen has seen; a ticket of which nothing is left stays as long. */
  changes: Type.Optional(Type.Array(TicketChange)),
  remark: Type.Optional(Type.String()),
  /** The allergies of those who eat it, as they told the kitchen. */
  allergies: Type.Optional(Type.Array(Allergen)),
  pickupAt: Type.Optional(Instant),
  /** The moment by which it has to be ready; of a delivery, before it leaves. */
  dueAt: Type.Optional(Instant),
  /** The name of the delivery zone; the address is on the bill. */
  zoneName: Type.Optional(LocalizedText),
  paid: Type.Boolean(),
  placedAt: Instant,
  preparingAt: Type.Optional(Instant),
  readyAt: Type.Optional(Instant),
  takenAt: Type.Optional(Instant),
  /** True if nobody said that it was taken: it was left lying (kitchen K2.3). */
  auto: Type.Optional(Type.Boolean()),
  version: Type.Integer({ minimum: 1 }),
});
export type KitchenTicket = Static<typeof KitchenTicket>;

/** A number on the order-ready board. */
export const BoardEntry = Entity('BoardEntry', {
  _id: Id('session'),
  shop: Id('shop'),
  orderNumber: Type.String(),
  /** The table to which it is served, if its code was scanned. */
  tableName: Type.Optional(Type.String()),
  /** The tent to which it is served. */
  tent: Type.Optional(Tent),
  tvStatus: TicketStatus,
  since: Instant,
});
export type BoardEntry = Static<typeof BoardEntry>;
