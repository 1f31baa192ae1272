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
export const KEY_NAME = /^(?:\w+:)?[a-z]\w*(?:\.[a-z]\w*|[A-Z]\w*)+$/gm;

/** Returns the problems of a page: untranslated words, accessibility violations, elements that overflow at a width. */
export async function faults(
  page: Page,
  language: Language,
  widths: readonly number[],
): Promise<readonly string[]> {
  const text = await words(page);
  return [
    ...(text.match(KEY_NAME) ?? []),
    ...(language === 'en' ? [] : strayWords(text).map((word) => `not translated: ${word}`)),
    ...(await accessibilityProblems(page)),
    ...(await overflows(page, widths)),
  ];
}
