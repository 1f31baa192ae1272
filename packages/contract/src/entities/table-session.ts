import {
  ACCEPTANCES,
  DISCOUNT_TYPES,
  HANDOVER_REASONS,
  HANDOVER_STATES,
  LINE_STATUSES,
  PRICE_REASON_KINDS,
  SESSION_SOURCES,
  SESSION_STATUSES,
  TICKET_STATUSES,
  WAITS_FOR,
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
import { Allergen, Choice, Course, Product, ProductOption } from './catalogue.ts';
import { GuestNumber, SessionGuest } from './guests.ts';
import { PendingPayment, SessionPayment } from './payment.ts';
import { BillRefund } from './refund.ts';
import { AnsweredCall, OpenCall } from './staff-call.ts';
import { BillInvoice } from './tax-invoice.ts';

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

/** The reason for a price set by hand, as the bill shows it; what the staff typed is in the audit log. */
export const PriceReason = Closed({
  kind: Type.Enum(PRICE_REASON_KINDS),
  /** Per cent taken off, of a `discount`. */
  percent: Type.Optional(Type.Number({ exclusiveMinimum: 0, maximum: 100 })),
});

/** The status of a line: `hold` keeps a gift back from the kitchen; a `cancel` line counts for nothing. */
export const LineStatus = Type.Enum(LINE_STATUSES);
/** The stage of an order and of each of its lines. */
export const TicketStatus = Type.Enum(TICKET_STATUSES);
export type TicketStatus = Static<typeof TicketStatus>;
/** The trigger that something waits for before it is cooked. */
export const WaitsFor = Type.Enum(WAITS_FOR);
export const SessionStatus = Type.Enum(SESSION_STATUSES);
export type SessionStatus = Static<typeof SessionStatus>;

/** A line of the bill, as it was placed; `name` and `price` are as of that moment. */
export const SessionLine = Closed(
  {
    id: Id('line'),
    /** The number of the placement that this line came with: 1, 2, … */
    order: Type.Integer({ minimum: 1 }),
    product: Type.Optional(Id('product')),
    customProduct: Type.Optional(CustomProduct),
    name: LocalizedText,
    options: Type.Optional(Type.Array(LineOption)),
    /** The selected choices by name, in the order of the options. */
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
    /** The seat that it is served to. */
    tableChairId: Type.Optional(Id('chair')),
    /** The course that it is served with, by the staff or its category; the first when absent. */
    course: Type.Optional(Course),
    /** True until it is fired, that is sent to the kitchen. */
    held: Type.Optional(Type.Boolean()),
    /** The trigger that fires it: its course’s turn, or the staff; while it is held. */
    waitsFor: Type.Optional(WaitsFor),
    /** The moment at which it is fired by itself, where the staff set one. */
    fireAt: Type.Optional(Instant),
    /** The moment at which it was fired, if that was not with its placement. */
    firedAt: Type.Optional(Instant),
    /** The moment at which it was rushed. */
    rushedAt: Type.Optional(Instant),
    section: Type.Optional(Id('section')),
    customRemark: Type.Optional(Type.String()),
    fromCoupon: Type.Optional(Id('rule')),
    fromProduct: Type.Optional(Id('line')),
    fromOption: Type.Optional(Id('option')),
    fromChoice: Type.Optional(Id('choice')),
    fromSelection: Type.Optional(Type.Integer()),
    takeAway: Type.Optional(Type.Boolean()),
    staff: Type.Optional(Id('staff')),
    /** The moment when staff sent it; absent of guests' lines. */
    placedAt: Type.Optional(Instant),
    /** The guest who ordered it. */
    guest: Type.Optional(GuestNumber),
    /** The guests who pay for it in equal parts; when absent, the guest who ordered it, or else everybody. On parents only. */
    sharedBy: Type.Optional(Type.Array(GuestNumber, { maxItems: 100 })),
    /** The difference of a price set by hand to the menu's, for one piece. */
    openKey: Type.Optional(Minor),
    /** The price of one piece as set by hand. */
    manualPrice: Type.Optional(MinorFromZero),
    reason: Type.Optional(PriceReason),
    /** The price of one piece that the staff entered for a product that asks for it. */
    openPrice: Type.Optional(MinorFromZero),
    /** False if no discount may take anything off it. */
    discountable: Type.Optional(Type.Boolean()),
    /** The menu entries it was placed with, and is priced with from then on. */
    frozen: Type.Optional(
      Closed({ product: Type.Optional(FrozenProduct), options: Type.Optional(Type.Array(FrozenOption)) }),
    ),
    status: LineStatus,
    /** The reason why it was taken off the bill. */
    voidReason: Type.Optional(VoidReasonCode),
    kitchenStatus: TicketStatus,
    /** The unit price in minor units, as the engine computed it. */
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

/** A table of a bill as it is answered. */
const BilledTable = Closed({
  ...SessionTable.properties,
  /** The name printed on it; on bills of several tables. */
  name: Type.Optional(Type.String()),
});

/** A coupon, gift, member's discount or discount given by hand on this bill. */
export const SessionDiscount = Closed({
  name: LocalizedText,
  /** The effect of its rule: its `discountType`, or `free` products or `point`s. */
  type: Type.Enum([...DISCOUNT_TYPES, 'free', 'point']),
  /** Per cent, minor units or pieces, depending on `type`. */
  value: Type.Number(),
  source: Type.Enum(['member', 'coupon', 'gift', 'manual']),
  vipLevel: Type.Optional(Id('vipLevel')),
  coupon: Type.Optional(Id('userCoupon')),
  /** The coupon's code as the shop gave it out; absent for a member's own coupon, whose id is internal. */
  code: Type.Optional(Id('userCoupon')),
  gift: Type.Optional(Id('gift')),
  giftRecord: Type.Optional(Id('giftRecord')),
  rule: Type.Optional(Id('rule')),
});
export type SessionDiscount = Static<typeof SessionDiscount>;

export const Contact = Closed({
  name: Type.Optional(ShortText(100)),
  phone: Type.Optional(ShortText(40)),
});

/** The state of an order after the kitchen, as people marked it: on its way, delivered, or not handed over, for a reason. */
export const Handover = Closed({
  state: Type.Enum(HANDOVER_STATES),
  at: Instant,
  /** The moment when a delivery left. */
  leftAt: Type.Optional(Instant),
  reason: Type.Optional(Type.Enum(HANDOVER_REASONS)),
  /** Whoever marked it. */
  by: Type.Enum(['staff', 'rider']),
});
export type Handover = Static<typeof Handover>;

/** The number on a tent that a guest takes to the table, so that the order is brought there. */
export const Tent = Type.Integer({ minimum: 1, maximum: 999 });

/** A bill: of a table, a takeaway order or a delivery. */
export const TableSession = Entity('TableSession', {
  _id: Id('session'),
  shop: Id('shop'),
  status: SessionStatus,
  type: OrderType,
  source: Type.Enum(SESSION_SOURCES),
  tvStatus: TicketStatus,
  /** A short number to call out, unique in the shop's business day. Absent until something is ordered. */
  orderNumber: Type.Optional(Type.String()),
  businessDay: Type.String(),
  section: Type.Optional(Id('section')),
  user: Type.Optional(Id('user')),
  /** The waiter who looks after it: at first whoever of the staff opened it. */
  staff: Type.Optional(Id('staff')),
  startTime: Instant,
  placedTime: Type.Optional(Instant),
  paidTime: Type.Optional(Instant),
  /** The paired device where staff or a kiosk opened it, or where its last payment was taken. */
  device: Type.Optional(Id('device')),
  /** The moment when it was cancelled or voided. */
  endTime: Type.Optional(Instant),
  endReason: Type.Optional(VoidReasonCode),
  /** The staff's words for the guest whose order they declined. */
  endText: Type.Optional(PlainText(200)),
  readyTime: Type.Optional(Instant),
  /** The moment until which guests may order; staff may order later. */
  orderCutoffTime: Type.Optional(Instant),
  orderLeaveTime: Type.Optional(Instant),
  /** The time the guest asked for, of pickup or of delivery at the door. */
  pickupAt: Type.Optional(Instant),
  /** True for a large order of an unknown phone, which is made once it is paid. */
  paysFirst: Type.Optional(Type.Literal(true)),
  /** The state of an order that staff accept or decline before it is made; absent for others. */
  acceptance: Type.Optional(Type.Enum(ACCEPTANCES)),
  acceptedAt: Type.Optional(Instant),
  /** The time when it is expected to be ready, or delivered at the door. */
  estimatedAt: Type.Optional(Instant),
  products: Type.Array(SessionLine),
  discounts: Type.Array(SessionDiscount),
  surcharges: Type.Array(Closed({ type: Type.Enum(['service', 'seatCharge']), amount: Minor })),
  taxes: Type.Array(Closed({ tax: Id('tax'), amount: Minor, included: Type.Boolean() })),
  tips: MinorFromZero,
  adjusts: Minor,
  /** Sum of what was given back by amount after payment. */
  returned: Type.Optional(Minor),
  /** Adjustment below 0 that keeps a finished bill from getting dearer by a void. */
  afterPayment: Type.Optional(Minor),
  payments: Type.Array(SessionPayment),
  /** Open payment attempts, which reserve what they are for until they end. */
  pendingPayments: Type.Optional(Type.Array(PendingPayment)),
  /** The money given back, or being given back, of its payments; the oldest first. */
  refunds: Type.Optional(Type.Array(BillRefund)),
  /** The Taiwan tax invoices of the bill and of its paid shares. */
  taxInvoices: Type.Optional(Type.Array(BillInvoice)),
  /** The guests who have joined it with a phone. */
  guests: Type.Optional(Type.Array(SessionGuest)),
  modifiers: Type.Array(Id('modifier')),
  tables: Type.Array(BilledTable),
  qrCodeViewItem: Type.Optional(Id('viewItem')),
  /** The table's name as printed on it. */
  tableName: Type.Optional(Type.String()),
  /** The tent that it is served to. */
  tent: Type.Optional(Tent),
  /** Calls that have not been answered yet. */
  staffCalls: Type.Optional(Type.Array(OpenCall)),
  /** The last answered call of each kind. */
  answeredCalls: Type.Optional(Type.Array(AnsweredCall)),
  desiredCapacity: Type.Optional(Type.Integer({ minimum: 1 })),
  /** The number of guests that staff set last; phones do not go below it. */
  capacityByStaff: Type.Optional(Type.Integer({ minimum: 1 })),
  /** The zone that it is delivered to. */
  zone: Type.Optional(Id('zone')),
  zoneName: Type.Optional(LocalizedText),
  address: Type.Optional(PlainText(400)),
  contact: Type.Optional(Contact),
  /** Its state after the kitchen; absent until it is marked. */
  handover: Type.Optional(Handover),
  remark: Type.Optional(PlainText(400)),
  /** The remarks of later placements, by their number. */
  remarks: Type.Optional(Type.Array(Closed({ order: Type.Integer({ minimum: 1 }), text: PlainText(400) }))),
  /** The allergies that the kitchen was told of, by the number of the placement. */
  allergies: Type.Optional(
    Type.Array(Closed({ order: Type.Integer({ minimum: 1 }), allergens: Type.Array(Allergen) })),
  ),
  /** The bill as the engine prices it now. */
  bill: Bill,
  /** Incremented with every change; a screen that shows a lower number is stale. */
  version: Type.Integer({ minimum: 1 }),
  ...stamps,
});
export type TableSession = Static<typeof TableSession>;
/** A session with its restore key, as returned once to the phone that created or joined it. */
export const SessionWithKey = Closed(
  {
    ...TableSession.properties,
    restoreKey: Type.String(),
    /** The number of this guest on the bill. */
    guest: GuestNumber,
  },
  { $id: 'SessionWithKey' },
);
export type SessionWithKey = Static<typeof SessionWithKey>;

/** A pickup time with the number of orders it still takes; `left` is absent if unlimited. */
export const PickupSlot = Entity('PickupSlot', {
  at: Instant,
  left: Type.Optional(Type.Integer({ minimum: 0 })),
});
export type PickupSlot = Static<typeof PickupSlot>;
