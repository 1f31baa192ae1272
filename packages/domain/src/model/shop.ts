import type { OrderType } from './catalogue.ts';
import type { LanguageCode, LocalizedText } from './languages.ts';
import type { Condition } from './promotion.ts';
import type {
  Instant,
  Minor,
  Name,
  Percent,
  RuleId,
  SectionId,
  ShopId,
  TaxId,
  WallTime,
  Weekday,
  ZoneId,
} from './units.ts';

/** Currencies that a shop may name; RM is another name of MYR. */
export const SHOP_CURRENCIES = [
  'HKD',
  'USD',
  'TWD',
  'SGD',
  'AUD',
  'MYR',
  'RM',
  'VND',
  'THB',
  'JPY',
  'CNY',
  'GBP',
  'EUR',
  'MOP',
  'KRW',
  'PHP',
  'IDR',
  'NZD',
  'CAD',
] as const;
/** An ISO 4217 code of a currency the product knows. */
export type CurrencyCode = Exclude<(typeof SHOP_CURRENCIES)[number], 'RM'>;

/** The direction in which a total is rounded to a multiple of `priceRoundFactor`; an unknown one rounds up. */
export type PriceRoundMethod = 'floor' | 'round' | 'no' | 'ceil';

export type OnlineOpeningHours = {
  readonly weekdays?: readonly Weekday[];
  readonly startTime: WallTime;
  readonly endTime: WallTime;
  readonly orderType?: readonly OrderType[];
};

/**
 * Days on which other hours than the week's apply, such as a holiday: `closed`, or hours of their own; with neither, the
 * week's apply and guests read the name.
 */
export type HoursException = {
  /** First and last day, both included, `YYYY-MM-DD` by the shop's calendar. */
  readonly from: string;
  readonly to: string;
  readonly name: LocalizedText;
  readonly closed?: boolean;
  readonly hours?: readonly OnlineOpeningHours[];
};

/** An area the shop delivers to, and on what terms; amounts in minor units. */
export type DeliveryZone = {
  readonly _id: ZoneId;
  readonly name?: Name;
  readonly fee: Minor;
  /** The least the dishes may come to, after discounts. */
  readonly minTotal?: Minor;
  /** The dishes' total, after discounts, from which delivery is free (pricing P5.6). */
  readonly freeFrom?: Minor;
  /** Minutes from the kitchen to the door. */
  readonly minutes?: number;
};

/** The pickup times that guests may choose from. */
export type PickupSettings = {
  /** Minutes between two times; a divisor of 60. */
  readonly slotMinutes: number;
  /** The most orders that one time takes. */
  readonly perSlot?: number;
  /** Business days after today; 0 when absent. */
  readonly daysAhead?: number;
};

/** The directions in which cash is rounded. */
export const CASH_ROUND_METHODS = ['nearest', 'down', 'up'] as const;
/** The rounding of what is paid in cash: to multiples of `step`, in minor units (payments M8.1). */
export type CashRound = { readonly step: Minor; readonly method: (typeof CASH_ROUND_METHODS)[number] };
/** The payments that are rounded as cash: cash only, or all that staff take (payments M8.2). */
export const CASH_ROUND_FOR = ['cash', 'counter'] as const;

/** The form of a number in the register of a sales tax, such as `W10-1808-32000001` or `M2-1234567-8` (payments M7.7). */
export const SALES_TAX_NUMBER = '^[0-9A-Z][0-9A-Z-]{7,23}$';

export type Shop = {
  readonly _id: ShopId;
  readonly name?: LocalizedText;
  /** The languages that guests are offered, the first standing in for any other; all when absent (office B5.4). */
  readonly languages?: readonly LanguageCode[];
  /** An ISO code; MYR may be written RM. */
  readonly currency: string;
  /** The smallest amount in minor units; see pricing P1.2 for the default. */
  readonly currencyStep?: Minor;
  /** True to show the region before a shared dollar sign: HK$, NT$. */
  readonly showCurrencyRegion?: boolean;
  /** True to leave out decimals where the currency has no smaller coin in use. */
  readonly hideDecimals?: boolean;
  /** IANA time zone. */
  readonly timezone?: string;
  /** Rounding of what is paid in cash, beside the bill; cash pays the cent when absent. */
  readonly cashRound?: CashRound;
  readonly cashRoundFor?: (typeof CASH_ROUND_FOR)[number];
  readonly priceRoundFactor?: Minor;
  readonly priceRoundMethod?: string;
  readonly taxRoundMethod?: string;
  readonly seatChargeSurcharge?: boolean;
  readonly openForOnline?: boolean;
  /** The moment until which a shop that is not open yet takes trial orders. */
  readonly trialUntil?: Instant;
  readonly openTakeAway?: boolean;
  readonly openDineInNoTable?: boolean;
  readonly openDelivery?: boolean;
  readonly deliveryZones?: readonly DeliveryZone[];
  readonly pickup?: PickupSettings;
  /** Minutes that a usual order takes in the kitchen. */
  readonly preparationMinutes?: number;
  readonly onlineCanSwitchSection?: boolean;
  readonly onlineOpeningHours?: readonly OnlineOpeningHours[];
  /** Exceptions from the hours; of several that include a day the first applies. */
  readonly hoursExceptions?: readonly HoursException[];
  /** Opening hours of every day, for a shop without `onlineOpeningHours`. */
  readonly openTime?: WallTime;
  readonly closeTime?: WallTime;
  /** Start of the business day (default 05:00). */
  readonly dayStart?: WallTime;
};

/** The moments at which an order may have to be paid. */
export const PAYMENT_TIMINGS = ['before', 'after', 'either'] as const;

export type SectionSetting = {
  readonly weekdays?: readonly Weekday[];
  readonly from: WallTime;
  readonly to: WallTime;
  readonly percent?: Percent;
  readonly takeAwayPercent?: Percent;
  readonly amountPerPerson?: Minor;
};

export type TimeRange = {
  readonly openForOnline?: boolean;
  readonly weekdays?: readonly Weekday[];
  readonly from: WallTime;
  readonly to: WallTime;
};

export type Section = {
  readonly _id: SectionId;
  readonly name?: LocalizedText;
  readonly shops?: readonly ShopId[];
  readonly showOrder?: number;
  readonly timeRange?: readonly TimeRange[];
  readonly sectionSettings?: readonly SectionSetting[];
};

export type TaxSetting = {
  readonly _id: TaxId;
  readonly name?: string | LocalizedText;
  readonly status?: string;
  readonly percent: Percent;
  readonly included?: boolean;
  readonly priority?: number;
  readonly shops?: readonly ShopId[];
  readonly sections?: readonly SectionId[];
  readonly orderType?: readonly OrderType[];
  readonly conditions?: readonly Condition[];
  /** Applied rules that waive this tax. */
  readonly rules?: readonly RuleId[];
  readonly includeServiceCharge?: boolean;
  readonly includeAmountPerPerson?: boolean;
};
