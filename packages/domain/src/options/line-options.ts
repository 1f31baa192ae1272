import { type Catalogue, choiceOf } from '../catalogue/index.ts';
import type { LineOption, OptionId, OrderType, Product, ProductOption, Selection } from '../model/index.ts';
import { isChoiceSoldOut } from '../stock/index.ts';
import { isChoiceOffered } from './offered.ts';
import type { OptionProblem } from './option-problem.ts';
import { isAsked, optionProblems } from './option-problems.ts';

type LineOptions = readonly LineOption[];

/** Returns the options asked of a product for an order type, in the product's order. */
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

/** Returns the options of a new line: the default selections of its product's options that its order type offers. */
export function defaultLineOptions(
  product: Product,
  catalogue: Catalogue,
  orderType: OrderType,
): LineOptions {
  return askedOptions(product, catalogue, orderType)
    .map((option) => {
      const offered = option.options.filter(
        (choice) =>
          isChoiceOffered(choice, catalogue, orderType) &&
          !isChoiceSoldOut(product, { option: option._id, choice: choice._id }),
      );
      return { option: option._id, selections: defaultSelections({ ...option, options: offered }) };
    })
    .filter(({ selections }) => selections.length > 0);
}

/** Returns the default selections of an option: its default choices, no more than may be picked. */
export function defaultSelections(option: ProductOption): readonly Selection[] {
  const defaults = option.options.filter((choice) => choice.defaultSelected);
  const picked = option.multiple ? defaults.slice(0, option.maxPick) : defaults.slice(0, 1);
  return picked.map((choice) => ({
    _id: choice._id,
    quantity: option.allowQuantity ? (choice.defaultSelectedQuantity ?? 1) : 1,
  }));
}

/**
 * Checks all options of a line, and returns every problem (specification §5), including options that the product does
 * not have or that the line has twice. `before` has the line's options before a change.
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
      if (option === undefined) return [];
      const { orderType } = question;
      const selected = find(lineOptions, id);
      return [
        ...optionProblems(option, selected, { orderType, before }),
        ...eatInOnlyChoices(option, selected, catalogue, orderType),
      ];
    }),
    ...strays.map(({ option }) => ({ code: 'unknownOption' as const, option })),
    ...repeated.map(({ option }) => ({ code: 'duplicateOption' as const, option })),
  ];
}

/** Returns chosen set items that are eat-in only. */
function eatInOnlyChoices(
  option: ProductOption,
  { selections = [] }: Partial<LineOption> = {},
  catalogue: Catalogue,
  orderType: OrderType,
): readonly OptionProblem[] {
  return selections.flatMap(({ _id }) => {
    const choice = choiceOf(option, _id);
    return choice === undefined || isChoiceOffered(choice, catalogue, orderType)
      ? []
      : [{ code: 'choiceEatInOnly' as const, option: option._id, choice: _id }];
  });
}

function find(lineOptions: LineOptions, option: OptionId): LineOption | undefined {
  return lineOptions.find((candidate) => candidate.option === option);
}
