import type { ChangeList } from '@comanda/domain';

/** The lists that set the restaurant up, and the fields of others that do. */
const SET_UP: readonly ChangeList[] = [
  'shops',
  'taxSettings',
  'tableViewItems',
  'paymentMethods',
  'appSettings',
];
const SET_UP_FIELDS: Partial<Record<ChangeList, readonly string[]>> = {
  sections: ['sectionSettings'],
  systemSettings: ['requireSecondFactor', 'retention'],
};

/** The fields that have names of their own. */
const FIELDS = [
  'onlineOpeningHours',
  'hoursExceptions',
  'deliveryZones',
  'pickup',
  'preparationMinutes',
  'tableCleaning',
  'servedAfter',
  'lineNotes',
  'onlineOrderLimits',
  'languages',
  'address',
  'phone',
  'receiptHead',
  'receiptFoot',
  'logo',
  'primaryColor',
  'secondaryColor',
  'currency',
  'timezone',
  'priceRoundFactor',
  'priceRoundMethod',
  'taxRoundMethod',
  'cashRound',
  'cashRoundFor',
  'refundOverpaid',
  'courses',
  'courseNames',
  'salesTaxNumber',
  'payment',
  'sectionSettings',
  'percent',
  'included',
  'includeServiceCharge',
  'sections',
  'orderType',
  'capacity',
  'section',
  'item',
  'provider',
  'online',
  'account',
  'minAmount',
  'value',
  'status',
  'requireSecondFactor',
  'retention',
] as const;
export type SetUpField = (typeof FIELDS)[number];

/** Returns true for a path of what sets the restaurant up, which is neither menu nor promotions. */
export function isSetUpPath(list: ChangeList, path: string): boolean {
  return SET_UP.includes(list) || SET_UP_FIELDS[list]?.includes(firstField(path)) === true;
}

/** Returns the field that a path leads to, or into, if it has a name; else `other`. */
export function setUpField(path: string): SetUpField | 'other' {
  return FIELDS.find((name) => name === firstField(path)) ?? 'other';
}

function firstField(path: string): string {
  return path.split(/[.[]/)[0] ?? '';
}
