import { ALLERGENS } from '@comanda/domain';
import Type, { type Static } from 'typebox';
import { Allergen } from '../entities/catalogue.ts';
import { PaymentShare } from '../entities/guests.ts';
import { Locale } from '../entities/member.ts';
import { Contact, SessionTable, Tent } from '../entities/table-session.ts';
import { InvoiceWish } from '../entities/tax-invoice.ts';
import { Closed, Id, Instant, Minor, MinorFromZero, OrderType, PlainText, RequestId } from '../schema.ts';
import { Approval } from './approval.ts';
import { ManualDiscount, StaffLine } from './lines.ts';

const Cart = Type.Array(StaffLine, { maxItems: 200 });
const Coupons = Type.Optional(Type.Array(Id('userCoupon'), { maxItems: 20 }));
/** The gifts of the order: records of redeemed gifts, or gifts to redeem. */
const Gifts = Type.Optional(Type.Array(Id('giftRecord'), { maxItems: 20 }));
/** The discounts by hand that come with the order; from staff only. */
const Discounts = Type.Optional(Type.Array(ManualDiscount, { maxItems: 5 }));
/** The approval of somebody who may do what the caller may not; from staff only. */
const OptionalApproval = Type.Optional(Approval);
/** The tips that this placement adds to the bill, in minor units. */
const Tips = Type.Optional(MinorFromZero);
/** The draft of staff that the lines come from, which ends with them. */
const DraftOfLines = Type.Optional(Id('draft'));
/** The allergies that the kitchen is told of with this placement; an empty list tells it nothing. */
const Allergies = Type.Optional(Type.Array(Allergen, { maxItems: ALLERGENS.length }));
/** The token of the preview that it was put together from: always refused with `previewOnly` (office B3.8). */
const Preview = Type.Optional(Type.String({ maxLength: 400, pattern: '^[\\w.-]+$' }));
const RestoreKey = Type.String({ minLength: 1, maxLength: 64 });

export const NewSession = Closed({
  type: OrderType,
  section: Type.Optional(Id('section')),
  tables: Type.Optional(Type.Array(SessionTable, { maxItems: 20 })),
  /** One of the `pickupSlots`; as soon as possible when absent. */
  pickupAt: Type.Optional(Instant),
  /** The zone of a delivery, which also needs `address` and the contact's name and phone. */
  zone: Type.Optional(Id('zone')),
  address: Type.Optional(PlainText(400)),
  contact: Type.Optional(Contact),
  /**
   * From staff only: taken down by telephone, to pick up or deliver, with the caller's number in `contact`. It is made
   * before it is paid, and paid at the door or at once.
   */
  source: Type.Optional(Type.Literal('telephone')),
  /** From staff only: the member whose bill it becomes. */
  user: Type.Optional(Id('user')),
  remark: Type.Optional(PlainText(400)),
  /** Of dine-in without a table: the table whose code was scanned, where the order is served. */
  viewItem: Type.Optional(Id('viewItem')),
  /** The signature of that code; staff and kiosks name a table without it. */
  signature: Type.Optional(Type.String({ minLength: 1, maxLength: 128 })),
  /** Of dine-in without a table, from a kiosk or staff: the tent with a number that the guest puts on the table. */
  tent: Type.Optional(Tent),
});
export type NewSession = Static<typeof NewSession>;

/** A call that is known by its request id. */
type Identified = { readonly requestId: string };
/** A call with its request id and the amount that its sender was shown. */
type Protected<Amount extends string> = Identified & Readonly<Record<Amount, Static<typeof Minor>>>;
/** Without it nothing protects a call from being repeated. */
const MaybeRequestId = Type.Optional(RequestId);

/** Data of create tableSessions/create: opens a bill with its products. */
export const CreateSession = Closed(
  {
    requestId: MaybeRequestId,
    shop: Id('shop'),
    session: NewSession,
    products: Cart,
    coupons: Coupons,
    gifts: Gifts,
    discounts: Discounts,
    approval: OptionalApproval,
    tips: Tips,
    allergies: Allergies,
    draft: DraftOfLines,
    preview: Preview,
    /** The total as shown to the guest, including tips, in minor units; without it any price is accepted. */
    total: Type.Optional(MinorFromZero),
  },
  { $id: 'CreateSession' },
);
/** As clients send it that are protected against repeats and changed prices. */
export type CreateSession = Static<typeof CreateSession> & Protected<'total'>;
/** As any client may send it, with a request id of its own or a new one. */
export type OpenedSession = Static<typeof CreateSession> & Identified;

/** Data of create tableSessions/order: orders the cart into an existing bill. */
export const OrderIntoSession = Closed(
  {
    requestId: MaybeRequestId,
    session: Id('session'),
    restoreKey: Type.Optional(RestoreKey),
    /** The table among the bill's to which it is ordered, from 0; the first when absent or unknown. */
    sessionIndex: Type.Optional(Type.Integer({ minimum: 0, maximum: 100 })),
    cart: Cart,
    coupons: Coupons,
    gifts: Gifts,
    discounts: Discounts,
    approval: OptionalApproval,
    tips: Tips,
    /** A remark for the kitchen about this placement. */
    remark: Type.Optional(PlainText(400)),
    allergies: Allergies,
    draft: DraftOfLines,
    preview: Preview,
    /**
     * The cart's share as shown, including tips: the bill with the cart less the bill without it (0 without lines). It
     * is negative when the cart makes a promotion take off more than the cart costs.
     */
    total: Type.Optional(Minor),
  },
  { $id: 'OrderIntoSession' },
);
export type OrderIntoSession = Static<typeof OrderIntoSession> & Protected<'total'>;
export type OrderedIntoSession = Static<typeof OrderIntoSession> & Identified;

/** Data of create tableSessions/quote: prices a cart without placing it. */
export const QuoteCart = Closed(
  {
    shop: Id('shop'),
    session: NewSession,
    /** The existing bill that the cart would join. */
    into: Type.Optional(Id('session')),
    restoreKey: Type.Optional(RestoreKey),
    products: Cart,
    coupons: Coupons,
    gifts: Gifts,
    discounts: Discounts,
    tips: Tips,
  },
  { $id: 'QuoteCart' },
);
export type QuoteCart = Static<typeof QuoteCart>;

/** Data of create tableSessions/createOrResume: finds or opens the bill of a scanned table code. */
export const CreateOrResume = Closed(
  {
    viewItem: Id('viewItem'),
    signature: Type.String({ minLength: 1, maxLength: 128 }),
    /** The moment when the code was scanned. */
    date: Instant,
    capacity: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
    shop: Id('shop'),
    /** True to open a bill if the table has none. */
    create: Type.Optional(Type.Boolean()),
    /** The key that this phone got from an earlier scan, to continue as the same guest. */
    restoreKey: Type.Optional(RestoreKey),
  },
  { $id: 'CreateOrResume' },
);
export type CreateOrResume = Static<typeof CreateOrResume>;

export const ChangeSection = Closed(
  {
    session: Id('session'),
    restoreKey: Type.Optional(RestoreKey),
    section: Id('section'),
    approval: OptionalApproval,
  },
  { $id: 'ChangeSection' },
);
export type ChangeSection = Static<typeof ChangeSection>;

export const UpdatePayment = Closed(
  {
    session: Id('session'),
    restoreKey: Type.Optional(RestoreKey),
    /** `toPay` requests the bill (the default), `ongoing` returns to ordering. */
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

/** Data of create payments/online: starts a payment attempt with one of the shop's payment methods. */
export const PayOnline = Closed(
  {
    requestId: MaybeRequestId,
    session: Id('session'),
    restoreKey: Type.Optional(RestoreKey),
    methodRef: Id('paymentMethod'),
    /** With a `share`, its amount as shown; all that is open, or all of the share, when absent. */
    amount: Type.Optional(MinorFromZero),
    /** The share of the bill to pay; any part of the open amount when absent. */
    share: Type.Optional(PaymentShare),
    tips: Type.Optional(MinorFromZero),
    /** True if the provider should keep the card for the member who pays (payments M2.10). */
    savedInfo: Type.Optional(Type.Boolean()),
    /** The member’s card to pay with, of the method’s account. */
    card: Type.Optional(Id('savedCard')),
    /** The Taiwan tax invoice that is wanted for it. */
    invoiceWish: Type.Optional(InvoiceWish),
    /** The language of the provider’s pages; what a request says first counts. */
    locale: Type.Optional(Locale),
    /** True to cancel the attempt of somebody else that is in the way, unless its money has come. */
    takeOver: Type.Optional(Type.Boolean()),
    /** The path on this site to return to; `//`, `/\\` and `/⇥/`, which browsers resolve to other sites, are refused. */
    returnPath: Type.Optional(
      Type.String({
        maxLength: 400,
        pattern: '^/([^/\\\\\\u0000-\\u0020\\u007F][^\\u0000-\\u0020\\u007F]*)?$',
      }),
    ),
  },
  { $id: 'PayOnline' },
);
export type PayOnline = Static<typeof PayOnline> & Protected<'amount'>;

const { locale: _locale, ...payOnline } = PayOnline.properties;

/**
 * Data of create cybersource/redirect/setup, bbposWeb and razerOnline: starts a payment attempt with a method of that
 * provider. The query may name the `locale` of its pages.
 */
export const SetUpPayment = Closed(
  {
    ...payOnline,
    /** The open amount, or that of the share, when absent. */
    amount: Type.Optional(MinorFromZero),
    /** The card terminal, in place of the device's own. */
    terminal: Type.Optional(Id('terminal')),
  },
  { $id: 'SetUpPayment' },
);
export type SetUpPayment = Static<typeof SetUpPayment> & Identified;

/** Data of create payments/cancel: ends an open payment attempt, one's own at once. */
export const CancelPayment = Closed(
  { payment: Id('payment'), session: Id('session'), restoreKey: Type.Optional(RestoreKey) },
  { $id: 'CancelPayment' },
);
export type CancelPayment = Static<typeof CancelPayment>;

/** Data of create payments/check: asks the provider at once what has become of an attempt. */
export const CheckPayment = Closed({ ...CancelPayment.properties }, { $id: 'CheckPayment' });
export type CheckPayment = Static<typeof CheckPayment>;

/** Data of create payments/confirm: staff confirm that they received a counter payment, or saw one at the bank. */
export const ConfirmPayment = Closed(
  {
    payment: Id('payment'),
    /** The bank's reference of a payment by a bank's app. */
    bankRef: Type.Optional(Type.String({ minLength: 1, maxLength: 64, pattern: '\\S' })),
    /** True to confirm although another payment has the same `bankRef`. */
    isSure: Type.Optional(Type.Boolean()),
    /** The approval of somebody who may take such money, if the caller may not alone. */
    approval: OptionalApproval,
  },
  { $id: 'ConfirmPayment' },
);
export type ConfirmPayment = Static<typeof ConfirmPayment>;
