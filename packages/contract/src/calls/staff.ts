import Type, { type Static } from 'typebox';
import { StockMode } from '../entities/catalogue.ts';
import { TvStatus } from '../entities/table-session.ts';
import { Closed, Id } from '../schema.ts';

/** patch kitchenTickets/{id}: the whole ticket, or one of its lines, moves on (or back: recall). */
export const MoveTicket = Closed(
  { status: TvStatus, line: Type.Optional(Id('line')) },
  { $id: 'MoveTicket' },
);
export type MoveTicket = Static<typeof MoveTicket>;

/** patch products/{id}: what is left and whether it sells, in the shop of the staff member. */
export const ChangeStock = Closed(
  {
    stock: Closed({
      /** Portions left; null stops counting. */
      quantity: Type.Optional(Type.Union([Type.Integer({ minimum: 0, maximum: 1_000_000 }), Type.Null()])),
      stockMode: Type.Optional(StockMode),
      onlineMode: Type.Optional(StockMode),
    }),
  },
  { $id: 'ChangeStock' },
);
export type ChangeStock = Static<typeof ChangeStock>;

/** patch shops/{id}: whether guests may order, and how, in the shop of the staff member. */
export const ChangeShop = Closed(
  {
    openForOnline: Type.Optional(Type.Boolean()),
    openTakeAway: Type.Optional(Type.Boolean()),
    openDineInNoTable: Type.Optional(Type.Boolean()),
    openDelivery: Type.Optional(Type.Boolean()),
  },
  { $id: 'ChangeShop' },
);
export type ChangeShop = Static<typeof ChangeShop>;

/** create tableCodes/rotate: a table gets a new code, and the old one is worthless. */
export const RotateTableCode = Closed({ viewItem: Id('viewItem') }, { $id: 'RotateTableCode' });
export type RotateTableCode = Static<typeof RotateTableCode>;

/** find tableCodes: a table's code as the owner prints it. */
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
