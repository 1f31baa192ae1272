import type { CurrencyCode, LocalizedText, Minor, OrderType, Percent } from '@comanda/domain';

/** A tax as a country has it. */
export type TaxPreset = {
  readonly name: LocalizedText;
  readonly percent: Percent;
  readonly included: boolean;
  /** The order types that it is for; all when absent. */
  readonly orderType?: readonly OrderType[];
  /** True if it is due on the service charge, too. */
  readonly onService?: true;
};

/** A remark that owners read with a preset; each has a text in the office. */
export type PresetNote =
  | 'alcohol'
  | 'cashRounding'
  | 'coldTakeAway'
  | 'gstNotice'
  | 'localRate'
  | 'rateFrom'
  | 'rateUntil'
  | 'tips';

/** Settings that a country brings to a new shop (office B1.6). */
export type Preset = {
  readonly currency: CurrencyCode;
  readonly showCurrencyRegion?: true;
  readonly hideDecimals?: true;
  /** Unit that every total is rounded to, not only what is paid in cash; in minor units. */
  readonly priceRoundFactor?: Minor;
  /** Unit that cash is rounded to when it is paid, in minor units (payments M8.1). */
  readonly cashStep?: Minor;
  /** IANA time zones, the most usual first. */
  readonly timezones: readonly [string, ...string[]];
  /** The service charge that is usual at a table; 0 for none. */
  readonly servicePercent: Percent;
  readonly taxes: readonly TaxPreset[];
  /** The taxes of a shop with a service charge; `taxes` when absent. */
  readonly taxesWithService?: readonly TaxPreset[];
  /** The tax whose rate depends on the place and is asked for. */
  readonly askedTax?: Pick<TaxPreset, 'name' | 'included'>;
  readonly notes: readonly PresetNote[];
  /** The last day on which the rates are decreed, as YYYY-MM-DD. */
  readonly ratesUntil?: string;
  /** The rate that is decreed to follow, and its first day as YYYY-MM-DD: a change set is scheduled for it. */
  readonly nextRate?: { readonly from: string; readonly percent: Percent };
  /** The day on which the facts were compared with the source, as YYYY-MM-DD. */
  readonly checkedOn: string;
  /** The address of the authority that publishes them. */
  readonly source: string;
  /** True for facts that no source confirms. */
  readonly isUnverified?: true;
};
