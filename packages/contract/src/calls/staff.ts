import Type, { type Static } from 'typebox';
import { StockMode } from '../entities/catalogue.ts';
import { Staff } from '../entities/member.ts';
import { TvStatus } from '../entities/table-session.ts';
import { Closed, Id, Instant } from '../schema.ts';

/** create authentication: a staff PIN for a token, or a token for this connection. */
export const Authenticate = Type.Union(
  [
    Closed({
      strategy: Type.Literal('pin'),
      shop: Id('shop'),
      pin: Type.String({ minLength: 4, maxLength: 12, pattern: '^[0-9]+$' }),
    }),
    Closed({ strategy: Type.Literal('jwt'), accessToken: Type.String({ minLength: 1, maxLength: 4096 }) }),
  ],
  { $id: 'Authenticate' },
);
export type Authenticate = Static<typeof Authenticate>;

export const Authenticated = Closed(
  { accessToken: Type.String(), expiresAt: Instant, shop: Id('shop'), staff: Staff },
  { $id: 'Authenticated' },
);
export type Authenticated = Static<typeof Authenticated>;

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
