import type { Product, ProductOption } from '@comanda/contract';
import {
  type CartLine,
  type Catalogue,
  childLines,
  type LineOption,
  lineOptionProblems,
  type OptionProblem,
  type OrderType,
  type Selection,
} from '@comanda/domain';
import { insertedAt } from '../../lib/list-edits.ts';
import type { LineFamily } from './new-line.ts';

/** A line and its set items that a guest is choosing, not yet in the cart. */
export type Draft = LineFamily;

type Context = {
  readonly catalogue: Catalogue;
  readonly orderType: OrderType;
  readonly ids: readonly string[];
};

/** Returns a line with new selections for an option; its options, and so its set items, keep the product's sequence. */
function withOption(
  line: CartLine,
  option: string,
  selections: readonly Selection[],
  catalogue: Catalogue,
): CartLine {
  const { options = [] } = line;
  const known = options.find((each) => each.option === option);
  const others = options.filter((each) => each.option !== option);
  const sequence = catalogue.products.get(line.product ?? '')?.options ?? [];
  const next = [...others, { ...known, option, selections }];
  return {
    ...line,
    options: [...next].sort((one, other) => sequence.indexOf(one.option) - sequence.indexOf(other.option)),
  };
}

/**
 * Returns the draft with new selections for an option of one of its lines; set items are added and removed
 * accordingly.
 */
export function withSelections(
  draft: Draft,
  target: { readonly line: string; readonly option: string },
  selections: readonly Selection[],
  { catalogue, orderType, ids }: Context,
): Draft {
  if (target.line !== draft.line.id) {
    const children = draft.children.map((child) =>
      child.id === target.line ? withOption(child, target.option, selections, catalogue) : child,
    );
    return { ...draft, children };
  }
  const line = withOption(draft.line, target.option, selections, catalogue);
  return { line, children: childLines(line, catalogue, orderType, { ids, existing: draft.children }) };
}

/** Returns the draft with another quantity. */
export function withQuantity(draft: Draft, quantity: number): Draft {
  const children = draft.children.map((child) => ({
    ...child,
    quantity: quantity * (child.quantityRatio ?? 1),
  }));
  return { line: { ...draft.line, quantity }, children };
}

/** Returns a line's entry for an option. */
export function lineOptionOf(line: CartLine, option: string): LineOption | undefined {
  return line.options?.find((each) => each.option === option);
}

/** Returns a line's selections for an option. */
export function selectionsIn(line: CartLine, option: string): readonly Selection[] {
  return lineOptionOf(line, option)?.selections ?? [];
}

/** Returns all problems of a draft by line, in display order. */
export function draftProblems(
  { line, children }: Draft,
  catalogue: Catalogue,
  orderType: OrderType,
): readonly (OptionProblem & { readonly line: string })[] {
  return [line, ...children].flatMap((each) => {
    const product = catalogue.products.get(each.product ?? '');
    if (product === undefined) return [];
    const problems = lineOptionProblems(product, each.options ?? [], catalogue, { orderType });
    return problems.map((problem) => ({ ...problem, line: each.id }));
  });
}

/** Returns true if a kept draft still fits the product: all its options and set items exist. */
export function fitsProduct(draft: Draft, product: Product, catalogue: Catalogue): boolean {
  const isKnown = ({ product: id, options = [] }: CartLine) =>
    catalogue.products.has(id ?? '') && options.every(({ option }) => catalogue.productOptions.has(option));
  return draft.line.product === product._id && [draft.line, ...draft.children].every(isKnown);
}

/** Returns true if an option takes one choice at most, so that choosing another one swaps it. */
export function isSingle({ multiple, maxPick }: ProductOption): boolean {
  return multiple !== true || maxPick === 1;
}

/** Returns the selections after a tap on a choice: it replaces a single one, or toggles one of several. */
export function toggled(
  option: ProductOption,
  selections: readonly Selection[],
  choice: string,
): readonly Selection[] {
  const isIn = selections.some(({ _id }) => _id === choice);
  if (isIn) return selections.filter(({ _id }) => _id !== choice);
  const next = { _id: choice, quantity: 1 };
  return isSingle(option) ? [next] : [...selections, next];
}

/** Returns true if a choice can be taken several times, by quantity or by repetition. */
export function isCounted(option: ProductOption): boolean {
  return option.allowQuantity === true || (!isSingle(option) && option.allowSameValue === true);
}

/** Returns the number of selected pieces of a choice. */
export function countOf(selections: readonly Selection[], choice: string): number {
  return selections.filter(({ _id }) => _id === choice).reduce((sum, { quantity }) => sum + quantity, 0);
}

/** Returns the selections with a choice set to a quantity, as one selection or repeated; 0 removes it. */
export function counted(
  option: ProductOption,
  selections: readonly Selection[],
  choice: string,
  quantity: number,
): readonly Selection[] {
  const others = isSingle(option) ? [] : selections.filter(({ _id }) => _id !== choice);
  if (quantity <= 0) return others;
  const pieces =
    option.allowQuantity === true
      ? [{ _id: choice, quantity }]
      : Array.from({ length: quantity }, () => ({ _id: choice, quantity: 1 }));
  const position = selections.findIndex(({ _id }) => _id === choice);
  // a choice that is taken already keeps its place
  const at = position < 0 ? others.length : Math.min(position, others.length);
  return insertedAt(others, at, ...pieces);
}
