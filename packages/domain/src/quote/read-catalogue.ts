import type {
  Choice,
  DiscountMapping,
  OrderType,
  PriceModifier,
  Product,
  ProductOption,
} from '../model/index.ts';
import { measure, multiplier, type ReadAmount, signedPercent } from './read-units.ts';
import { field, flag, list, type Node, oneOf, optional, text } from './reader.ts';

export const orderType = oneOf<OrderType>(['dineIn', 'dineInNoTable', 'takeAway', 'delivery']);

/** Reads what of a product the engine needs. */
export function readProduct(node: Node, amount: ReadAmount): Product {
  return {
    _id: text(field(node, '_id')),
    price: amount(field(node, 'price')),
    category: optional(field(node, 'category'), text),
    priceModifiers: list(field(node, 'priceModifiers'), (entry) => readPriceModifier(entry, amount)),
    discountMapping: list(field(node, 'discountMapping'), (entry) => readMapping(entry, amount)),
    freeSurcharge: optional(field(node, 'freeSurcharge'), flag),
    discountable: optional(field(node, 'discountable'), flag),
    soldByWeight: optional(field(node, 'soldByWeight'), flag),
    weight: optional(field(node, 'weight'), measure),
  };
}

/** Reads what of a product option the engine needs. */
export function readProductOption(node: Node, amount: ReadAmount): ProductOption {
  return {
    _id: text(field(node, '_id')),
    type: optional(field(node, 'type'), oneOf(['option', 'discount', 'freeSurcharge'])),
    options: list(field(node, 'options'), (entry) => readChoice(entry, amount)),
    enjoyDiscount: optional(field(node, 'enjoyDiscount'), flag),
  };
}

function readChoice(node: Node, amount: ReadAmount): Choice {
  return {
    _id: text(field(node, '_id')),
    price: optional(field(node, 'price'), amount),
    type: optional(field(node, 'type'), oneOf(['option', 'product'])),
    product: optional(field(node, 'product'), text),
    priceModifiers: list(field(node, 'priceModifiers'), (entry) => readPriceModifier(entry, amount)),
  };
}

function readPriceModifier(node: Node, amount: ReadAmount): PriceModifier {
  return {
    shop: optional(field(node, 'shop'), text),
    type: oneOf<PriceModifier['type']>(['productOption', 'modifier'])(field(node, 'type')),
    option: optional(field(node, 'option'), text),
    optionValue: optional(field(node, 'optionValue'), text),
    modifier: optional(field(node, 'modifier'), text),
    price: optional(field(node, 'price'), amount),
    percent: optional(field(node, 'percent'), signedPercent),
  };
}

function readMapping(node: Node, amount: ReadAmount): DiscountMapping {
  return {
    shop: optional(field(node, 'shop'), text),
    price: optional(field(node, 'price'), amount),
    discount: optional(field(node, 'discount'), multiplier),
  };
}
