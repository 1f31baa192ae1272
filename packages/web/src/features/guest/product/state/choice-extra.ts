import type { CartLine } from '@comanda/domain';
import { type Choice, isSetItem, type ProductOption, unitPrice } from '@comanda/domain';

type Context = Parameters<typeof unitPrice>[1];

/**
 * Returns the price that a choice adds to one piece of a line in minor units: its own price with all modifiers,
 * and its effect on the dish's (pricing P2.2, P2.4, P2.7). Negative if it makes the dish cheaper.
 */
export function choiceExtra(line: CartLine, option: ProductOption, choice: Choice, context: Context): number {
  const others = (line.options ?? []).filter((each) => each.option !== option._id);
  const known = line.options?.find((each) => each.option === option._id);
  const withChoice = {
    ...line,
    options: [...others, { ...known, option: option._id, selections: [{ _id: choice._id, quantity: 1 }] }],
  };
  const changed = unitPrice(withChoice, context) - unitPrice({ ...line, options: others }, context);
  if (!isSetItem(choice)) return changed;
  const item = {
    id: 'extra',
    product: choice.product,
    quantity: 1,
    fromProduct: line.id,
    fromOption: option._id,
    fromChoice: choice._id,
  };
  return changed + unitPrice(item, context);
}
