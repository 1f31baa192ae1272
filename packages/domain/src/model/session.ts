import type { Choice, CustomProduct, OrderType, Product, ProductOption } from './catalogue.ts';
import type {
  CategoryId,
  ChoiceId,
  Instant,
  LineId,
  Minor,
  ModifierId,
  Multiplier,
  Name,
  OptionId,
  Percent,
  ProductId,
  RuleId,
  SectionId,
  SessionId,
  StaffId,
  SubCategoryId,
  TableId,
  UserId,
} from './units.ts';

export type Selection = { readonly _id: ChoiceId; readonly quantity: number };

export type LineOption = {
  readonly option: OptionId;
  readonly selections: readonly Selection[];
  /** A free option adds nothing to the price. */
  readonly free?: boolean;
  /** A fixed option cannot be changed. */
  readonly fixed?: boolean;
};

/** The statuses of a line: `hold` for a gift that is not for a table; a `cancel` line counts for nothing. */
export const LINE_STATUSES = ['init', 'hold', 'cancel'] as const;
export type LineStatus = (typeof LINE_STATUSES)[number];

/** The fields of a product that its price depends on. */
export type FrozenProduct = Pick<
  Product,
  | '_id'
  | 'name'
  | 'price'
  | 'category'
  | 'subCategory'
  | 'priceModifiers'
  | 'discountMapping'
  | 'freeSurcharge'
  | 'discountable'
  | 'soldByWeight'
  | 'weight'
>;
/** The fields of an option that its price depends on. */
export type FrozenOption = Pick<ProductOption, '_id' | 'type' | 'enjoyDiscount'> & {
  readonly options: readonly Pick<Choice, '_id' | 'price' | 'type' | 'priceModifiers'>[];
};
/** The part of the catalogue that a line was priced with when it was placed (pricing P5.1). */
export type FrozenPrices = {
  readonly product?: FrozenProduct;
  readonly options?: readonly FrozenOption[];
};

/** The kinds of reason for a price set by hand: another price, something taken off it, given for nothing (till T4.4). */
export const PRICE_REASON_KINDS = ['price', 'discount', 'comp'] as const;
/** The reason for a price set by hand. */
export type PriceReason = {
  readonly kind: (typeof PRICE_REASON_KINDS)[number];
  /** Per cent taken off, of a `discount`. */
  readonly percent?: Percent;
};
/** The most courses of a meal; the first is 1. */
export const MAX_COURSES = 9;
/** The triggers that a line waits for before it is cooked: its course's turn, or the staff (kitchen K2.4). */
export const WAITS_FOR = ['course', 'staff'] as const;
export type WaitsFor = (typeof WAITS_FOR)[number];
/** The ways in which later courses are fired: by the staff, or once the course before has been taken. */
export const COURSE_MODES = ['manual', 'auto'] as const;
export type CourseMode = (typeof COURSE_MODES)[number];

/** A line of a cart or a bill: a product or custom product, with its options. */
export type CartLine = {
  readonly id: LineId;
  readonly product?: ProductId;
  readonly customProduct?: CustomProduct;
  readonly options?: readonly LineOption[];
  readonly quantity: number;
  /** A child's quantity is its parent's times this (default 1). */
  readonly quantityRatio?: number;
  readonly table?: TableId;
  readonly tableSplit?: number;
  readonly tableChairId?: string;
  readonly section?: SectionId;
  readonly customRemark?: string;
  /** The parent line of a set's child, and the option, choice and selection that made it. */
  readonly fromProduct?: LineId;
  readonly fromOption?: OptionId;
  readonly fromChoice?: ChoiceId;
  readonly fromSelection?: number;
  /** The rule that gives a free item. */
  readonly fromCoupon?: RuleId;
  readonly staff?: StaffId;
  /** Manual price adjustment in minor units (pricing P2.5). */
  readonly openKey?: Minor;
  /** The price of one piece as set by hand, which `openKey` makes good (till T4.4). */
  readonly manualPrice?: Minor;
  readonly reason?: PriceReason;
  /** The price of one piece that the staff entered for a product that asks for it (`Product.openPrice`). */
  readonly openPrice?: Minor;
  /** True to keep it from the kitchen until the staff fire it. */
  readonly hold?: boolean;
  readonly course?: number;
  readonly discountable?: boolean;
  readonly takeAway?: boolean;
  readonly status?: LineStatus;
  readonly category?: CategoryId;
  readonly subCategory?: SubCategoryId;
  /** The catalogue entries that a placed line is priced with from then on (pricing P5.1). */
  readonly frozen?: FrozenPrices;
};

/** The statuses of a bill that takes part: its guests order, or pay. */
export const OPEN_STATUSES = ['ongoing', 'toPay'] as const;
export type OpenStatus = (typeof OPEN_STATUSES)[number];
/** The statuses of a bill of which nothing is made or paid any more: taken back, by the guest or the staff. */
const VOIDED_STATUSES = ['void', 'cancelled'] as const;
type VoidedStatus = (typeof VOIDED_STATUSES)[number];
/** The statuses of a bill that never was a sale, or is none any more. */
export const UNSOLD_STATUSES = ['test', ...VOIDED_STATUSES] as const;
export type UnsoldStatus = (typeof UNSOLD_STATUSES)[number];
/** The statuses of a bill. */
export const SESSION_STATUSES = [...OPEN_STATUSES, 'done', ...UNSOLD_STATUSES] as const;
export type SessionStatus = (typeof SESSION_STATUSES)[number];

/** Returns true if a bill of a status is open. */
export function isOpenStatus(status: SessionStatus): status is OpenStatus {
  return OPEN_STATUSES.some((open) => open === status);
}

/** Returns true if a bill of a status was taken back. */
export function isVoidedStatus(status: SessionStatus): status is VoidedStatus {
  return VOIDED_STATUSES.some((voided) => voided === status);
}

/** Returns true if a bill of a status is no sale: taken back, or an order for training. */
export function isUnsoldStatus(status: SessionStatus): status is UnsoldStatus {
  return UNSOLD_STATUSES.some((unsold) => unsold === status);
}

/** The stages of an order, of its kitchen tickets and of their lines. */
export const TICKET_STATUSES = ['waiting', 'preparing', 'ready', 'taken'] as const;
export type TicketStatus = (typeof TICKET_STATUSES)[number];
/** The sources of a bill: a guest's phone, the staff, a kiosk, a caller whose order the staff took by telephone. */
export const SESSION_SOURCES = ['selfOrder', 'staff', 'kiosk', 'telephone'] as const;

/** The reasons for taking something off a bill. */
export const VOID_REASONS = [
  'guestChanged',
  'wrongOrder',
  'outOfStock',
  'tooSlow',
  'quality',
  'test',
  'other',
] as const;
export type VoidReasonCode = (typeof VOID_REASONS)[number];
/** The reasons for which guests call the staff. */
export const STAFF_CALL_KINDS = ['service', 'bill', 'water', 'cutlery', 'other'] as const;
export type StaffCallKind = (typeof STAFF_CALL_KINDS)[number];

/** The states of an order that staff accept or decline before it is made. */
export const ACCEPTANCES = ['pending', 'accepted', 'declined'] as const;

/** The statuses of a payment attempt. */
export const PAYMENT_STATUSES = [
  'created',
  'requiresAction',
  'processing',
  'held',
  'succeeded',
  'failed',
  'cancelled',
  'partlyRefunded',
  'refunded',
] as const;

/** The matters of a payment that the management decides. */
export const PAYMENT_INCIDENTS = ['held', 'overpaid', 'refundFailed', 'captureFailed'] as const;

/** Statuses of a dispute: the bank asks, and decides for the shop or for the guest (payments M4.5). */
export const DISPUTE_STATUSES = ['opened', 'won', 'lost'] as const;
/** The statuses of a refund: asked of the provider, accepted by it, done, or refused. */
export const REFUND_STATUSES = ['created', 'pending', 'succeeded', 'failed'] as const;
/** The ways in which money is given back. */
export const REFUND_WAYS = ['original', 'cash', 'other'] as const;
export type RefundWay = (typeof REFUND_WAYS)[number];
/** The reasons for which a provider gives no money back. */
export const REFUND_OBSTACLES = ['tooLate', 'needsBank', 'notSettled', 'provider'] as const;

/**
 * The kinds of payment methods that their provider alone does not tell (payments M1.2): the question what Taiwan tax
 * invoice is wanted, which takes no money, members' kept cards, and the wallets that a browser may have.
 */
export const PAYMENT_KINDS = ['taiwanTax', 'cardOnFile', 'applePay', 'googlePay'] as const;

/** The places that a payment method may be offered at: the guest's phone, a kiosk, and staff's tills and handhelds. */
export const PAYMENT_CHANNELS = ['phone', 'kiosk', 'till', 'handheld'] as const;
export type PaymentChannel = (typeof PAYMENT_CHANNELS)[number];

/** Returns true if a method is offered at a place: at those that it names, or everywhere (payments M1.1). */
export function isOfferedAt(
  { channel }: { readonly channel?: readonly PaymentChannel[] },
  place: PaymentChannel,
): boolean {
  return channel === undefined || channel.includes(place);
}

/** The providers of money that staff take at the till and that is booked at once: cash, and an unconnected terminal or a voucher. */
export const TILL_PROVIDERS = ['cash', 'manual'] as const;
export type TillProvider = (typeof TILL_PROVIDERS)[number];

/** Returns true for money that staff take at the till, which guests cannot choose on their phones. */
export function isTillProvider(provider: string): provider is TillProvider {
  return TILL_PROVIDERS.some((each) => each === provider);
}

export type SessionTable = {
  readonly item: TableId;
  readonly split?: number;
  /** Guests at this table; 1 when absent. */
  readonly capacity?: number;
};

export type Payment = { readonly amount: Minor; readonly tips?: Minor };

/** The fields of a table session (the bill) that its price depends on. */
export type PricedSession = {
  /** Present once saved: then `startTime` is the price time (pricing P5.1). */
  readonly _id?: SessionId;
  readonly startTime?: Instant;
  readonly type: OrderType;
  readonly modifiers?: readonly ModifierId[];
  readonly tables?: readonly SessionTable[];
  readonly products: readonly CartLine[];
  readonly payments?: readonly Payment[];
  readonly tips?: Minor;
  readonly adjusts?: Minor;
  /** Sum of what was given back by amount after payment (pricing P11.1). */
  readonly returned?: Minor;
  /** Adjustment, 0 or below, that keeps a finished bill from getting dearer by a void (pricing P11.2). */
  readonly afterPayment?: Minor;
};

export type VipLevel = { readonly _id: string; readonly name?: Name; readonly orderDiscount?: Multiplier };
export type PricedUser = { readonly _id: UserId; readonly status?: string; readonly vipLevel?: VipLevel };
