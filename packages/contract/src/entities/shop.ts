import {
  ACTIVATION_STATUSES,
  CASH_ROUND_FOR,
  CASH_ROUND_METHODS,
  COURSE_MODES,
  LANGUAGES,
  LIMIT_TYPES,
  MAX_COURSES,
  PAYMENT_CHANNELS,
  PAYMENT_KINDS,
  PAYMENT_TIMINGS,
  SALES_TAX_NUMBER,
  SHOP_CURRENCIES,
} from '@comanda/domain';
import Type, { type Static } from 'typebox';
import {
  Closed,
  documentFields,
  Entity,
  Id,
  Instant,
  LocalizedText,
  MinorFromZero,
  OrderType,
  PercentValue,
  PlainText,
  ShortText,
  stamps,
  WallTime,
  WeekdayNumber,
} from '../schema.ts';
import { Course } from './catalogue.ts';
import { Condition } from './discount.ts';
import { LocalQr } from './local-qr.ts';
import { ProviderName } from './payment-provider.ts';

export const PaymentTiming = Type.Enum(PAYMENT_TIMINGS);

export const CourseMode = Type.Enum(COURSE_MODES);

export const OnlineOpeningHours = Closed({
  weekdays: Type.Optional(Type.Array(WeekdayNumber, { maxItems: 7 })),
  startTime: WallTime,
  endTime: WallTime,
  orderType: Type.Optional(Type.Array(OrderType, { maxItems: 4 })),
});

const CalendarDay = Type.String({ pattern: '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$' });

/**
 * Days with other hours than the week's: `closed`, or hours of their own; with neither, the week's apply. First and last
 * day are included, by the shop's calendar.
 */
const HoursException = Closed({
  from: CalendarDay,
  to: CalendarDay,
  name: LocalizedText,
  closed: Type.Optional(Type.Boolean()),
  hours: Type.Optional(Type.Array(OnlineOpeningHours, { maxItems: 20 })),
});

/** An area that the shop delivers to, and on what terms. */
export const DeliveryZone = Closed({
  _id: Id('zone'),
  name: LocalizedText,
  /** The places in it, as people call them. */
  areas: Type.Array(LocalizedText, { maxItems: 100 }),
  fee: MinorFromZero,
  /** The least the dishes may come to, after discounts. */
  minTotal: Type.Optional(MinorFromZero),
  /** The dishes' total, after discounts, from which delivery is free. */
  freeFrom: Type.Optional(MinorFromZero),
  /** Minutes from the kitchen to the door. */
  minutes: Type.Optional(Type.Integer({ minimum: 0, maximum: 600 })),
});
export type DeliveryZone = Static<typeof DeliveryZone>;

/** The pickup times that guests may choose from, by the shop's wall clock. */
export const PickupSettings = Closed({
  slotMinutes: Type.Enum([5, 10, 15, 20, 30, 60]),
  /** The most orders that one time takes, of all types; unlimited when absent. */
  perSlot: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
  /** Business days after today; 0 when absent. */
  daysAhead: Type.Optional(Type.Integer({ minimum: 0, maximum: 14 })),
});
export type PickupSettings = Static<typeof PickupSettings>;

/** A limit on the pieces that guests may order of the products in its lists; without lists, of everything. */
export const OrderLimitEntry = Closed({
  limitType: Type.Enum(LIMIT_TYPES),
  product: Type.Optional(Type.Array(Id('product'))),
  category: Type.Optional(Type.Array(Id('category'))),
  subCategory: Type.Optional(Type.Array(Id('subCategory'))),
  capacity: Type.Optional(Type.Integer({ minimum: 0 })),
  numOfTables: Type.Optional(Type.Integer({ minimum: 0 })),
  quantity: Type.Integer({ minimum: 0 }),
});

/** Names of courses, each course once. */
export const CourseNames = Type.Array(Closed({ course: Course, name: LocalizedText }), {
  maxItems: MAX_COURSES,
});
export type CourseNames = Static<typeof CourseNames>;

/** The rounding of what is paid in cash, to multiples of `step`. */
const CashRound = Closed({
  step: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
  method: Type.Enum(CASH_ROUND_METHODS),
});

export const Shop = Entity('Shop', {
  _id: Id('shop'),
  name: LocalizedText,
  /** The languages that guests are offered, the first standing in for any other; all when absent (office B5.4). */
  languages: Type.Optional(
    Type.Array(Type.Enum(LANGUAGES.map(({ code }) => code)), { minItems: 1, uniqueItems: true }),
  ),
  currency: Type.Enum(SHOP_CURRENCIES),
  currencyStep: Type.Optional(MinorFromZero),
  /** True to show the region before a shared dollar sign (HK$, NT$), where a visitor would be unsure. */
  showCurrencyRegion: Type.Optional(Type.Boolean()),
  /** True to leave out decimals where the smallest coin is a whole unit (NT$60). */
  hideDecimals: Type.Optional(Type.Boolean()),
  timezone: Type.String({ minLength: 1, maxLength: 64, pattern: '^[A-Za-z0-9_+/-]+$' }),
  /** The rounding of what is paid in cash, beside the bill (payments M8.1); cash pays the cent when absent. */
  cashRound: Type.Optional(CashRound),
  /** `counter` to round whatever staff take as cash is rounded; `cash` when absent. */
  cashRoundFor: Type.Optional(Type.Enum(CASH_ROUND_FOR)),
  /** `ask` if the management decides about money for a bill that is paid already; `auto` when absent: it is given back. */
  refundOverpaid: Type.Optional(Type.Enum(['auto', 'ask'])),
  priceRoundFactor: Type.Optional(MinorFromZero),
  priceRoundMethod: Type.Optional(Type.String({ maxLength: 16, pattern: '^[A-Za-z]*$' })),
  taxRoundMethod: Type.Optional(Type.String({ maxLength: 16, pattern: '^[A-Za-z]*$' })),
  seatChargeSurcharge: Type.Optional(Type.Boolean()),
  defaultKitchen: Type.Optional(Id('printer')),
  defaultWaterbar: Type.Optional(Id('printer')),
  openForOnline: Type.Boolean(),
  /** The moment until which a shop that is not open yet takes trial orders. */
  trialUntil: Type.Optional(Instant),
  openForApp: Type.Optional(Type.Boolean()),
  /** True if orders from guests' phones reach the kitchen only once staff have accepted them; not those of a table. */
  acceptOnline: Type.Optional(Type.Boolean()),
  /**
   * The way in which later courses of a table are fired, guests' orders included: by the staff, or once the course
   * before has been taken. When absent, guests' orders are cooked at once and the staff fire those of their own.
   */
  courses: Type.Optional(CourseMode),
  /** The names of its courses, in the order in which they are served; a course without one is called by its number. */
  courseNames: Type.Optional(CourseNames),
  /** True if a table that was cleared is cleaned before it is free (till T5.3). */
  tableCleaning: Type.Optional(Type.Boolean()),
  /** Minutes after which food of a table that is ready counts as served if nobody says so; 15 when absent, 0 never. */
  servedAfter: Type.Optional(Type.Integer({ minimum: 0, maximum: 240 })),
  /** Notes that staff put on a line with one touch. */
  lineNotes: Type.Optional(Type.Array(LocalizedText, { maxItems: 30 })),
  openTakeAway: Type.Boolean(),
  openDineInNoTable: Type.Boolean(),
  openDelivery: Type.Optional(Type.Boolean()),
  deliveryZones: Type.Optional(Type.Array(DeliveryZone, { maxItems: 100 })),
  /** Every quarter of an hour when absent. */
  pickup: Type.Optional(PickupSettings),
  onlineCanSwitchSection: Type.Optional(Type.Boolean()),
  /** Minutes for which a scanned fixed code is valid without a placed order; 1 when absent. */
  onlineSessionTimeout: Type.Optional(Type.Integer({ minimum: 1, maximum: 1440 })),
  onlineEnabledFixedCode: Type.Optional(Type.Boolean()),
  onlineDineInNoTableEnabledFixedCode: Type.Optional(Type.Boolean()),
  onlineOpeningHours: Type.Optional(Type.Array(OnlineOpeningHours, { maxItems: 100 })),
  /** Exceptions from the opening hours, such as holidays; of several that include a day the first applies. */
  hoursExceptions: Type.Optional(Type.Array(HoursException, { maxItems: 100 })),
  /** The sum above which a guest is asked whether an order is meant, and an unknown phone pays it first; none when absent. */
  largeOrderTotal: Type.Optional(MinorFromZero),
  onlineOrderLimits: Type.Optional(Type.Array(OrderLimitEntry, { maxItems: 200 })),
  enableUngroupedSection: Type.Optional(Type.Boolean()),
  useDefaultsForSetItem: Type.Optional(Type.Boolean()),
  address: Type.Optional(LocalizedText),
  /** Its position in degrees, so that guests find the nearest. */
  location: Type.Optional(
    Closed({
      latitude: Type.Number({ minimum: -90, maximum: 90 }),
      longitude: Type.Number({ minimum: -180, maximum: 180 }),
    }),
  ),
  phone: Type.Optional(ShortText(40)),
  /** The texts of its receipts, below its address and at the end. */
  receiptHead: Type.Optional(LocalizedText),
  receiptFoot: Type.Optional(LocalizedText),
  /** Its number in the register of Malaysia's sales and service tax (SST) or Singapore's GST (payments M7.7). */
  salesTaxNumber: Type.Optional(Type.String({ pattern: SALES_TAX_NUMBER })),
  images: Type.Optional(Type.Array(Id('attachment'), { maxItems: 20 })),
  logo: Type.Optional(Id('attachment')),
  /** The hours of every day where there are no `onlineOpeningHours`. */
  openTime: Type.Optional(WallTime),
  closeTime: Type.Optional(WallTime),
  /** Start of the business day; 05:00 when absent. */
  dayStart: Type.Optional(WallTime),
  /** The payment timing of each order type: an order reaches the kitchen on payment (`before`) or on placing. */
  payment: Type.Optional(
    Closed({
      dineIn: Type.Optional(PaymentTiming),
      dineInNoTable: Type.Optional(PaymentTiming),
      takeAway: Type.Optional(PaymentTiming),
      delivery: Type.Optional(PaymentTiming),
    }),
  ),
  /** Minutes that a usual order takes in the kitchen. */
  preparationMinutes: Type.Optional(Type.Integer({ minimum: 0, maximum: 600 })),
  /** The circumstances of a bill that prices and promotions may depend on: `modifiers` of a session. */
  modifiers: Type.Optional(
    Type.Array(Closed({ _id: Id('modifier'), name: LocalizedText }), { maxItems: 100 }),
  ),
  primaryColor: Type.Optional(Type.String({ pattern: '^#?[0-9a-fA-F]{6}$' })),
  secondaryColor: Type.Optional(Type.String({ pattern: '^#?[0-9a-fA-F]{6}$' })),
  ...documentFields,
  ...stamps,
});
export type OrderLimitEntry = Static<typeof OrderLimitEntry>;
export type Shop = Static<typeof Shop>;

export const TimeRange = Closed({
  openForOnline: Type.Optional(Type.Boolean()),
  weekdays: Type.Optional(Type.Array(WeekdayNumber, { maxItems: 7 })),
  from: WallTime,
  to: WallTime,
});

export const SectionSetting = Closed({
  weekdays: Type.Optional(Type.Array(WeekdayNumber, { maxItems: 7 })),
  from: WallTime,
  to: WallTime,
  percent: Type.Optional(PercentValue),
  takeAwayPercent: Type.Optional(PercentValue),
  amountPerPerson: Type.Optional(MinorFromZero),
});

export const Section = Entity('Section', {
  _id: Id('section'),
  name: LocalizedText,
  shops: Type.Array(Id('shop')),
  showOrder: Type.Optional(Type.Integer()),
  timeRange: Type.Optional(Type.Array(TimeRange, { maxItems: 50 })),
  sectionSettings: Type.Optional(Type.Array(SectionSetting, { maxItems: 50 })),
  ...documentFields,
  ...stamps,
});
export type Section = Static<typeof Section>;

export const TaxSetting = Entity('TaxSetting', {
  _id: Id('tax'),
  name: LocalizedText,
  status: Type.Enum(ACTIVATION_STATUSES),
  percent: Type.Number({ minimum: 0, maximum: 1000 }),
  included: Type.Optional(Type.Boolean()),
  priority: Type.Optional(Type.Integer()),
  shops: Type.Optional(Type.Array(Id('shop'))),
  sections: Type.Optional(Type.Array(Id('section'))),
  orderType: Type.Optional(Type.Array(OrderType, { maxItems: 4 })),
  conditions: Type.Optional(Type.Array(Condition)),
  rules: Type.Optional(Type.Array(Id('rule'))),
  includeServiceCharge: Type.Optional(Type.Boolean()),
  includeAmountPerPerson: Type.Optional(Type.Boolean()),
  ...documentFields,
  ...stamps,
});
export type TaxSetting = Static<typeof TaxSetting>;

export const TableViewItem = Entity('TableViewItem', {
  _id: Id('viewItem'),
  shop: Id('shop'),
  section: Type.Optional(Id('section')),
  /** The table at this position of the floor plan. */
  item: Id('table'),
  name: ShortText(20),
  capacity: Type.Integer({ minimum: 1, maximum: 1000 }),
  ...documentFields,
  ...stamps,
});
export type TableViewItem = Static<typeof TableViewItem>;

export const SystemSetting = Entity('SystemSetting', {
  _id: Id('setting'),
  allowChooseShop: Type.Boolean(),
  onlineMemberSystem: Type.Boolean(),
  points: Type.Optional(
    Closed({
      /** Scope in which a shop's points can be spent: there (`shop`), or everywhere (`all`, the default). */
      scope: Type.Optional(Type.Enum(['shop', 'all'])),
      /** Months after which points expire; 12 when absent, 0 for never. */
      expireMonths: Type.Optional(Type.Integer({ minimum: 0, maximum: 120 })),
    }),
  ),
  retention: Type.Optional(
    Closed({
      /** Months after which the contacts and remarks of guests' bills are erased; 12 when absent, 0 for never. */
      contactMonths: Type.Optional(Type.Integer({ minimum: 0, maximum: 120 })),
    }),
  ),
  /** The staff who need a second factor for the back office; nobody when absent. */
  requireSecondFactor: Type.Optional(Type.Enum(['none', 'owners', 'office'])),
  /** Months in which a member has to earn a level's points; 12 when absent. */
  vipMonths: Type.Optional(Type.Integer({ minimum: 1, maximum: 120 })),
  /** The rules of which every new member gets a coupon. */
  welcomeCoupons: Type.Optional(Type.Array(Id('rule'), { maxItems: 20 })),
  ...documentFields,
});
export type SystemSetting = Static<typeof SystemSetting>;

export const AppSetting = Entity('AppSetting', {
  _id: Id('setting'),
  key: Type.String({ minLength: 1, maxLength: 64, pattern: '^[A-Za-z0-9:_.-]+$' }),
  value: PlainText(4000),
  ...documentFields,
});
export type AppSetting = Static<typeof AppSetting>;

export const PaymentMethod = Entity('PaymentMethod', {
  _id: Id('paymentMethod'),
  shop: Id('shop'),
  name: LocalizedText,
  /**
   * The adapter for the method; `counter` and `qr` are confirmed by staff, `cash` and `manual` are taken at the till
   * only.
   */
  provider: ProviderName,
  online: Type.Boolean(),
  orderType: Type.Optional(Type.Array(OrderType, { maxItems: 4 })),
  /** The places that it is offered at; every one when absent (payments M1.1). */
  channel: Type.Optional(
    Type.Array(Type.Enum(PAYMENT_CHANNELS), { minItems: 1, maxItems: 4, uniqueItems: true }),
  ),
  showOrder: Type.Optional(Type.Integer()),
  /** The account of a provider that takes the money, and the smallest amount that it takes. */
  account: Type.Optional(Id('paymentAccount')),
  minAmount: Type.Optional(MinorFromZero),
  /**
   * `taiwanTax` for the question what tax invoice is wanted (payments M7.2), which is followed by the ways to pay;
   * `cardOnFile` for members who have a card at the account, and for nobody else; `applePay` and `googlePay` for browsers
   * with the wallet (payments M1.2).
   */
  kind: Type.Optional(Type.Enum(PAYMENT_KINDS)),
  /** The bank account of a `qr` method. */
  qr: Type.Optional(LocalQr),
  ...documentFields,
});
export type PaymentMethod = Static<typeof PaymentMethod>;
