import type { Edit } from '@comanda/domain';

const CHOICE = /^options\[([^\]]+)\]\.?(.*)$/;

/** Choice of an option that an edit concerns, and the path of the field below it; an empty one is the whole choice. */
export type ChoicePath = { readonly choice: string; readonly path: string };

/** Returns the choice that an edit of an option concerns; undefined if it concerns the option itself. */
export function choicePathOf({ list, path }: Edit): ChoicePath | undefined {
  const [, choice, field = ''] = (list === 'productOptions' && CHOICE.exec(path)) || [];
  return choice === undefined ? undefined : { choice, path: field };
}
