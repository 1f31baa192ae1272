import type { CartLine, ChoiceId, OptionId, Selection } from '../model/index.ts';

/** Returns a line's selections of an option. */
export function selectionsOf(line: CartLine, option: OptionId | undefined): readonly Selection[] {
  const options = line.options ?? [];
  const [first, ...others] = options.filter((lineOption) => lineOption.option === option);
  if (first === undefined) return [];
  return others.length === 0 ? first.selections : [first, ...others].flatMap(({ selections }) => selections);
}

/** Returns true if a line selects `choice` of `option`. */
export function selects(line: CartLine, option: OptionId | undefined, choice: ChoiceId | undefined): boolean {
  return selectionsOf(line, option).some((selection) => selection._id === choice);
}

/** Makes a key that is equal for equal selections, in any order. */
export function selectionKey(selections: readonly Selection[]): string {
  return JSON.stringify(selections.map(({ _id, quantity }) => `${quantity}×${_id}`).sort());
}
