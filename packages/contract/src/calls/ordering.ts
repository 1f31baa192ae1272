import Type, { type Static } from 'typebox';
import { PaymentShare } from '../entities/guests.ts';
import { Contact, SessionTable } from '../entities/table-session.ts';
import { Closed, Id, Instant, Minor, MinorFromZero, OrderType, PlainText, RequestId } from '../schema.ts';

const Selection = Closed({ _id: Id('choice'), quantity: Type.Integer({ minimum: 1, maximum: 999 }) });

/**
 * A cart line as a guest may send it. What only the restaurant may set (manual price, free options,
 * prices) has no field here and is refused.
 */
export const IncomingLine = Closed(
  {
    id: Id('line'),
    product: Id('product'),
    quantity: Type.Number({ exclusiveMinimum: 0, maximum: 999 }),
    options: Type.Optional(
      Type.Array(Closed({ option: Id('option'), selections: Type.Array(Selection, { maxItems: 100 }) }), {
        maxItems: 50,
      }),
    ),
    takeAway: Type.Optional(Type.Boolean()),
    customRemark: Type.Optional(PlainText(100)),
    fromProduct: Type.Optional(Id('line')),
    fromOption: Type.Optional(Id('option')),
    fromChoice: Type.Optional(Id('choice')),
    quantityRatio: Type.Optional(Type.Number({ exclusiveMinimum: 0, maximum: 999 })),
  },
  { $id: 'IncomingLine' },
);
export type IncomingLine = Static<typeof IncomingLine>;

const Cart = Type.Array(IncomingLine, { maxItems: 200 });
const Coupons = Type.Optional(Type.Array(Id('userCoupon'), { maxItems: 20 }));
/** Gifts that come with the order: their records, or gifts that it redeems. */
const Gifts = Type.Optional(Type.Array(Id('giftRecord'), { maxItems: 20 }));
/** What this placement adds to the tips of the bill, in minor units. */
const Tips = Type.Optional(MinorFromZero);
const RestoreKey = Type.String({ minLength: 1, maxLength: 64 });

export const NewSession = Closed({
  type: OrderType,
  section: Type.Optional(Id('section')),
  tables: Type.Optional(Type.Array(SessionTable, { maxItems: 20 })),
  /** One of the `pickupSlots`; as soon as possible when absent. */
  pickupAt: Type.Optional(Instant),
  /** Of a delivery, with `address` and the contact's name and phone: all three are needed. */
  zone: Type.Optional(Id('zone')),
  address: Type.Optional(PlainText(400)),
  contact: Type.Optional(Contact),
  remark: Type.Optional(PlainText(400)),
});
export type NewSession = Static<typeof NewSession>;

/** create tableSessions/create: a new bill together with its products. */
export const CreateSession = Closed(
  {
    requestId: RequestId,
    shop: Id('shop'),
    session: NewSession,
    products: Cart,
    coupons: Coupons,
    gifts: Gifts,
    tips: Tips,
    /** Total as the guest was shown it, tips and all, in minor units. */
    total: MinorFromZero,
  },
  { $id: 'CreateSession' },
);
export type CreateSession = Static<typeof CreateSession>;

/** create tableSessions/order: the cart into an existing bill. */
export const OrderIntoSession = Closed(
  {
    requestId: RequestId,
    session: Id('session'),
    restoreKey: Type.Optional(RestoreKey),
    cart: Cart,
    coupons: Coupons,
    gifts: Gifts,
    tips: Tips,
    /** For the kitchen, about all that is ordered now. */
    remark: Type.Optional(PlainText(400)),
    /**
     * The cart's share as shown, tips and all: the bill with the cart less the bill without it (0 without lines).
     * Below 0 when what it adds makes a promotion take off more than it costs.
     */
    total: Minor,
  },
  { $id: 'OrderIntoSession' },
);
export type OrderIntoSession = Static<typeof OrderIntoSession>;

/** create tableSessions/quote: what a cart costs, without placing anything. */
export const QuoteCart = Closed(
  {
    shop: Id('shop'),
    session: NewSession,
    /** An existing bill that the cart would join. */
    into: Type.Optional(Id('session')),
    restoreKey: Type.Optional(RestoreKey),
    products: Cart,
    coupons: Coupons,
    gifts: Gifts,
    tips: Tips,
  },
  { $id: 'QuoteCart' },
);
export type QuoteCart = Static<typeof QuoteCart>;

/** create tableSessions/createOrResume: the bill of a scanned table code. */
export const CreateOrResume = Closed(
  {
    viewItem: Id('viewItem'),
    signature: Type.String({ minLength: 1, maxLength: 128 }),
    /** When the code was scanned. */
    date: Instant,
    capacity: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
    shop: Id('shop'),
    /** Whether to open a bill when the table has none. */
    create: Type.Optional(Type.Boolean()),
    /** The key that this phone has of the table's bill from an earlier scan: it goes on as the guest it was. */
    restoreKey: Type.Optional(RestoreKey),
  },
  { $id: 'CreateOrResume' },
);
export type CreateOrResume = Static<typeof CreateOrResume>;

export const ChangeSection = Closed(
  { session: Id('session'), restoreKey: Type.Optional(RestoreKey), section: Id('section') },
  { $id: 'ChangeSection' },
);
export type ChangeSection = Static<typeof ChangeSection>;

export const UpdatePayment = Closed(
  {
    session: Id('session'),
    restoreKey: Type.Optional(RestoreKey),
    /** `toPay` asks for the bill, `ongoing` goes back to ordering; without it the bill moves to `toPay`. */
    status: Type.Optional(Type.Enum(['toPay', 'ongoing'])),
  },
  { $id: 'UpdatePayment' },
);
export type UpdatePayment = Static<typeof UpdatePayment>;

export const SubscribeToSession = Closed(
  { item: Id('session'), restoreKey: Type.Optional(RestoreKey) },
  { $id: 'SubscribeToSession' },
);
export type SubscribeToSession = Static<typeof SubscribeToSession>;

/** create payments/online: a try to pay, with one of the shop's payment methods. */
export const PayOnline = Closed(
  {
    requestId: RequestId,
    session: Id('session'),
    restoreKey: Type.Optional(RestoreKey),
    methodRef: Id('paymentMethod'),
    /** With a `share`: what it comes to, as it was shown. */
    amount: MinorFromZero,
    /** What of the bill is paid; without it any amount of what is open. */
    share: Type.Optional(PaymentShare),
    tips: Type.Optional(MinorFromZero),
    /** Path of this site to come back to. Browsers read another site out of `//`, `/\\` and `/⇥/`: none of these. */
    returnPath: Type.Optional(
      Type.String({
        maxLength: 400,
        pattern: '^/([^/\\\\\\u0000-\\u0020\\u007F][^\\u0000-\\u0020\\u007F]*)?$',
      }),
    ),
  },
  { $id: 'PayOnline' },
);
export type PayOnline = Static<typeof PayOnline>;

/**
 * create cybersource/redirect/setup, bbposWeb and razerOnline: a try to pay with a method of that provider. The query
 * may name the `locale` of its pages.
 */
export const SetUpPayment = Closed(
  {
    ...PayOnline.properties,
    /** What is open, or what the share comes to, when absent. */
    amount: Type.Optional(MinorFromZero),
    /** Whether the provider is to keep the card for the next time. */
    savedInfo: Type.Optional(Type.Boolean()),
  },
  { $id: 'SetUpPayment' },
);
export type SetUpPayment = Static<typeof SetUpPayment>;

/** create payments/cancel: the guest gives up a try that is still open. */
export const CancelPayment = Closed(
  { payment: Id('payment'), session: Id('session'), restoreKey: Type.Optional(RestoreKey) },
  { $id: 'CancelPayment' },
);
export type CancelPayment = Static<typeof CancelPayment>;

/** create payments/confirm: staff have taken the money of a counter payment. */
export const ConfirmPayment = Closed({ payment: Id('payment') }, { $id: 'ConfirmPayment' });
export type ConfirmPayment = Static<typeof ConfirmPayment>;
