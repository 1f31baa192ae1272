import {
  DISCOUNT_TYPES,
  LINE_STATUSES,
  SESSION_SOURCES,
  SESSION_STATUSES,
  STAFF_CALL_KINDS,
  TICKET_STATUSES,
} from '@comanda/domain';
import Type, { type Static } from 'typebox';
import {
  Closed,
  Entity,
  Id,
  Instant,
  LocalizedText,
  Minor,
  MinorFromZero,
  OrderType,
  PlainText,
  ShortText,
  stamps,
} from '../schema.ts';
import { VoidReasonCode } from './audit.ts';
import { Bill } from './bill.ts';
import { Choice, Product, ProductOption } from './catalogue.ts';
import { GuestNumber, SessionGuest } from './guests.ts';
import { PendingPayment, SessionPayment } from './payment.ts';

export const Selection = Closed({ _id: Id('choice'), quantity: Type.Integer({ minimum: 1, maximum: 999 }) });
export const LineOption = Closed({
  option: Id('option'),
  selections: Type.Array(Selection, { maxItems: 100 }),
  free: Type.Optional(Type.Boolean()),
  fixed: Type.Optional(Type.Boolean()),
});

export const CustomProduct = Closed({
  name: ShortText(200),
  price: MinorFromZero,
  category: Type.Optional(Id('category')),
  remarks: Type.Optional(PlainText(400)),
  kitchenPrinters: Type.Optional(Type.Array(Id('printer'))),
  waterBars: Type.Optional(Type.Array(Id('printer'))),
  discountable: Type.Optional(Type.Boolean()),
});

const FrozenProduct = Type.Pick(Product, [
  '_id',
  'name',
  'price',
  'category',
  'subCategory',
  'priceModifiers',
  'discountMapping',
  'freeSurcharge',
  'discountable',
  'soldByWeight',
  'weight',
]);
const FrozenChoice = Type.Pick(Choice, ['_id', 'price', 'type', 'priceModifiers']);
const FrozenOption = Closed({
  ...Type.Pick(ProductOption, ['_id', 'type', 'enjoyDiscount']).properties,
  options: Type.Array(FrozenChoice),
});

/** `hold` keeps a gift back from the kitchen; a `cancel` line counts for nothing. */
export const LineStatus = Type.Enum(LINE_STATUSES);
/** The way of an order and of each of its lines: waiting, preparing, ready, taken. */
export const TvStatus = Type.Enum(TICKET_STATUSES);
export type TvStatus = Static<typeof TvStatus>;
export const SessionStatus = Type.Enum(SESSION_STATUSES);
export type SessionStatus = Static<typeof SessionStatus>;

/** A line of the bill, as it was placed. `name` and `price` are those of the moment of placing. */
export const SessionLine = Closed(
  {
    id: Id('line'),
    /** Which placement of the session this line came with: 1, 2, … */
    order: Type.Integer({ minimum: 1 }),
    product: Type.Optional(Id('product')),
    customProduct: Type.Optional(CustomProduct),
    name: LocalizedText,
    options: Type.Optional(Type.Array(LineOption)),
    /** What was chosen, in words, in the order asked. */
    printedOptions: Type.Optional(
      Type.Array(
        Closed({
          name: LocalizedText,
          quantity: Type.Integer({ minimum: 1 }),
          hideInKitchen: Type.Optional(Type.Boolean()),
          hideInReceipt: Type.Optional(Type.Boolean()),
        }),
      ),
    ),
    quantity: Type.Number({ exclusiveMinimum: 0 }),
    quantityRatio: Type.Optional(Type.Number({ exclusiveMinimum: 0 })),
    category: Type.Optional(Id('category')),
    subCategory: Type.Optional(Id('subCategory')),
    image: Type.Optional(Id('attachment')),
    table: Type.Optional(Id('table')),
    tableSplit: Type.Optional(Type.Integer()),
    section: Type.Optional(Id('section')),
    customRemark: Type.Optional(Type.String()),
    fromCoupon: Type.Optional(Id('rule')),
    fromProduct: Type.Optional(Id('line')),
    fromOption: Type.Optional(Id('option')),
    fromChoice: Type.Optional(Id('choice')),
    fromSelection: Type.Optional(Type.Integer()),
    takeAway: Type.Optional(Type.Boolean()),
    staff: Type.Optional(Id('staff')),
    /** Which of the bill's phones ordered it: 1, 2, … as they joined. */
    guest: Type.Optional(GuestNumber),
    /** Who pays for it, in equal parts; without it who ordered it, or else everybody. On a set’s own line only. */
    sharedBy: Type.Optional(Type.Array(GuestNumber, { maxItems: 100 })),
    openKey: Type.Optional(Minor),
    /** What of the menu it was placed with: it is priced with this, whatever the menu says by now. */
    frozen: Type.Optional(
      Closed({ product: Type.Optional(FrozenProduct), options: Type.Optional(Type.Array(FrozenOption)) }),
    ),
    status: LineStatus,
    /** Why it was taken off the bill. */
    voidReason: Type.Optional(VoidReasonCode),
    kitchenStatus: TvStatus,
    /** Price of one, in minor units, as the engine gave it. */
    price: Minor,
    subTotal: Minor,
    discount: Minor,
  },
  { $id: 'SessionLine' },
);
export type SessionLine = Static<typeof SessionLine>;

export const SessionTable = Closed({
  item: Id('table'),
  split: Type.Optional(Type.Integer()),
  capacity: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
});

/** A coupon or gift that counts on this bill, or a member's discount. */
export const SessionDiscount = Closed({
  name: LocalizedText,
  /** What its rule does: the `discountType`, or `free` products or `point`s. */
  type: Type.Enum([...DISCOUNT_TYPES, 'free', 'point']),
  /** Per cent, minor units or pieces, as `type` says. */
  value: Type.Number(),
  source: Type.Enum(['member', 'coupon', 'gift']),
  vipLevel: Type.Optional(Id('vipLevel')),
  coupon: Type.Optional(Id('userCoupon')),
  gift: Type.Optional(Id('gift')),
  giftRecord: Type.Optional(Id('giftRecord')),
  rule: Type.Optional(Id('rule')),
});
export type SessionDiscount = Static<typeof SessionDiscount>;

export const Contact = Closed({
  name: Type.Optional(ShortText(100)),
  phone: Type.Optional(ShortText(40)),
});

export const StaffCallKind = Type.Enum(STAFF_CALL_KINDS);
export type StaffCallKind = Static<typeof StaffCallKind>;

/** Guests want somebody to come. */
const StaffCall = Closed({
  _id: Id('call'),
  kind: StaffCallKind,
  text: Type.Optional(PlainText(100)),
  at: Instant,
});

/** One bill: a table's, a takeaway order's, a delivery's. */
export const TableSession = Entity('TableSession', {
  _id: Id('session'),
  shop: Id('shop'),
  status: SessionStatus,
  type: OrderType,
  source: Type.Enum(SESSION_SOURCES),
  tvStatus: TvStatus,
  /** Short number that people call out; unique in the shop's business day. Absent until something is ordered. */
  orderNumber: Type.Optional(Type.String()),
  businessDay: Type.String(),
  section: Type.Optional(Id('section')),
  user: Type.Optional(Id('user')),
  startTime: Instant,
  placedTime: Type.Optional(Instant),
  paidTime: Type.Optional(Instant),
  /** When it was cancelled or voided, and why. */
  endTime: Type.Optional(Instant),
  endReason: Type.Optional(VoidReasonCode),
  readyTime: Type.Optional(Instant),
  /** Until when guests may order; staff may still do so afterwards. */
  orderCutoffTime: Type.Optional(Instant),
  orderLeaveTime: Type.Optional(Instant),
  /** When the guest wants it: ready to be picked up, or delivered at the door. */
  pickupAt: Type.Optional(Instant),
  /** When it will be ready, of a delivery at the door. */
  estimatedAt: Type.Optional(Instant),
  products: Type.Array(SessionLine),
  discounts: Type.Array(SessionDiscount),
  surcharges: Type.Array(Closed({ type: Type.Enum(['service', 'seatCharge']), amount: Minor })),
  taxes: Type.Array(Closed({ tax: Id('tax'), amount: Minor, included: Type.Boolean() })),
  tips: MinorFromZero,
  adjusts: Minor,
  payments: Type.Array(SessionPayment),
  /** Tries to pay that are still open: what they are for is nobody else’s to pay until they end. */
  pendingPayments: Type.Optional(Type.Array(PendingPayment)),
  /** Those who have joined it with a phone. */
  guests: Type.Optional(Type.Array(SessionGuest)),
  modifiers: Type.Array(Id('modifier')),
  tables: Type.Array(SessionTable),
  qrCodeViewItem: Type.Optional(Id('viewItem')),
  /** The table's name as printed on it. */
  tableName: Type.Optional(Type.String()),
  /** Calls that nobody has answered yet. */
  staffCalls: Type.Optional(Type.Array(StaffCall)),
  desiredCapacity: Type.Optional(Type.Integer({ minimum: 1 })),
  /** Where it is delivered to: the zone, with its name as it was then. */
  zone: Type.Optional(Id('zone')),
  zoneName: Type.Optional(LocalizedText),
  address: Type.Optional(PlainText(400)),
  contact: Type.Optional(Contact),
  remark: Type.Optional(PlainText(400)),
  /** What was said with an order into a bill that stood already, by its placement. */
  remarks: Type.Optional(Type.Array(Closed({ order: Type.Integer({ minimum: 1 }), text: PlainText(400) }))),
  /** The bill as the engine prices it now. */
  bill: Bill,
  /** Counts every change: a screen that shows a lower number is stale. */
  version: Type.Integer({ minimum: 1 }),
  ...stamps,
});
export type TableSession = Static<typeof TableSession>;
/** A session as it is given to the phone that created or joined it: with the key, this one time. */
export const HeldTableSession = Closed(
  {
    ...TableSession.properties,
    restoreKey: Type.String(),
    /** Which of the bill's phones this one is. */
    guest: GuestNumber,
  },
  { $id: 'HeldTableSession' },
);
export type HeldTableSession = Static<typeof HeldTableSession>;

/** A time that an order may be for, and how many more orders it takes; `left` is absent where nobody counts. */
export const PickupSlot = Entity('PickupSlot', {
  at: Instant,
  left: Type.Optional(Type.Integer({ minimum: 0 })),
});
export type PickupSlot = Static<typeof PickupSlot>;
