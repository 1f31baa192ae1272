import type { DeliveryZone, Section, SectionSetting, Shop, TaxSetting } from '../model/index.ts';
import { currencyOf } from '../money/index.ts';
import { isTimeZone } from '../time/index.ts';
import { orderType } from './read-catalogue.ts';
import { readCondition } from './read-promotion.ts';
import { amountOf, notNegative, percent, type ReadAmount, wallTime, weekday } from './read-units.ts';
import { field, flag, list, type Node, name, number, optional, refuse, text } from './reader.ts';

/** Reads what of a shop the engine needs; HKD when it names no currency. */
export function readShop(node: Node): Shop {
  const currency = optional(field(node, 'currency'), text) ?? 'HKD';
  const currencyStep = optional(field(node, 'currencyStep'), readStep);
  const amount = amountOf(currencyStep ?? currencyOf(currency).step);
  return {
    _id: text(field(node, '_id')),
    currency,
    currencyStep,
    timezone: optional(field(node, 'timezone'), readTimeZone),
    priceRoundFactor: optional(field(node, 'priceRoundFactor'), notNegative(amount)),
    priceRoundMethod: optional(field(node, 'priceRoundMethod'), text),
    taxRoundMethod: optional(field(node, 'taxRoundMethod'), text),
    seatChargeSurcharge: optional(field(node, 'seatChargeSurcharge'), flag),
  };
}

/** Reads what of a section the engine needs. */
export function readSection(node: Node, amount: ReadAmount): Section {
  return {
    _id: text(field(node, '_id')),
    sectionSettings: list(field(node, 'sectionSettings'), (entry) => readSectionSetting(entry, amount)),
  };
}

/** Reads where an order is delivered to. */
export function readZone(node: Node, amount: ReadAmount): DeliveryZone {
  return {
    _id: text(field(node, '_id')),
    name: optional(field(node, 'name'), name),
    fee: notNegative(amount)(field(node, 'fee')),
    freeFrom: optional(field(node, 'freeFrom'), notNegative(amount)),
  };
}

/** Reads a tax. */
export function readTax(node: Node, amount: ReadAmount): TaxSetting {
  return {
    _id: text(field(node, '_id')),
    status: optional(field(node, 'status'), text),
    percent: percent(field(node, 'percent')),
    included: optional(field(node, 'included'), flag),
    priority: optional(field(node, 'priority'), number),
    shops: list(field(node, 'shops'), text),
    sections: list(field(node, 'sections'), text),
    orderType: list(field(node, 'orderType'), orderType),
    conditions: list(field(node, 'conditions'), (entry) => readCondition(entry, amount)),
    rules: list(field(node, 'rules'), text),
    includeServiceCharge: optional(field(node, 'includeServiceCharge'), flag),
    includeAmountPerPerson: optional(field(node, 'includeAmountPerPerson'), flag),
  };
}

function readSectionSetting(node: Node, amount: ReadAmount): SectionSetting {
  return {
    weekdays: list(field(node, 'weekdays'), weekday),
    from: wallTime(field(node, 'from')),
    to: wallTime(field(node, 'to')),
    percent: optional(field(node, 'percent'), percent),
    takeAwayPercent: optional(field(node, 'takeAwayPercent'), percent),
    amountPerPerson: optional(field(node, 'amountPerPerson'), notNegative(amount)),
  };
}

function readStep(node: Node): number {
  const isStep = Number.isSafeInteger(node.value) && Number(node.value) > 0;
  return isStep ? Number(node.value) : refuse(node, 'invalidAmount', 'a whole number over 0');
}

function readTimeZone(node: Node): string {
  const zone = text(node);
  return isTimeZone(zone) ? zone : refuse(node, 'invalidTime', 'an IANA time zone');
}
