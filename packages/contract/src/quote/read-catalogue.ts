import { Choice, DiscountMapping, PriceModifier, Product, ProductOption } from '../entities/catalogue.ts';
import { described, record } from './record.ts';
import { amount, listOf, measure, optional, text } from './values.ts';

const readPriceModifier = record(PriceModifier, {
  shop: described,
  type: described,
  option: described,
  optionValue: described,
  modifier: described,
  price: described,
  percent: described,
});

export const readProduct = record(Product, {
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

export const readProductOption = record(ProductOption, {
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
