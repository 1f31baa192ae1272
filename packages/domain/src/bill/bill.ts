import type { Catalogue } from '../catalogue/index.ts';
import type {
  DeliveryZone,
  DiscountRule,
  Instant,
  LineId,
  Minor,
  PricedSession,
  PricedUser,
  Section,
  Shop,
  TaxSetting,
} from '../model/index.ts';
import type { BillDiscount, BillRejection } from '../promotions/index.ts';
import type { BillTax } from './tax.ts';

/** The input of a bill. */
export type BillInput = {
  readonly now: Instant;
  readonly shop: Shop;
  readonly section?: Section;
  /** The zone that it is delivered to. */
  readonly zone?: DeliveryZone;
  readonly user?: PricedUser;
  readonly session: PricedSession;
  readonly catalogue: Catalogue;
  readonly discounts?: readonly DiscountRule[];
  readonly taxes?: readonly TaxSetting[];
};

/** The amounts of one line, in minor units. */
export type BilledLine = {
  readonly id: LineId;
  readonly unitPrice: Minor;
  readonly lineTotal: Minor;
  readonly discount: Minor;
  readonly surcharge: Minor;
  /** The line's part of what was given back by amount; absent if nothing was (pricing P11.1). */
  readonly returned?: Minor;
};

/** A bill; all amounts in minor units, the fields in the order of pricing §7. */
export type Bill = {
  readonly lines: readonly BilledLine[];
  /** Ids of the lines of free items whose rule did not apply. */
  readonly dropped: readonly LineId[];
  readonly subTotal: Minor;
  readonly discounts: readonly BillDiscount[];
  readonly rejected: readonly BillRejection[];
  readonly surcharge: Minor;
  readonly seatCharge: Minor;
  /** Only of a delivery; 0 if it is free. */
  readonly deliveryFee?: Minor;
  readonly taxes: readonly BillTax[];
  readonly tips: Minor;
  readonly adjusts: Minor;
  /** Below 0: what voids would have made the finished bill dearer by; absent if nothing (pricing P11.2). */
  readonly afterPayment?: Minor;
  readonly rounding: Minor;
  /** Given back by amount after payment, `total` being what is left; absent if nothing was (pricing P11.1). */
  readonly returned?: Minor;
  readonly total: Minor;
  readonly paid: Minor;
  /** Tips given with payments, which are in neither `total` nor `paid`. */
  readonly paymentTips: Minor;
  /** Below 0 it is change due. */
  readonly outstanding: Minor;
  readonly points: number;
};
