import type { Product, ProductOption } from '@comanda/contract';
import {
  ARCHIVED_AT,
  type Edit,
  LANGUAGES,
  type OptionBoundsProblem,
  optionBoundsProblem,
} from '@comanda/domain';
import { newRequestId } from '../../../../lib/request-id.ts';
import type { DraftedDocument } from '../../changes/index.ts';
import { creationOf, editOf } from '../../fields/index.ts';
import type { Dish } from './dishes.ts';

/** An option as it is published and as the open set has it. */
export type DraftedOption = DraftedDocument<ProductOption>;
/** A choice of an option. */
export type Choice = ProductOption['options'][number];
type PriceModifiers = NonNullable<Product['priceModifiers']>;

/** Returns a name that is empty in every language. */
export function emptyName(): ProductOption['name'] {
  // the cast is sound: these are all the fields that have to be there
  return Object.fromEntries(LANGUAGES.map(({ field }) => [field, ''])) as ProductOption['name'];
}

/** Returns the options of a dish that are in use, in its order. */
export function optionsOf(dish: Dish, options: readonly DraftedOption[]): readonly DraftedOption[] {
  const byId = new Map(options.map((option) => [option.id, option]));
  return (dish.now.options ?? []).flatMap((id) => byId.get(id) ?? []);
}

/** Returns by how many dishes in use each option is asked. */
export function optionUses(dishes: readonly Dish[]): ReadonlyMap<string, number> {
  const uses = new Map<string, number>();
  for (const { now } of dishes) {
    if (now[ARCHIVED_AT] !== undefined) continue;
    for (const id of new Set(now.options ?? [])) uses.set(id, (uses.get(id) ?? 0) + 1);
  }
  return uses;
}

/** Returns true for an option that is a step of a set meal: its choices are dishes. */
function isStep({ options }: Pick<ProductOption, 'options'>): boolean {
  return options.some(({ type }) => type === 'product');
}

/** Returns the numbers of the options that are steps of a set meal, from 1 (B3.6). */
export function stepNumbers(options: readonly DraftedOption[]): ReadonlyMap<string, number> {
  return new Map(options.filter(({ now }) => isStep(now)).map(({ id }, at) => [id, at + 1]));
}

/** Returns an option without a name and choices, which is not asked until it is complete. */
export function newOption(): ProductOption {
  return { _id: newRequestId(), name: emptyName(), options: [] };
}

/** Returns a choice without a name. */
export function newChoice(): Choice {
  return { _id: newRequestId(), name: emptyName(), price: 0 };
}

/** Returns the choice of a dish in a step of a set meal, without a supplement. */
export function choiceOfDish({ _id, name }: Product): Choice {
  return { _id: newRequestId(), name, price: 0, type: 'product', product: _id };
}

/**
 * Returns the edits that give a dish a copy of an option in its place, with ids of its own (B3.6): a change of the copy
 * concerns no other dish. Price modifiers that depend on the option follow.
 */
export function onlyHereEdits(
  dish: Dish,
  option: DraftedOption,
  id: () => string = newRequestId,
): { readonly copy: string; readonly edits: readonly Edit[] } {
  const copy = id();
  const choices = new Map(option.now.options.map(({ _id }) => [_id as string, id()]));
  const follow = (modifiers: PriceModifiers): PriceModifiers =>
    modifiers.map((modifier) => {
      if (modifier.option !== option.id) return modifier;
      const { optionValue } = modifier;
      const chosen = optionValue === undefined ? undefined : choices.get(optionValue);
      return { ...modifier, option: copy, ...(chosen !== undefined && { optionValue: chosen }) };
    });
  const { version: _version, createdAt: _createdAt, updatedAt: _updatedAt, ...plain } = option.now;
  const made: ProductOption = {
    ...plain,
    _id: copy,
    options: plain.options.map((choice) => ({
      ...choice,
      _id: choices.get(choice._id) ?? choice._id,
      ...(choice.priceModifiers && { priceModifiers: follow(choice.priceModifiers) }),
    })),
  };
  const ids = (dish.now.options ?? []).map((each) => (each === option.id ? copy : each));
  const { priceModifiers = [] } = dish.now;
  const followed = follow(priceModifiers);
  const isConcerned = followed.some((modifier, at) => modifier !== priceModifiers[at]);
  return {
    copy,
    edits: [
      creationOf('productOptions', made),
      editOf('products', dish, 'options', ids),
      ...(isConcerned ? [editOf('products', dish, 'priceModifiers', followed)] : []),
    ],
  };
}

/**
 * Returns the edits that make a choice the preset one, or no longer: where guests choose one, another loses it.
 */
export function presetEdits(option: DraftedOption, choice: string, isPreset: boolean): readonly Edit[] {
  const at = (id: string) => `options[${id}].defaultSelected`;
  const others = option.now.options.filter(
    ({ _id, defaultSelected }) => _id !== choice && defaultSelected === true,
  );
  const cleared = isPreset && option.now.multiple !== true ? others : [];
  return [
    ...cleared.map(({ _id }) => editOf('productOptions', option, at(_id), undefined)),
    editOf('productOptions', option, at(choice), isPreset || undefined),
  ];
}

/** Returns the bound of an option that no choice can meet, and the field that says so (B2.7). */
export function boundsProblem(
  option: ProductOption,
):
  | { readonly field: 'minPick' | 'maxPick' | 'maxQuantity' | 'options'; readonly code: OptionBoundsProblem }
  | undefined {
  const code = optionBoundsProblem(option);
  if (code === undefined) return undefined;
  if (code === 'pickRange') return { field: 'maxPick', code };
  if (code === 'quantityRange') return { field: 'maxQuantity', code };
  const { multiple, minPick = 0 } = option;
  return { field: multiple === true && minPick > 0 ? 'minPick' : 'options', code };
}

/** Parses a typed bound: a whole number, or none where the field is empty. */
export function readBound(
  typed: string,
): { readonly ok: true; readonly bound: number | undefined } | { readonly ok: false } {
  const text = typed.normalize('NFKC').trim();
  if (text === '') return { ok: true, bound: undefined };
  return /^\d{1,3}$/.test(text) ? { ok: true, bound: Number(text) } : { ok: false };
}
