import type { Product, ProductOption } from '@comanda/contract';
import { type Edit, foldedText, type Json, type JsonObject } from '@comanda/domain';
import type { ImportRecord, Variants } from '../records/index.ts';
import { namesOf } from './menu-lists.ts';
import { creation, namedOnce, type Workings } from './workings.ts';

type Linked = { readonly options: Readonly<Record<string, Json>>; readonly edits: readonly Edit[] };

/**
 * Returns the options that a row of another till gives a dish: its variations as one with choices, and its sets of
 * modifiers, which the file only names, as drafts. Options that the dish has already stay.
 */
export function linkedOptions(work: Workings, record: ImportRecord, document: JsonObject): Linked {
  const { variants, modifierSets = [] } = record;
  if (variants === undefined && modifierSets.length === 0) return { options: {}, edits: [] };
  // the cast is sound: documents of the list are products
  const own: readonly string[] = (document as unknown as Product).options ?? [];
  const varied = variants === undefined ? undefined : variationOption(work, variants, { document, own });
  const drafts = modifierSets.map((name) => draftOption(work, name));
  const made = [...(varied === undefined ? [] : [varied]), ...drafts];
  const ids = [...new Set([...own, ...made.map(({ id }) => id)])];
  return {
    options: ids.length === own.length ? {} : { options: ids },
    edits: made.flatMap(({ edits }) => edits),
  };
}

type MadeOption = { readonly id: string; readonly edits: readonly Edit[] };

function draftOption(work: Workings, name: string): MadeOption {
  const known = work.known.productOptions.idOf(name);
  if (known !== undefined) return { id: known, edits: [] };
  const document = { _id: work.settings.newId(), name: namedOnce(name), draft: true, options: [] };
  // other rows may name it, even if this one is refused
  work.known.productOptions.add(document);
  work.edits.push(creation('productOptions', document));
  return { id: document._id, edits: [] };
}

/** Returns the option of a dish's variations: each choice costs what it is above the least. */
function variationOption(
  work: Workings,
  { name, choices }: Variants,
  { document, own }: { readonly document: JsonObject; readonly own: readonly string[] },
): MadeOption {
  const { newId } = work.settings;
  const least = Number(document.price);
  const base = Math.min(least, ...choices.map(({ price }) => price));
  const known = own
    .map((id) => work.live.productOptions.byId.get(id))
    .find((option) => option !== undefined && namesOf(option).includes(foldedText(name)));
  const choiceOf = (choice: Variants['choices'][number], at: number) => ({
    _id: newId(),
    name: namedOnce(choice.name),
    price: choice.price - base,
    ...(at === 0 && { defaultSelected: true }),
  });
  if (known === undefined) {
    const option = { _id: newId(), name: namedOnce(name), required: true, options: choices.map(choiceOf) };
    return { id: option._id, edits: [creation('productOptions', option)] };
  }
  // the cast is sound: documents of the list are options
  const { _id, options } = known as unknown as ProductOption;
  const edits = choices.flatMap((choice): readonly Edit[] => {
    const same = options.find((each) =>
      namesOf(each as unknown as JsonObject).includes(foldedText(choice.name)),
    );
    const price = choice.price - base;
    const at = { list: 'productOptions', entity: _id } as const;
    if (same === undefined) {
      const added = choiceOf(choice, 1);
      return [{ ...at, path: `options[${added._id}]`, value: added }];
    }
    if ((same.price ?? 0) === price) return [];
    const was = same.price === undefined ? {} : { was: same.price };
    return [{ ...at, path: `options[${same._id}].price`, ...was, value: price }];
  });
  return { id: _id, edits };
}
