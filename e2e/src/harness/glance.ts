import type { Page } from 'playwright-core';
import { accessibilityProblems } from './accessibility.ts';
import type { Language } from './guest-screens.ts';
import { overflows, words } from './screens.ts';

/** Words of another language in a page that should be Chinese throughout. */
const AT_HOME_EVERYWHERE = new Set(['HK', 'NT', 'English', 'Comanda', 'PDF', 'Mei', 'Chan']);
const MAIL = /\S+@\S+\.com/g;
function strayWords(text: string): readonly string[] {
  const latin = text.replace(MAIL, '').match(/[A-Za-z]{2,}/g) ?? [];
  return [...new Set(latin)].filter((word) => !AT_HOME_EVERYWHERE.has(word));
}
/** A key that stands where its text is missing: alone, with points or a capital in it. */
const KEY_NAME = /^(?:\w+:)?[a-z]\w*(?:\.[a-z]\w*|[A-Z]\w*)+$/gm;

type Look = {
  /** The language that a page's words should all be in; in English, or without one, any words will do. */
  readonly language?: Language;
  /** The widths that the page may not be too wide for. */
  readonly widths?: readonly number[];
  /** Texts on the page that may look like the key of a text. */
  readonly random?: readonly string[];
};

/** Returns the problems of a page: missing texts, words of another language, accessibility violations, what sticks out at a width. */
export async function problemsOf(
  page: Page,
  { widths, random = [], language = 'en' }: Look = {},
): Promise<readonly string[]> {
  const text = await words(page);
  const lines = text.split('\n').filter((line) => !random.includes(line));
  const stray = language === 'en' ? [] : strayWords(text);
  return [
    ...stray.map((word) => `not translated: ${word}`),
    ...(lines.join('\n').match(KEY_NAME) ?? []),
    ...(await accessibilityProblems(page)),
    ...(await overflows(page, widths)),
  ];
}
