import type { Product } from '@comanda/contract';
import type { Language } from '@comanda/domain';
import type { Dish } from './dishes.ts';
import type { DraftedOption } from './options.ts';

type Name = Product['name'];

const isWritten = (text: Name, { field }: Language) => (text[field] ?? '').trim() !== '';

/** Returns the languages that a text, which may be left out, is not written in though it is in another. */
function gapsOf(text: Name | undefined, offered: readonly Language[]): readonly Language[] {
  if (text === undefined || !offered.some((language) => isWritten(text, language))) return [];
  return offered.filter((language) => !isWritten(text, language));
}

/** Returns the languages that the name of an option, or of one of its choices, is not written in. */
function gapsOfOption({ now }: DraftedOption, offered: readonly Language[]): readonly Language[] {
  // a choice that is a dish has the dish's name
  const choices = now.options.filter(({ type }) => type !== 'product');
  const names = [now.name, ...choices.map(({ name }) => name)];
  return offered.filter((language) => names.some((name) => !isWritten(name, language)));
}

/**
 * Returns a function that gives the languages of those offered in which something of a dish is not written that guests
 * read (B3.4): its name, those of its options and their choices, and its description, short name and words for the
 * picture where another language has them.
 */
export function textGaps(
  options: readonly DraftedOption[],
  offered: readonly Language[],
): (dish: Pick<Dish, 'now'>) => readonly Language[] {
  const byOption = new Map(options.map((option) => [option.id, gapsOfOption(option, offered)]));
  return ({ now }) => {
    const gaps = new Set([
      ...offered.filter((language) => !isWritten(now.name, language)),
      ...[now.description, now.shortName, now.imageAlt].flatMap((text) => gapsOf(text, offered)),
      ...(now.options ?? []).flatMap((id) => byOption.get(id) ?? []),
    ]);
    return offered.filter((language) => gaps.has(language));
  };
}
