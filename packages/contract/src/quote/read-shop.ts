import { type BillInput, currencyOf, isTimeZone } from '@comanda/domain';
import { DeliveryZone, Section, SectionSetting, Shop, TaxSetting } from '../entities/shop.ts';
import { type Node, refuse } from './node.ts';
import { readCondition } from './read-promotion.ts';
import { described, record } from './record.ts';
import { listOf, name, number, optional, orElse, percent, smallestAmount, text } from './values.ts';

/** Reads a shop, whose amounts are multiples of its currency's step; HKD when it names no currency. */
export function readShop(node: Node): BillInput['shop'] {
  const { currency, currencyStep } = readCurrency(node, node);
  const step = currencyStep ?? currencyOf(currency).step;
  return { currency, currencyStep, ...readShopFields({ ...node, step }, node) };
}

const readCurrency = record(Shop, { currency: orElse(text, 'HKD'), currencyStep: optional(smallestAmount) });

const readShopFields = record(Shop, {
  _id: described,
  timezone: optional(timeZone),
  priceRoundFactor: described,
  priceRoundMethod: described,
  taxRoundMethod: described,
  seatChargeSurcharge: described,
});

export const readSection = record(Section, {
  _id: described,
  sectionSettings: listOf(
    record(SectionSetting, {
      weekdays: described,
      from: described,
      to: described,
      percent: optional(percent),
      takeAwayPercent: optional(percent),
      amountPerPerson: described,
    }),
  ),
});

export const readZone = record(DeliveryZone, {
  _id: described,
  name: optional(name),
  fee: described,
  freeFrom: described,
});

export const readTax = record(TaxSetting, {
  _id: described,
  status: optional(text),
  percent,
  included: described,
  priority: optional(number),
  shops: described,
  sections: described,
  orderType: described,
  conditions: listOf(readCondition),
  rules: described,
  includeServiceCharge: described,
  includeAmountPerPerson: described,
});

function timeZone(node: Node): string {
  const zone = text(node);
  return isTimeZone(zone) ? zone : refuse(node, 'invalidTime', 'an IANA time zone');
}
