import { LANGUAGES, type LocalizedText } from '@comanda/domain';
import type { Preset } from './preset.ts';

const CHECKED = '2026-09-14';
const FIELDS = LANGUAGES.filter(({ isRequired }) => isRequired).map(({ field }) => field);

function named(...names: readonly [en: string, cht: string, chs: string]): LocalizedText {
  // the cast is sound: these are all the fields that have to be there
  return Object.fromEntries(FIELDS.map((field, at) => [field, names[at]])) as LocalizedText;
}

const GST = named('GST', '商品及服務稅', '商品及服务税');
const VAT = named('VAT', '增值稅', '增值税');
const CONSUMPTION = named('Consumption tax', '消費稅', '消费税');
const SALES = named('Sales tax', '銷售稅', '销售税');

/** Settings that each country brings to a new shop (office B1.6), in the order in which they are offered. */
const PRESETS = {
  HK: {
    currency: 'HKD',
    showCurrencyRegion: true,
    priceRoundFactor: 10,
    timezones: ['Asia/Hong_Kong'],
    servicePercent: 10,
    taxes: [],
    notes: [],
    checkedOn: CHECKED,
    source: 'https://www.ird.gov.hk',
    isUnverified: true,
  },
  TW: {
    currency: 'TWD',
    showCurrencyRegion: true,
    hideDecimals: true,
    timezones: ['Asia/Taipei'],
    servicePercent: 10,
    taxes: [{ name: named('Business tax', '營業稅', '营业税'), percent: 5, included: true, onService: true }],
    notes: [],
    checkedOn: CHECKED,
    source: 'https://www.etax.nat.gov.tw',
    isUnverified: true,
  },
  MO: {
    currency: 'MOP',
    priceRoundFactor: 10,
    timezones: ['Asia/Macau'],
    servicePercent: 10,
    taxes: [],
    notes: [],
    checkedOn: CHECKED,
    source: 'https://www.dsf.gov.mo',
    isUnverified: true,
  },
  CN: {
    currency: 'CNY',
    timezones: ['Asia/Shanghai', 'Asia/Urumqi'],
    servicePercent: 0,
    taxes: [],
    notes: [],
    checkedOn: CHECKED,
    source: 'https://www.chinatax.gov.cn',
    isUnverified: true,
  },
  SG: {
    currency: 'SGD',
    showCurrencyRegion: true,
    timezones: ['Asia/Singapore'],
    servicePercent: 10,
    taxes: [{ name: GST, percent: 9, included: true, onService: true }],
    taxesWithService: [{ name: GST, percent: 9, included: false, onService: true }],
    notes: ['gstNotice'],
    checkedOn: CHECKED,
    source: 'https://www.iras.gov.sg',
  },
  MY: {
    currency: 'MYR',
    timezones: ['Asia/Kuala_Lumpur', 'Asia/Kuching'],
    servicePercent: 10,
    taxes: [{ name: named('Service tax', '服務稅', '服务税'), percent: 6, included: false }],
    notes: ['cashRounding'],
    checkedOn: CHECKED,
    source: 'https://mysst.customs.gov.my',
  },
  TH: {
    currency: 'THB',
    timezones: ['Asia/Bangkok'],
    servicePercent: 10,
    taxes: [{ name: VAT, percent: 7, included: true, onService: true }],
    taxesWithService: [{ name: VAT, percent: 7, included: false, onService: true }],
    notes: ['rateUntil'],
    ratesUntil: '2026-09-30',
    checkedOn: CHECKED,
    source: 'https://www.rd.go.th',
  },
  VN: {
    currency: 'VND',
    hideDecimals: true,
    timezones: ['Asia/Ho_Chi_Minh'],
    servicePercent: 0,
    taxes: [{ name: VAT, percent: 8, included: true, onService: true }],
    notes: ['rateUntil'],
    ratesUntil: '2026-12-31',
    checkedOn: CHECKED,
    source: 'https://www.gdt.gov.vn',
  },
  JP: {
    currency: 'JPY',
    hideDecimals: true,
    timezones: ['Asia/Tokyo'],
    servicePercent: 0,
    taxes: [
      {
        name: CONSUMPTION,
        percent: 10,
        included: true,
        onService: true,
        orderType: ['dineIn', 'dineInNoTable'],
      },
      { name: CONSUMPTION, percent: 8, included: true, orderType: ['takeAway', 'delivery'] },
    ],
    notes: ['alcohol'],
    checkedOn: CHECKED,
    source: 'https://www.nta.go.jp',
  },
  KR: {
    currency: 'KRW',
    hideDecimals: true,
    timezones: ['Asia/Seoul'],
    servicePercent: 0,
    taxes: [],
    askedTax: { name: VAT, included: true },
    notes: [],
    checkedOn: CHECKED,
    source: 'https://www.nts.go.kr',
    isUnverified: true,
  },
  PH: {
    currency: 'PHP',
    timezones: ['Asia/Manila'],
    servicePercent: 0,
    taxes: [],
    askedTax: { name: VAT, included: true },
    notes: [],
    checkedOn: CHECKED,
    source: 'https://www.bir.gov.ph',
    isUnverified: true,
  },
  ID: {
    currency: 'IDR',
    hideDecimals: true,
    timezones: ['Asia/Jakarta', 'Asia/Makassar', 'Asia/Jayapura'],
    servicePercent: 0,
    taxes: [],
    askedTax: { name: named('Restaurant tax', '餐廳稅', '餐厅税'), included: false },
    notes: ['localRate'],
    checkedOn: CHECKED,
    source: 'https://www.pajak.go.id',
    isUnverified: true,
  },
  US: {
    currency: 'USD',
    showCurrencyRegion: true,
    timezones: [
      'America/New_York',
      'America/Chicago',
      'America/Denver',
      'America/Phoenix',
      'America/Los_Angeles',
      'America/Anchorage',
      'Pacific/Honolulu',
    ],
    servicePercent: 0,
    taxes: [],
    askedTax: { name: SALES, included: false },
    notes: ['localRate', 'tips', 'cashRounding'],
    checkedOn: CHECKED,
    source: 'https://www.taxadmin.org',
  },
  CA: {
    currency: 'CAD',
    showCurrencyRegion: true,
    timezones: [
      'America/Toronto',
      'America/Halifax',
      'America/Winnipeg',
      'America/Edmonton',
      'America/Vancouver',
      'America/St_Johns',
    ],
    servicePercent: 0,
    taxes: [],
    askedTax: { name: SALES, included: false },
    notes: ['localRate', 'tips'],
    checkedOn: CHECKED,
    source: 'https://www.canada.ca',
    isUnverified: true,
  },
  GB: {
    currency: 'GBP',
    timezones: ['Europe/London'],
    servicePercent: 0,
    taxes: [{ name: VAT, percent: 20, included: true, onService: true }],
    notes: ['coldTakeAway'],
    checkedOn: CHECKED,
    source: 'https://www.gov.uk/vat-rates',
  },
  EU: {
    currency: 'EUR',
    timezones: [
      'Europe/Berlin',
      'Europe/Paris',
      'Europe/Madrid',
      'Europe/Rome',
      'Europe/Amsterdam',
      'Europe/Vienna',
      'Europe/Lisbon',
      'Europe/Dublin',
      'Europe/Athens',
      'Europe/Helsinki',
    ],
    servicePercent: 0,
    taxes: [],
    askedTax: { name: VAT, included: true },
    notes: ['localRate'],
    checkedOn: CHECKED,
    source: 'https://europa.eu/youreurope',
  },
  AU: {
    currency: 'AUD',
    showCurrencyRegion: true,
    timezones: [
      'Australia/Sydney',
      'Australia/Melbourne',
      'Australia/Brisbane',
      'Australia/Adelaide',
      'Australia/Perth',
      'Australia/Hobart',
      'Australia/Darwin',
    ],
    servicePercent: 0,
    taxes: [{ name: GST, percent: 10, included: true, onService: true }],
    notes: [],
    checkedOn: CHECKED,
    source: 'https://www.ato.gov.au',
    isUnverified: true,
  },
  NZ: {
    currency: 'NZD',
    showCurrencyRegion: true,
    timezones: ['Pacific/Auckland'],
    servicePercent: 0,
    taxes: [],
    askedTax: { name: GST, included: true },
    notes: [],
    checkedOn: CHECKED,
    source: 'https://www.ird.govt.nz',
    isUnverified: true,
  },
} as const satisfies Readonly<Record<string, Preset>>;

/** A country or region that has a preset. */
export type Country = keyof typeof PRESETS;
// the cast is sound: these are its keys
export const COUNTRIES = Object.keys(PRESETS) as readonly Country[];

/** Returns the preset of a country. */
export function presetOf(country: Country): Preset {
  return PRESETS[country];
}
