import type { Json } from '@comanda/domain';
import type { Refusal } from '../records/index.ts';
import type { MenuList } from './menu-lists.ts';
import type { Workings } from './workings.ts';

/** The list that each field names documents of. */
const REFERRED: Readonly<Record<string, MenuList>> = {
  category: 'categories',
  subCategory: 'subCategories',
  sections: 'sections',
  shops: 'shops',
  options: 'productOptions',
  goesWith: 'products',
  product: 'products',
};
/** Fields whose unknown entries a new document does without: they are another restaurant's. */
const LEFT_OUT = new Set(['sections', 'shops']);

/** Returns values with ids in place of names; a name that means no document, or several, is a refusal. */
export function resolveReferences(
  work: Workings,
  values: Readonly<Record<string, Json | null>>,
  isNew: boolean,
): { readonly values: Record<string, Json | null>; readonly refusals: readonly Refusal[] } {
  const resolved: Record<string, Json | null> = {};
  const refusals: Refusal[] = [];
  for (const [path, value] of Object.entries(values)) {
    const list = REFERRED[path];
    if (list === undefined || value === null) {
      resolved[path] = value;
      continue;
    }
    const texts = Array.isArray(value) ? value.map(String) : [String(value)];
    const ids = texts.flatMap((text) => {
      const id = work.known[list].idOf(text);
      if (id !== undefined) return [id];
      if (!(isNew && LEFT_OUT.has(path)))
        refusals.push({ column: path, reason: 'unknownReference', about: text });
      return [];
    });
    const isGone = isNew && LEFT_OUT.has(path) && ids.length === 0 && texts.length > 0;
    if (!isGone) resolved[path] = Array.isArray(value) ? ids : (ids[0] ?? null);
  }
  return { values: resolved, refusals };
}
