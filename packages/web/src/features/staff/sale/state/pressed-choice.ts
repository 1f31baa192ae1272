import {
  counted,
  countOf,
  type Draft,
  selectionsIn,
  toggled,
  withSelections,
} from '../../../../data/cart/line-draft.ts';
import { addable } from '../../../../data/cart/option-rule.ts';
import { type AskContext, addsPieces, type Question } from './questions.ts';

/** A line after a press on a choice of one of its options. */
export type Pressed = {
  readonly draft: Draft;
  /** Effect: the choice was taken, taken once more, given back, or kept, as a required one is. */
  readonly effect: 'taken' | 'more' | 'dropped' | 'kept';
};

/** Returns a line after a press on a choice (till T3.2); undefined if the option takes no more. */
export function pressed(
  draft: Draft,
  { line: id, option }: Question,
  choice: string,
  ask: AskContext & { readonly ids: readonly string[] },
): Pressed | undefined {
  const before = [draft.line, ...draft.children].find((each) => each.id === id);
  if (before === undefined) return undefined;
  const selections = selectionsIn(before, option._id);
  const isIn = selections.some(({ _id }) => _id === choice);
  if (isIn && option.multiple !== true && option.required === true) return { draft, effect: 'kept' };
  const canAdd = addable(option, selections, choice) > 0;
  if (!isIn && !canAdd) return undefined;
  const isMore = isIn && addsPieces(option) && canAdd;
  const next = isMore
    ? counted(option, selections, choice, countOf(selections, choice) + 1)
    : toggled(option, selections, choice);
  const changed = withSelections(draft, { line: id, option: option._id }, next, ask);
  return { draft: changed, effect: isMore ? 'more' : isIn ? 'dropped' : 'taken' };
}
