import {
  type ClaimSetup,
  inEveryLanguage,
  languageOf,
  nameIn,
  type PaymentMethod,
  type Section,
  type Shop,
  type SystemSetting,
  type TaxSetting,
} from '@comanda/contract';
import { presetOf, presetTaxes } from '@comanda/contract/presets';
import { dateOf, wallClockAt, zoneOf } from '@comanda/domain';
import type { LaterEdits, NewDocument } from '../catalogue/changes/index.ts';
import { DEFAULT_COLOURS, NAMES } from './new-names.ts';

/** The documents of an organisation with one shop, which is closed for guests (office B1.2). */
export type NewOrganisation = {
  readonly shop: string;
  readonly documents: readonly NewDocument[];
  /** The change that is decreed for its taxes (office B1.6). */
  readonly later: LaterEdits | undefined;
};

/**
 * Returns the documents of a new organisation: its settings, its shop by the country's preset, and what every shop needs.
 *
 * @param now epoch milliseconds
 */
export function newOrganisation(asked: ClaimSetup['shop'], id: () => string, now: number): NewOrganisation {
  const preset = presetOf(asked.country);
  const shop = newShop(asked, id());
  const settings: SystemSetting = { _id: id(), allowChooseShop: true, onlineMemberSystem: true };
  const colours = Object.entries(DEFAULT_COLOURS).map(([key, value]) => {
    return { _id: id(), key, value: key === 'primaryColor' ? (asked.primaryColor ?? value) : value };
  });
  const section: Section = {
    _id: id(),
    name: NAMES.allDay,
    shops: [shop._id],
    showOrder: 0,
    timeRange: [{ openForOnline: true, from: '00:00', to: '24:00' }],
  };
  const taxes = presetTaxes(preset, { servicePercent: 0, day: dayIn(shop, now) }).map(
    ({ onService, orderType, ...tax }): TaxSetting => ({
      _id: id(),
      ...tax,
      status: 'active',
      shops: [shop._id],
      ...(orderType !== undefined && { orderType: [...orderType] }),
      ...(onService && { includeServiceCharge: true }),
    }),
  );
  return {
    shop: shop._id,
    later: laterRate(asked, shop, taxes, now),
    documents: [
      { list: 'systemSettings', document: settings },
      ...colours.map((document) => ({ list: 'appSettings' as const, document })),
      { list: 'shops', document: shop },
      { list: 'sections', document: section },
      ...taxes.map((document) => ({ list: 'taxSettings' as const, document })),
      ...newMethods(shop._id, id).map((document) => ({ list: 'paymentMethods' as const, document })),
    ],
  };
}

/** Returns the calendar day of a shop, as YYYY-MM-DD. */
function dayIn(shop: Pick<Shop, 'timezone'>, now: number): string {
  return dateOf(wallClockAt(zoneOf(shop), now).day);
}

/** Returns the change of the taxes' rate that the country has decreed, where it is still to come (office B1.6). */
function laterRate(
  { country, locale }: ClaimSetup['shop'],
  shop: Shop,
  taxes: readonly TaxSetting[],
  now: number,
): LaterEdits | undefined {
  const { nextRate } = presetOf(country);
  if (nextRate === undefined || dayIn(shop, now) >= nextRate.from) return undefined;
  const { from, percent: value } = nextRate;
  const edits = taxes.map(({ _id, percent }) => {
    return { list: 'taxSettings', entity: String(_id), path: 'percent', was: percent, value } as const;
  });
  return { name: nameIn(languageOf(locale), NAMES.newRate), edits, publishAt: `${from}T00:00`, shop };
}

function newShop({ name, country, timezone, address, primaryColor }: ClaimSetup['shop'], _id: string): Shop {
  const { currency, showCurrencyRegion, hideDecimals, priceRoundFactor, cashStep, timezones } =
    presetOf(country);
  return {
    _id,
    name: inEveryLanguage(name),
    currency,
    ...(showCurrencyRegion && { showCurrencyRegion }),
    ...(hideDecimals && { hideDecimals }),
    ...(cashStep !== undefined && { cashRound: { step: cashStep, method: 'nearest' } }),
    ...(priceRoundFactor !== undefined && { priceRoundFactor, priceRoundMethod: 'round' }),
    timezone: timezones.find((zone) => zone === timezone) ?? timezones[0],
    openForOnline: false,
    openTakeAway: true,
    openDineInNoTable: false,
    onlineEnabledFixedCode: true,
    onlineSessionTimeout: 30,
    openTime: '00:00',
    closeTime: '24:00',
    ...(address !== undefined && { address: inEveryLanguage(address) }),
    ...(primaryColor !== undefined && { primaryColor }),
  };
}

function newMethods(shop: string, id: () => string): readonly PaymentMethod[] {
  const { counter, cash, terminal } = NAMES;
  return [
    { _id: id(), shop, name: counter, provider: 'counter', online: false, showOrder: 0 },
    { _id: id(), shop, name: cash, provider: 'cash', online: false, showOrder: 1 },
    { _id: id(), shop, name: terminal, provider: 'manual', online: false, showOrder: 2 },
  ];
}
