import { choiceOf } from '../catalogue/index.ts';
import { selectionKey } from '../lines/index.ts';
import type { LineOption, OrderType, ProductOption, Selection } from '../model/index.ts';
import type { OptionProblem } from './option-problem.ts';

export type OptionQuery = {
  readonly orderType: OrderType;
  /** The line's option before a change; a fixed one must stay as it is. */
  readonly before?: LineOption;
};

/** Returns true if guests are asked to choose of an option: it is no draft, and allowed for the order type. */
export function isAsked(option: ProductOption, orderType: OrderType): boolean {
  const { allowedOrderType = [] } = option;
  const isAllowed = allowedOrderType.length === 0 || allowedOrderType.includes(orderType);
  return !option.draft && isAllowed;
}

/**
 * Checks what a line selects of an option, and returns every problem (specification §5). Pick limits count selections,
 * quantity limits sum their quantities; an option that is not asked takes no selection.
 */
export function optionProblems(
  option: ProductOption,
  lineOption: LineOption | undefined,
  { orderType, before }: OptionQuery,
): readonly OptionProblem[] {
  const selections = lineOption?.selections ?? [];
  if (before?.fixed && !isSameSelection(selections, before.selections)) {
    return [{ code: 'fixedChanged', option: option._id }];
  }
  if (!isAsked(option, orderType)) {
    return selections.length === 0 ? [] : [{ code: 'unknownOption', option: option._id }];
  }
  return [
    ...pickProblems(option, selections.length),
    ...quantityProblems(option, selections),
    ...selections.flatMap((selection, position) =>
      selectionProblems(option, selection, selections.slice(0, position)),
    ),
  ];
}

function pickProblems(option: ProductOption, picked: number): readonly OptionProblem[] {
  const minPick = option.multiple ? (option.minPick ?? 0) : 0;
  const maxPick = option.multiple ? (option.maxPick ?? Number.POSITIVE_INFINITY) : 1;
  if (option.required && picked === 0) return [{ code: 'required', option: option._id }];
  if (picked < minPick) return [{ code: 'minPick', option: option._id, minPick, picked }];
  return picked > maxPick ? [{ code: 'maxPick', option: option._id, maxPick, picked }] : [];
}

function quantityProblems(option: ProductOption, selections: readonly Selection[]): readonly OptionProblem[] {
  if (!option.allowQuantity || selections.length === 0) return [];
  const { minQuantity = 0, maxQuantity = Number.POSITIVE_INFINITY } = option;
  const quantity = selections.reduce((sum, selection) => sum + selection.quantity, 0);
  if (quantity < minQuantity) return [{ code: 'minQuantity', option: option._id, minQuantity, quantity }];
  return quantity > maxQuantity ? [{ code: 'maxQuantity', option: option._id, maxQuantity, quantity }] : [];
}

function selectionProblems(
  option: ProductOption,
  { _id: choice, quantity }: Selection,
  earlier: readonly Selection[],
): readonly OptionProblem[] {
  const problems: OptionProblem[] = [];
  if (choiceOf(option, choice) === undefined)
    problems.push({ code: 'unknownChoice', option: option._id, choice });
  const isRepeated = earlier.some((selection) => selection._id === choice);
  if (isRepeated && !option.allowSameValue)
    problems.push({ code: 'duplicateValue', option: option._id, choice });
  const isPieces = Number.isSafeInteger(quantity) && quantity > 0;
  if (!isPieces) problems.push({ code: 'invalidQuantity', option: option._id, choice, quantity });
  else if (quantity !== 1 && !option.allowQuantity) {
    problems.push({ code: 'quantityNotAllowed', option: option._id, choice, quantity });
  }
  return problems;
}

function isSameSelection(one: readonly Selection[], other: readonly Selection[]): boolean {
  return selectionKey(one) === selectionKey(other);
}
