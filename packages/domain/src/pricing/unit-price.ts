import { choiceOf, optionOf, productOf } from '../catalogue/index.ts';
import type { CartLine, DiscountMapping, FrozenProduct, Minor, ShopId } from '../model/index.ts';
import { type Millionths, multiplierRate, ONE, scale } from '../money/index.ts';
import { optionsPrice } from './option-price.ts';
import type { PriceContext } from './price-context.ts';
import { modifierSum } from './price-modifiers.ts';

/** Returns the price of one piece of a line with options and manual adjustment, in minor units (pricing P2.5). */
export function unitPrice(line: CartLine, context: PriceContext): Minor {
  return Math.max(0, unadjustedPrice(line, context) + (line.openKey ?? 0));
}

/** Returns the price of one piece before the manual adjustment, in minor units; discount options may bring it below 0. */
export function unadjustedPrice(line: CartLine, context: PriceContext): Minor {
  const { price, discount } = ownPrice(line, context);
  return price + optionsPrice(line, discount, context);
}

type OwnPrice = { readonly price: Minor; readonly discount: Millionths };

function ownPrice(line: CartLine, context: PriceContext): OwnPrice {
  if (line.fromProduct !== undefined) return { price: setItemPrice(line, context), discount: ONE };
  if (line.customProduct !== undefined) return { price: line.customProduct.price, discount: ONE };
  return productPrice(line, context);
}

/** Prices a product on its own line (pricing P2.1 to P2.3). */
function productPrice(line: CartLine, context: PriceContext): OwnPrice {
  const product = requiredProduct(line, context);
  const mapping = mappingOf(product, context.shop._id);
  const base = mapping?.price ?? product.price;
  const sum = Math.max(0, base + modifierSum(product.priceModifiers, base, line, context));
  const discount = multiplierRate(mapping?.discount ?? 1);
  return { price: scale(sum, discount, context.step, 'halfUp'), discount };
}

/** Prices a child line by its choice in the set, not by its product (pricing P2.7). */
function setItemPrice(line: CartLine, context: PriceContext): Minor {
  const choice = choiceOf(optionOf(line, line.fromOption, context.catalogue), line.fromChoice);
  if (choice === undefined) throw new RangeError(`line ${line.id} comes from no choice of the catalogue`);
  const base = choice.price ?? 0;
  return Math.max(0, base + modifierSum(choice.priceModifiers, base, line, context));
}

/** Returns the price mapping of a product for a shop, or else the one for every shop (pricing P2.1). */
export function mappingOf(product: FrozenProduct, shop: ShopId): DiscountMapping | undefined {
  const mappings = product.discountMapping ?? [];
  return (
    mappings.find((mapping) => mapping.shop === shop) ??
    mappings.find((mapping) => mapping.shop === undefined)
  );
}

function requiredProduct(line: CartLine, { catalogue }: PriceContext): FrozenProduct {
  const product = productOf(line, catalogue);
  if (product === undefined) throw new RangeError(`line ${line.id} has no product of the catalogue`);
  return product;
}
