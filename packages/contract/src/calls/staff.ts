import { SOLD_OUT_UNTIL } from '@comanda/domain';
import Type, { type Static } from 'typebox';
import { StockMode } from '../entities/catalogue.ts';
import { CourseMode, CourseNames } from '../entities/shop.ts';
import { TicketStatus } from '../entities/table-session.ts';
import { Closed, Id } from '../schema.ts';

/** Data of patch kitchenTickets/{id}: moves the ticket, or one of its lines, forward or back. */
export const MoveTicket = Closed(
  {
    status: TicketStatus,
    line: Type.Optional(Id('line')),
    /** The status that it was seen in: a move of what has moved meanwhile is refused (`ticketMoved`). */
    from: Type.Optional(TicketStatus),
  },
  { $id: 'MoveTicket' },
);
export type MoveTicket = Static<typeof MoveTicket>;

/** Data of create kitchenTickets/seen: somebody in the kitchen has seen the changes of a ticket. */
export const SeeTicket = Closed(
  {
    ticket: Id('ticket'),
    /** The version that was seen; what changed after it stays to be seen. */
    version: Type.Integer({ minimum: 1 }),
  },
  { $id: 'SeeTicket' },
);
export type SeeTicket = Static<typeof SeeTicket>;

/** Data of create kitchenTickets/putAway: takes the tickets that are left of former business days. */
export const PutAway = Closed({}, { $id: 'PutAway' });
export type PutAway = Static<typeof PutAway>;

/** The number of tickets that were put away. */
export const PutAwayTickets = Closed({ tickets: Type.Integer({ minimum: 0 }) }, { $id: 'PutAwayTickets' });
export type PutAwayTickets = Static<typeof PutAwayTickets>;

/** Data of patch products/{id}: changes the stock of a product in the staff member's shop. */
export const ChangeStock = Closed(
  {
    stock: Closed({
      /** The portions left; null stops counting. */
      quantity: Type.Optional(Type.Union([Type.Integer({ minimum: 0, maximum: 1_000_000 }), Type.Null()])),
      stockMode: Type.Optional(StockMode),
      onlineMode: Type.Optional(StockMode),
    }),
  },
  { $id: 'ChangeStock' },
);
export type ChangeStock = Static<typeof ChangeStock>;

/** Data of create products/soldOut: marks a product, or a choice of it, as sold out in the staff member's shop. */
export const MarkSoldOut = Closed(
  {
    product: Id('product'),
    choice: Type.Optional(Id('choice')),
    /** The end of the mark: the start of the next business day, when somebody restocks it, or at once (on sale again). */
    until: Type.Enum(SOLD_OUT_UNTIL),
    /** The portions left: it is sold out after these. Of a choice only if its value is counted. */
    left: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
  },
  { $id: 'MarkSoldOut' },
);
export type MarkSoldOut = Static<typeof MarkSoldOut>;

/** Data of patch shops/{id}: opens or closes the ways in which guests may order in the staff member's shop, and sets whether staff accept what they order, how courses are fired and what they are called. */
export const ChangeShop = Closed(
  {
    openForOnline: Type.Optional(Type.Boolean()),
    openTakeAway: Type.Optional(Type.Boolean()),
    openDineInNoTable: Type.Optional(Type.Boolean()),
    openDelivery: Type.Optional(Type.Boolean()),
    acceptOnline: Type.Optional(Type.Boolean()),
    /** Firing of later courses; null: the staff fire them, and guests' orders are cooked at once. */
    courses: Type.Optional(Type.Union([CourseMode, Type.Null()])),
    /** The names of courses, instead of those before; an empty list removes them. */
    courseNames: Type.Optional(CourseNames),
  },
  { $id: 'ChangeShop' },
);
export type ChangeShop = Static<typeof ChangeShop>;

/** Data of create tableCodes/rotate: gives a table a new code and revokes the old one. */
export const RotateTableCode = Closed({ viewItem: Id('viewItem') }, { $id: 'RotateTableCode' });
export type RotateTableCode = Static<typeof RotateTableCode>;

/** A row of find tableCodes: a table's code as the owner prints it. */
export const TableCode = Closed(
  {
    _id: Id('viewItem'),
    shop: Id('shop'),
    name: Type.String(),
    url: Type.String(),
    /** The code as an SVG document. */
    svg: Type.String(),
  },
  { $id: 'TableCode' },
);
export type TableCode = Static<typeof TableCode>;
