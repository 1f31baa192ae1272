import type { Product, Shop } from '@comanda/contract';
import { type CellAnswer, clean, type GridColumn, refused, single } from './grid-columns.ts';
import { isSame, type Named } from './named-cells.ts';
import { differenceText, readDifference } from './price.ts';

type Modifier = NonNullable<Product['priceModifiers']>[number];
/** An option with its choices, as cells call them. */
export type NamedOption = Named & { readonly choices: readonly Named[] };
type ModifierOptions = {
  readonly shop: Shop;
  readonly options: readonly NamedOption[];
  /** Marks of an order, such as a happy hour. */
  readonly marks: readonly Named[];
  readonly shops: readonly Named[];
  readonly isLocked: GridColumn['isLocked'];
};

/** A price that depends: on what, by how much, in which shop. */
const ENTRY =
  /^(?<what>.+?)\s*(?<amount>[+\-−]\s*\d[\d.,]*)?\s*(?<percent>[+\-−]\s*\d+(?:\.\d+)?\s*%)?\s*(?:@\s*(?<shop>.+))?$/u;
const nameOf = (id: string | undefined, known: readonly Named[]) =>
  known.find((each) => each.id === id)?.name ?? id ?? '';
const found = (word: string, known: readonly Named[]) =>
  known.find((each) => isSame(each.name, word)) ?? known.find(({ id }) => id === word);

/** Returns the column of prices that depend on a choice or a mark: `Size: Large +5.00; Happy hour -10%` (B3.3). */
export function modifierColumn(options: ModifierOptions): GridColumn {
  const textOf = (modifier: Modifier) => modifierText(modifier, options);
  return {
    field: 'priceModifiers',
    key: 'priceModifiers',
    textOf: ({ priceModifiers = [] }) => priceModifiers.map(textOf).join('; '),
    isLocked: options.isLocked,
    read: (typed, dish): CellAnswer => {
      const own = dish.now.priceModifiers ?? [];
      const modifiers: Modifier[] = [];
      for (const entry of typed.split(/[;；]/).map(clean)) {
        if (entry === '') continue;
        // what the dish has already stays as it is, whatever names say of it
        const known = own.find((each) => isSame(textOf(each), entry));
        const read = known ?? readModifier(entry, options);
        if (typeof read === 'string') return refused({ kind: 'unknownWord', word: read });
        if (read === undefined) return refused({ kind: 'noModifier' });
        modifiers.push(read);
      }
      return single(dish, 'priceModifiers', modifiers.length === 0 ? undefined : modifiers);
    },
  };
}

function modifierText(modifier: Modifier, { shop, options, marks, shops }: ModifierOptions): string {
  const { type, option, optionValue, modifier: mark, price, percent, shop: of } = modifier;
  const asked = options.find(({ id }) => id === option);
  const choice = optionValue === undefined ? '' : `: ${nameOf(optionValue, asked?.choices ?? [])}`;
  const what = type === 'modifier' ? nameOf(mark, marks) : `${nameOf(option, options)}${choice}`;
  const parts = [
    what,
    price !== undefined && signed(differenceText(price, shop) || '0'),
    percent !== undefined && `${signed(String(percent))}%`,
    of !== undefined && `@ ${nameOf(of, shops)}`,
  ];
  return parts.filter((part) => typeof part === 'string').join(' ');
}

const signed = (text: string) => (text.startsWith('-') ? text : `+${text}`);

/** Reads one entry: the modifier, a word that is no name, or undefined for what is no entry. */
function readModifier(
  entry: string,
  { shop, options, marks, shops }: ModifierOptions,
): Modifier | string | undefined {
  const { what = '', amount, percent, shop: of } = ENTRY.exec(entry)?.groups ?? {};
  const price = amount === undefined ? undefined : readDifference(amount, shop);
  if ((amount === undefined && percent === undefined) || price?.ok === false) return undefined;
  const at = of === undefined ? undefined : found(of, shops);
  if (of !== undefined && at === undefined) return of;
  const target = readTarget(what, options, marks);
  if (typeof target === 'string') return target;
  return {
    ...(at !== undefined && { shop: at.id }),
    ...target,
    ...(price?.ok === true && { price: price.price ?? 0 }),
    ...(percent !== undefined && { percent: Number(percent.replace('−', '-').replaceAll(/[\s%+]/g, '')) }),
  };
}

type Target = Pick<Modifier, 'type' | 'option' | 'optionValue' | 'modifier'>;

/** Reads what a price depends on: an option, one of its choices, or a mark; the word that is none of them. */
function readTarget(what: string, options: readonly NamedOption[], marks: readonly Named[]): Target | string {
  const mark = found(what, marks);
  if (mark !== undefined) return { type: 'modifier', modifier: mark.id };
  const [first = '', ...rest] = what.split(/[:：]/).map(clean);
  const value = rest.join(': ');
  const named = options.filter((each) => isSame(each.name, first) || each.id === first);
  const option = named.find(({ choices }) => value === '' || found(value, choices) !== undefined);
  if (option === undefined) return named.length === 0 ? first : value;
  const choice = found(value, option.choices);
  return {
    type: 'productOption',
    option: option.id,
    ...(choice !== undefined && { optionValue: choice.id }),
  };
}
