import type {
  Condition,
  DiscountRule,
  DiscountType,
  FreeProduct,
  ProductOptionMatch,
} from '../model/index.ts';
import { orderType } from './read-catalogue.ts';
import { readLineOption } from './read-session.ts';
import {
  dateOrInstant,
  measure,
  notNegative,
  percent,
  percentOff,
  pieces,
  type ReadAmount,
} from './read-units.ts';
import { field, flag, list, type Node, name, number, oneOf, optional, refuse, text } from './reader.ts';

const discountType = oneOf<DiscountType>([
  'percent',
  'percentPre',
  'amount',
  'pickNMaxPrice',
  'freeSurcharge',
  'freeSeatCharge',
]);

/** Reads a discount or coupon rule. */
export function readRule(node: Node, amount: ReadAmount): DiscountRule {
  const conditions = (key: string) => list(field(node, key), (entry) => readCondition(entry, amount));
  const kind = optional(field(node, 'discountType'), discountType);
  return {
    _id: text(field(node, '_id')),
    name: optional(field(node, 'name'), name),
    type: optional(field(node, 'type'), oneOf(['point', 'discount', 'free'])),
    for: optional(field(node, 'for'), oneOf(['product', 'order'])),
    status: optional(field(node, 'status'), text),
    discountType: kind,
    discount: optional(field(node, 'discount'), (entry) => readDiscount(entry, kind, amount)),
    discountRules: conditions('discountRules'),
    discountAny: optional(field(node, 'discountAny'), flag),
    repeat: optional(field(node, 'repeat'), flag),
    priority: optional(field(node, 'priority'), number),
    shops: list(field(node, 'shops'), text),
    sections: list(field(node, 'sections'), text),
    orderType: list(field(node, 'orderType'), orderType),
    conditions: conditions('conditions'),
    ruleType: optional(field(node, 'ruleType'), oneOf(['allowlist', 'denylist'])),
    rules: list(field(node, 'rules'), text),
    rulesDiscount: list(field(node, 'rulesDiscount'), text),
    fixedPoint: optional(field(node, 'fixedPoint'), pieces),
    percentagePoint: optional(field(node, 'percentagePoint'), percent),
    beforeServiceCharge: optional(field(node, 'beforeServiceCharge'), flag),
    automaticAddFreeProduct: optional(field(node, 'automaticAddFreeProduct'), flag),
    freeProducts: list(field(node, 'freeProducts'), readFreeProduct),
    startDate: optional(field(node, 'startDate'), dateOrInstant),
    endDate: optional(field(node, 'endDate'), dateOrInstant),
  };
}

/** Reads a condition of a rule or a tax. */
export function readCondition(node: Node, amount: ReadAmount): Condition {
  const ids = (key: string) => list(field(node, key), text);
  return {
    for: optional(field(node, 'for'), oneOf(['order', 'product', 'exclude'])),
    product: ids('product'),
    category: ids('category'),
    sections: ids('sections'),
    excludeProduct: ids('excludeProduct'),
    excludeCategory: ids('excludeCategory'),
    excludeSections: ids('excludeSections'),
    productOption: list(field(node, 'productOption'), readOptionMatch),
    minQty: optional(field(node, 'minQty'), measure),
    minWeight: optional(field(node, 'minWeight'), measure),
    minTotal: optional(field(node, 'minTotal'), notNegative(amount)),
    afterMinTotal: optional(field(node, 'afterMinTotal'), notNegative(amount)),
    includeModifier: ids('includeModifier'),
    excludeModifier: ids('excludeModifier'),
  };
}

/** Per cent, minor units or pieces, as the discount's type says. */
function readDiscount(node: Node, kind: DiscountType | undefined, amount: ReadAmount): number {
  switch (kind) {
    case 'percent':
    case 'percentPre':
      return percentOff(node);
    case 'amount':
      return notNegative(amount)(node);
    case 'pickNMaxPrice':
      return pieces(node);
    default:
      return number(node);
  }
}

function readFreeProduct(node: Node): FreeProduct {
  const quantity = field(node, 'quantity');
  const owed = optional(quantity, pieces) ?? 1;
  return {
    product: text(field(node, 'product')),
    quantity: owed > 0 ? owed : refuse(quantity, 'invalidQuantity', 'a whole number over 0'),
    options: list(field(node, 'options'), readLineOption),
  };
}

function readOptionMatch(node: Node): ProductOptionMatch {
  return {
    option: text(field(node, 'option')),
    values: list(field(node, 'values'), text),
    evalues: list(field(node, 'evalues'), text),
    optionNumMin: optional(field(node, 'optionNumMin'), number),
    optionNumMax: optional(field(node, 'optionNumMax'), number),
    optionQtyMin: optional(field(node, 'optionQtyMin'), number),
    optionQtyMax: optional(field(node, 'optionQtyMax'), number),
  };
}
