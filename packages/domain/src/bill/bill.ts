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

/** Everything that a bill depends on. */
export type BillInput = {
  readonly now: Instant;
  readonly shop: Shop;
  readonly section?: Section;
  /** Where it is delivered to. */
  readonly zone?: DeliveryZone;
  readonly user?: PricedUser;
  readonly session: PricedSession;
  readonly catalogue: Catalogue;
  readonly discounts?: readonly DiscountRule[];
  readonly taxes?: readonly TaxSetting[];
};

export type BilledLine = {
  readonly id: LineId;
  readonly unitPrice: Minor;
  readonly lineTotal: Minor;
  readonly discount: Minor;
  readonly surcharge: Minor;
};

/** A bill; all amounts in minor units, the fields in the order of pricing §7. */
export type Bill = {
  readonly lines: readonly BilledLine[];
  /** Ids of free items' lines whose rule did not apply. */
  readonly dropped: readonly LineId[];
  readonly subTotal: Minor;
  readonly discounts: readonly BillDiscount[];
  readonly rejected: readonly BillRejection[];
  readonly surcharge: Minor;
  readonly seatCharge: Minor;
  /** Of a bill that is delivered; 0 where the way costs nothing. */
  readonly deliveryFee?: Minor;
  readonly taxes: readonly BillTax[];
  readonly tips: Minor;
  readonly adjusts: Minor;
  readonly rounding: Minor;
  readonly total: Minor;
  readonly paid: Minor;
  /** Tips given while paying: outside total and paid. */
  readonly paymentTips: Minor;
  /** Below zero it is change due. */
  readonly outstanding: Minor;
  readonly points: number;
};
