import type { ProductOption } from '@comanda/contract';
import type { Selection } from '@comanda/domain';
import { isSingle } from './line-draft.ts';

/** The rule of an option for display: minimum, maximum and what is left. */
export type OptionRule = {
  readonly kind: 'requiredOne' | 'optionalOne' | 'exactly' | 'range' | 'upTo' | 'atLeast' | 'free';
  readonly min: number;
  readonly max: number;
  /** Number that can still be chosen; infinite without a limit. */
  readonly left: number;
  /** Limit of distinct choices, where an option with quantities has one. */
  readonly kinds?: { readonly min: number; readonly max: number; readonly left: number };
};

/** Returns the rule of an option for its selections; an option with quantities counts pieces. */
export function optionRule(option: ProductOption, selections: readonly Selection[]): OptionRule {
  const pieces = selections.reduce((sum, { quantity }) => sum + quantity, 0);
  const counts = option.allowQuantity === true;
  const chosen = counts ? pieces : selections.length;
  const { minPick = 0, minQuantity = 0 } = option;
  const maxPick = isSingle(option) ? 1 : (option.maxPick ?? Number.POSITIVE_INFINITY);
  const max = counts ? (option.maxQuantity ?? Number.POSITIVE_INFINITY) : maxPick;
  const least = counts ? Math.max(minQuantity, option.multiple ? minPick : 0) : option.multiple ? minPick : 0;
  const min = Math.max(least, option.required ? 1 : 0);
  const left = Math.max(0, max - chosen);
  return { kind: kindOf(min, max), min, max, left, kinds: counts ? kindsOf(option, selections) : undefined };
}

function kindsOf(
  { multiple, minPick = 0, maxPick, options }: ProductOption,
  selections: readonly Selection[],
) {
  const isLimit = multiple === true && maxPick !== undefined && maxPick < options.length;
  return isLimit ? { min: minPick, max: maxPick, left: Math.max(0, maxPick - selections.length) } : undefined;
}

function kindOf(min: number, max: number): OptionRule['kind'] {
  if (max === 1) return min === 1 ? 'requiredOne' : 'optionalOne';
  if (!Number.isFinite(max)) return min > 0 ? 'atLeast' : 'free';
  if (min === max) return 'exactly';
  return min > 0 ? 'range' : 'upTo';
}

/**
 * Returns the pieces of a choice that can still be added: none once the option is full, but all of a single choice's
 * instead of the one chosen now, which it replaces.
 */
export function addable(option: ProductOption, selections: readonly Selection[], choice: string): number {
  const { max, left, kinds } = optionRule(option, selections);
  const isChosen = selections.some(({ _id }) => _id === choice);
  if (isSingle(option)) return isChosen ? left : max;
  return kinds?.left === 0 && !isChosen ? 0 : left;
}
