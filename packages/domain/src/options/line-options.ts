import type { Catalogue } from '../catalogue/index.ts';
import type { LineOption, OptionId, OrderType, Product, ProductOption, Selection } from '../model/index.ts';
import type { OptionProblem } from './option-problem.ts';
import { isAsked, optionProblems } from './option-problems.ts';

type LineOptions = readonly LineOption[];

/** The options asked for a product in this kind of order, in the order they are asked. */
export function askedOptions(
  product: Product,
  catalogue: Catalogue,
  orderType: OrderType,
): readonly ProductOption[] {
  return (product.options ?? [])
    .map((id) => catalogue.productOptions.get(id))
    .filter((option) => option !== undefined)
    .filter((option) => isAsked(option, orderType));
}

/** What a new line of a product starts with: the default selections of its options. */
export function defaultLineOptions(
  product: Product,
  catalogue: Catalogue,
  orderType: OrderType,
): LineOptions {
  return askedOptions(product, catalogue, orderType)
    .map((option) => ({ option: option._id, selections: defaultSelections(option) }))
    .filter(({ selections }) => selections.length > 0);
}

/** The default selections of an option: its default choices, one only where one may be picked. */
export function defaultSelections(option: ProductOption): readonly Selection[] {
  const defaults = option.options.filter((choice) => choice.defaultSelected);
  const picked = option.multiple ? defaults.slice(0, option.maxPick) : defaults.slice(0, 1);
  return picked.map((choice) => ({
    _id: choice._id,
    quantity: option.allowQuantity ? (choice.defaultSelectedQuantity ?? 1) : 1,
  }));
}

/**
 * Everything wrong with a line's options (specification §5): with each of the product's, and with those the
 * product has not or the line has twice. `before` is the line's options before a change.
 */
export function lineOptionProblems(
  product: Product,
  lineOptions: LineOptions,
  catalogue: Catalogue,
  question: { readonly orderType: OrderType; readonly before?: LineOptions },
): readonly OptionProblem[] {
  const ids = product.options ?? [];
  const strays = lineOptions.filter(
    ({ option }) => !ids.includes(option) || !catalogue.productOptions.has(option),
  );
  const repeated = lineOptions.filter(
    ({ option }, position) => find(lineOptions, option) !== lineOptions[position],
  );
  return [
    ...ids.flatMap((id) => {
      const option = catalogue.productOptions.get(id);
      const before = find(question.before ?? [], id);
      return option
        ? optionProblems(option, find(lineOptions, id), { orderType: question.orderType, before })
        : [];
    }),
    ...strays.map(({ option }) => ({ code: 'unknownOption' as const, option })),
    ...repeated.map(({ option }) => ({ code: 'duplicateOption' as const, option })),
  ];
}

function find(lineOptions: LineOptions, option: OptionId): LineOption | undefined {
  return lineOptions.find((candidate) => candidate.option === option);
}
