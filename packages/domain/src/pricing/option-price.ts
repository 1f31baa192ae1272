import { choiceOf, isSetItem, optionOf } from '../catalogue/index.ts';
import type { CartLine, FrozenOption, LineOption, Minor } from '../model/index.ts';
import { type Millionths, scale } from '../money/index.ts';
import type { PriceContext } from './price-context.ts';
import { modifierSum } from './price-modifiers.ts';

/**
 * Sums what a line's options add to one piece, in minor units. `discount` is the multiplier of the product's mapping,
 * for options that enjoy it (pricing P2.4). Set items are priced on their own lines.
 */
export function optionsPrice(line: CartLine, discount: Millionths, context: PriceContext): Minor {
  const { options = [] } = line;
  return options.reduce((sum, option) => sum + lineOptionPrice(line, option, discount, context), 0);
}

function lineOptionPrice(
  line: CartLine,
  lineOption: LineOption,
  discount: Millionths,
  context: PriceContext,
) {
  const option = optionOf(line, lineOption.option, context.catalogue);
  if (option === undefined || lineOption.free) return 0;
  const price = lineOption.selections.reduce((sum, selection) => {
    const choice = choiceOf(option, selection._id);
    if (choice === undefined || isSetItem(choice)) return sum;
    return sum + choicePrice(choice, option, discount, line, context) * selection.quantity;
  }, 0);
  return option.type === 'discount' ? -price : price;
}

/** Returns the price of one piece of a choice, in minor units (pricing P2.4). */
export function choicePrice(
  choice: FrozenOption['options'][number],
  option: FrozenOption,
  discount: Millionths,
  line: CartLine,
  context: PriceContext,
): Minor {
  const price = choice.price ?? 0;
  const ownPrice = option.enjoyDiscount ? scale(price, discount, context.step, 'halfUp') : price;
  return ownPrice + modifierSum(choice.priceModifiers, price, line, context);
}
