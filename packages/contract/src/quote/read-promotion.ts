import { RULE_TYPES } from '@comanda/domain';
import { Condition, FreeProduct, OrderDiscount, ProductOptionMatch } from '../entities/discount.ts';
import { field, type Node, refuse } from './node.ts';
import { readLineOption } from './read-session.ts';
import { described, record } from './record.ts';
import {
  amountFromZero,
  listOf,
  measure,
  name,
  number,
  oneOf,
  optional,
  orElse,
  percent,
  percentOff,
  pieces,
  text,
} from './values.ts';

export const readCondition = record(Condition, {
  for: described,
  product: described,
  category: described,
  sections: described,
  excludeProduct: described,
  excludeCategory: described,
  excludeSections: described,
  productOption: listOf(
    record(ProductOptionMatch, {
      option: described,
      values: described,
      evalues: described,
      optionNumMin: optional(number),
      optionNumMax: optional(number),
      optionQtyMin: optional(number),
      optionQtyMax: optional(number),
    }),
  ),
  minQty: optional(measure),
  minWeight: optional(measure),
  minTotal: described,
  afterMinTotal: described,
  includeModifier: described,
  excludeModifier: described,
});

export const readRule = record(OrderDiscount, {
  discountType: described,
  _id: described,
  name: optional(name),
  type: optional(oneOf(RULE_TYPES)),
  for: described,
  status: optional(text),
  discount: optional(discount),
  discountRules: listOf(readCondition),
  discountAny: described,
  repeat: described,
  priority: optional(number),
  shops: described,
  sections: described,
  orderType: described,
  conditions: listOf(readCondition),
  ruleType: described,
  rules: described,
  rulesDiscount: described,
  fixedPoint: optional(pieces),
  percentagePoint: optional(percent),
  beforeServiceCharge: described,
  automaticAddFreeProduct: described,
  freeProducts: listOf(
    record(FreeProduct, {
      quantity: orElse(piecesFromOne, 1),
      product: described,
      options: listOf(readLineOption),
    }),
  ),
  startDate: described,
  endDate: described,
});

/** Reads per cent, minor units or pieces, depending on the rule's discount type. */
function discount(node: Node, rule: Node): number {
  switch (field(rule, 'discountType').value) {
    case 'percent':
    case 'percentPre':
      return percentOff(node);
    case 'amount':
      return amountFromZero(node);
    case 'pickNMaxPrice':
      return pieces(node);
    default:
      return number(node);
  }
}

function piecesFromOne(node: Node): number {
  const given = pieces(node);
  return given > 0 ? given : refuse(node, 'invalidQuantity', 'a whole number over 0');
}
