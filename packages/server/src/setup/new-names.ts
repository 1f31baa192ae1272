import { LANGUAGES, type LocalizedText } from '@comanda/domain';

const FIELDS = LANGUAGES.filter(({ isRequired }) => isRequired).map(({ field }) => field);

function named(...names: readonly [en: string, cht: string, chs: string]): LocalizedText {
  // the cast is sound: these are all the fields that have to be there
  return Object.fromEntries(FIELDS.map((field, at) => [field, names[at]])) as LocalizedText;
}

/** Names of what every new shop has. */
export const NAMES = {
  allDay: named('All day', '全日', '全天'),
  counter: named('Pay at the counter', '到櫃枱付款', '到柜台付款'),
  cash: named('Cash', '現金', '现金'),
  terminal: named('Card terminal', '信用卡機', '刷卡机'),
};

/** Colours of a new organisation, by the keys of its settings. */
export const DEFAULT_COLOURS = { primaryColor: '#ff9b33', secondaryColor: '#ffb30e' };
