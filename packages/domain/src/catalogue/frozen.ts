import type {
  CartLine,
  ChoiceId,
  FrozenOption,
  FrozenPrices,
  FrozenProduct,
  OptionId,
} from '../model/index.ts';
import type { Catalogue } from './catalogue.ts';

/**
 * Returns the product that a line is priced with: as frozen when the line was placed, or else as the catalogue has it
 * (pricing P5.1). Undefined when there is neither.
 */
export function productOf(
  line: CartLine,
  { products }: Pick<Catalogue, 'products'>,
): FrozenProduct | undefined {
  if (line.product === undefined) return undefined;
  return line.frozen?.product ?? products.get(line.product);
}

/** Returns an option as frozen with a line, or else as the catalogue has it (pricing P5.1). */
export function optionOf(
  line: CartLine,
  id: OptionId | undefined,
  { productOptions }: Pick<Catalogue, 'productOptions'>,
): FrozenOption | undefined {
  if (id === undefined) return undefined;
  return line.frozen?.options?.find(({ _id }) => _id === id) ?? productOptions.get(id);
}

/**
 * Copies the parts of the catalogue that a line is priced with, to be stored when the line is placed, so that later
 * changes of the menu do not change what was ordered (pricing P5.1). Of an option only the selected choices are kept.
 */
export function frozenPrices(line: CartLine, catalogue: Catalogue): FrozenPrices {
  const product = productOf(line, catalogue);
  const options = (line.options ?? []).map(({ option, selections }) => ({
    option,
    choices: selections.map(({ _id }) => _id),
  }));
  const { fromOption, fromChoice } = line;
  const origin =
    fromOption === undefined || fromChoice === undefined
      ? []
      : [{ option: fromOption, choices: [fromChoice] }];
  const kept = [...options, ...origin].flatMap(({ option: id, choices }) => {
    const option = optionOf(line, id, catalogue);
    return option === undefined ? [] : [frozenOption(option, choices)];
  });
  return {
    ...(product !== undefined && { product: frozenProduct(product) }),
    ...(kept.length > 0 && { options: kept }),
  };
}

function frozenProduct(product: FrozenProduct): FrozenProduct {
  const { _id, name, price, category, subCategory, priceModifiers, discountMapping } = product;
  const { freeSurcharge, discountable, soldByWeight, weight } = product;
  const made = { _id, name, price, category, subCategory, priceModifiers, discountMapping };
  return { ...made, freeSurcharge, discountable, soldByWeight, weight };
}

function frozenOption(
  { _id, type, enjoyDiscount, options }: FrozenOption,
  choices: readonly ChoiceId[],
): FrozenOption {
  const chosen = options.filter((choice) => choices.includes(choice._id));
  return { _id, type, enjoyDiscount, options: chosen.map(frozenChoice) };
}

function frozenChoice({ _id, price, type, priceModifiers }: FrozenOption['options'][number]) {
  return { _id, price, type, priceModifiers };
}
