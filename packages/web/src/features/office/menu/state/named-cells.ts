import { clean } from './grid-columns.ts';

/** A document or value that cells call by its name. */
export type Named = { readonly id: string; readonly name: string };

/** Names or ids that a cell says, or the first word that is neither. */
type ReadNames =
  | { readonly ok: true; readonly ids: readonly string[] }
  | { readonly ok: false; readonly word: string };

/** Returns the names of ids; an id without a name stands for itself. */
export function namesOf(ids: readonly string[], known: readonly Named[]): readonly string[] {
  return ids.map((id) => known.find((each) => each.id === id)?.name ?? id);
}

/** Returns true if a cell says a word, whatever its case and blanks. */
export const isSame = (one: string, other: string) => clean(one).toLowerCase() === clean(other).toLowerCase();

/** Reads names or ids between commas, in the order they are typed; each counts once, and the first of a name is meant. */
export function readInOrder(typed: string, known: readonly Named[]): ReadNames {
  const ids: string[] = [];
  const words = typed.split(/[,、，;；]/).map(clean);
  for (const word of words.filter((each) => each !== '')) {
    const found =
      known.find((each) => isSame(word, each.name) && !ids.includes(each.id)) ??
      known.find((each) => isSame(word, each.name) || word === each.id);
    if (found === undefined) return { ok: false, word };
    if (!ids.includes(found.id)) ids.push(found.id);
  }
  return { ok: true, ids };
}

/** Reads names or ids between commas, in the order of those that are known; each counts once. */
export function readNames(typed: string, known: readonly Named[]): ReadNames {
  const answer = readInOrder(typed, known);
  if (!answer.ok) return answer;
  return { ok: true, ids: known.filter(({ id }) => answer.ids.includes(id)).map(({ id }) => id) };
}
