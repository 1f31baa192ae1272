import { localized } from '@comanda/contract';

/** Names of what every new shop has. */
export const NAMES = {
  allDay: localized('All day', '全日', '全天'),
  counter: localized('Pay at the counter', '到櫃枱付款', '到柜台付款'),
  cash: localized('Cash', '現金', '现金'),
  newRate: localized('New tax rate', '新稅率', '新税率'),
  terminal: localized('Card terminal', '信用卡機', '刷卡机'),
};

/** Colours of a new organisation, by the keys of its settings. */
export const DEFAULT_COLOURS = { primaryColor: '#ff9b33', secondaryColor: '#ffb30e' };
