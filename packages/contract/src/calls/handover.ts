import { HANDOVER_REASONS, HANDOVER_STEPS, SHOP_CURRENCIES } from '@comanda/domain';
import Type, { type Static } from 'typebox';
import { Contact, Handover, TicketStatus } from '../entities/table-session.ts';
import { Closed, Id, Instant, LocalizedText, Minor, PlainText, RequestId, ShortText } from '../schema.ts';

/** The token of a rider's link: the bill's id and a secret. */
const RiderToken = Type.String({ minLength: 20, maxLength: 120, pattern: '^[\\w.-]+$' });

const marked = {
  requestId: RequestId,
  to: Type.Enum(HANDOVER_STEPS),
  /** The reason of `failed`, which needs one; what is written is for the staff. */
  reason: Type.Optional(Closed({ code: Type.Enum(HANDOVER_REASONS), text: Type.Optional(PlainText(200)) })),
};

/** Data of create tableSessions/handOver: staff mark how far an order is on its way to the guest. */
export const HandOver = Closed({ ...marked, session: Id('session') }, { $id: 'HandOver' });
export type HandOver = Static<typeof HandOver>;

/** Data of create tableSessions/riderLink: asks for the link with which a rider sees one delivery. */
export const RiderLinkRequest = Closed(
  {
    session: Id('session'),
    /** True to make a new one, with which the former ends. */
    renew: Type.Optional(Type.Boolean()),
  },
  { $id: 'RiderLinkRequest' },
);
export type RiderLinkRequest = Static<typeof RiderLinkRequest>;

/** The link with which a rider, without a log-in, sees one delivery and marks it. */
export const RiderLink = Closed(
  {
    url: Type.String(),
    /** The link as a code, an SVG document. */
    svg: Type.String(),
    expiresAt: Instant,
  },
  { $id: 'RiderLink' },
);
export type RiderLink = Static<typeof RiderLink>;

/** Data of create tableSessions/rider: reads the delivery of a rider's link. */
export const RiderRequest = Closed({ token: RiderToken }, { $id: 'RiderRequest' });
export type RiderRequest = Static<typeof RiderRequest>;

/** Data of create tableSessions/riderHandOver: a rider marks the delivery of their link. */
export const RiderHandOver = Closed({ ...marked, token: RiderToken }, { $id: 'RiderHandOver' });
export type RiderHandOver = Static<typeof RiderHandOver>;

/** A delivery as its rider sees it; whom it is for and where only until it is delivered. */
export const RiderDelivery = Closed(
  {
    shop: Closed({
      name: LocalizedText,
      phone: Type.Optional(ShortText(40)),
      address: Type.Optional(LocalizedText),
      currency: Type.Enum(SHOP_CURRENCIES),
      timezone: Type.String(),
    }),
    orderNumber: Type.String(),
    tvStatus: TicketStatus,
    handover: Type.Optional(Handover),
    zoneName: Type.Optional(LocalizedText),
    address: Type.Optional(PlainText(400)),
    contact: Type.Optional(Contact),
    /** The time at the door. */
    estimatedAt: Type.Optional(Instant),
    /** The guest's note with the order. */
    remark: Type.Optional(PlainText(400)),
    dishes: Type.Array(Closed({ name: LocalizedText, quantity: Type.Number() })),
    /** The money to collect at the door; 0 if it is paid. */
    toCollect: Minor,
    expiresAt: Instant,
  },
  { $id: 'RiderDelivery' },
);
export type RiderDelivery = Static<typeof RiderDelivery>;
