import {
  type BillInput,
  createCatalogue,
  currencyOf,
  isTimeZone,
  LINE_STATUSES,
  RULE_TYPES,
  stepOf,
} from '@comanda/domain';
import { Choice, DiscountMapping, PriceModifier, Product, ProductOption } from '../entities/catalogue.ts';
import { Condition, FreeProduct, OrderDiscount, ProductOptionMatch } from '../entities/discount.ts';
import { User, VipLevel } from '../entities/member.ts';
import { SessionPayment } from '../entities/payment.ts';
import { DeliveryZone, Section, SectionSetting, Shop, TaxSetting } from '../entities/shop.ts';
import {
  CustomProduct,
  LineOption,
  Selection,
  SessionLine,
  SessionTable,
  TableSession,
} from '../entities/table-session.ts';
import { field, type Node, refuse } from './node.ts';
import { described, record } from './record.ts';
import {
  amount,
  amountFromZero,
  flag,
  instant,
  listOf,
  measure,
  name,
  number,
  oneOf,
  optional,
  orderDiscount,
  orElse,
  percent,
  percentOff,
  pieces,
  quantity,
  smallestAmount,
  text,
} from './values.ts';

/** Reads a case: everything that a bill depends on. Throws an InputError that names the first problem. */
export function readCase(document: unknown): BillInput {
  const root: Node = { value: document, path: '', step: 1 };
  const shop = readShop(field(root, 'shop'));
  const node = { ...root, step: stepOf(shop) };
  const at = (key: string) => field(node, key);
  return {
    now: instant(at('now')),
    shop,
    section: optional(readSection)(at('section'), node),
    zone: optional(readZone)(at('zone'), node),
    user: optional(readUser)(at('user'), node),
    session: readSession(at('session'), node),
    catalogue: createCatalogue({
      products: listOf(readProduct)(at('products'), node),
      productOptions: listOf(readProductOption)(at('productOptions'), node),
    }),
    discounts: listOf(readRule)(at('discounts'), node),
    taxes: listOf(readTax)(at('taxes'), node),
  };
}

/** Reads a shop, whose amounts are multiples of its currency's step; HKD when it names no currency. */
function readShop(node: Node): BillInput['shop'] {
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

const readSection = record(Section, {
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

const readZone = record(DeliveryZone, {
  _id: described,
  name: optional(name),
  fee: described,
  freeFrom: described,
});

const readLineOption = record(LineOption, {
  option: described,
  selections: listOf(record(Selection, { _id: described, quantity: orElse(quantity, 1) })),
  free: described,
  fixed: described,
});

const readLine = record(SessionLine, {
  id: described,
  product: described,
  customProduct: optional(
    record(CustomProduct, {
      name: orElse(name, ''),
      price: amount,
      category: described,
      discountable: described,
    }),
  ),
  options: listOf(readLineOption),
  // The quantity of a child is its parent's times its ratio (pricing P2.7).
  quantity: (node: Node, line: Node) => (field(line, 'fromProduct').value === undefined ? quantity(node) : 1),
  quantityRatio: optional(quantity),
  fromProduct: described,
  fromOption: described,
  fromChoice: described,
  fromCoupon: described,
  openKey: described,
  discountable: optional(flag),
  takeAway: described,
  status: optional(oneOf(LINE_STATUSES)),
});

const readSession = record(TableSession, {
  _id: optional(text),
  startTime: optional(instant),
  type: described,
  modifiers: described,
  tables: listOf(record(SessionTable, { item: orElse(text, ''), capacity: optional(pieces) })),
  products: listOf(readLine),
  payments: listOf(record(SessionPayment, { amount: described, tips: described })),
  tips: optional(amount),
  adjusts: optional(amount),
});

const readUser = record(User, {
  _id: described,
  status: optional(text),
  vipLevel: optional(
    record(VipLevel, {
      _id: described,
      name: optional(name),
      orderDiscount: optional(orderDiscount),
    }),
  ),
});

const readPriceModifier = record(PriceModifier, {
  shop: described,
  type: described,
  option: described,
  optionValue: described,
  modifier: described,
  price: described,
  percent: described,
});

const readProduct = record(Product, {
  _id: described,
  price: amount,
  category: optional(text),
  priceModifiers: listOf(readPriceModifier),
  discountMapping: listOf(
    record(DiscountMapping, { shop: described, price: optional(amount), discount: described }),
  ),
  freeSurcharge: described,
  discountable: described,
  soldByWeight: described,
  weight: optional(measure),
});

const readProductOption = record(ProductOption, {
  _id: described,
  type: described,
  options: listOf(
    record(Choice, {
      _id: described,
      price: described,
      type: described,
      product: described,
      priceModifiers: listOf(readPriceModifier),
    }),
  ),
  enjoyDiscount: described,
});

const readCondition = record(Condition, {
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

const readRule = record(OrderDiscount, {
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

const readTax = record(TaxSetting, {
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
