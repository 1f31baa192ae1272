import { readFileSync } from 'node:fs';
import { FALLBACK_LANGUAGE, type Locale } from '@comanda/contract';
import { LANGUAGES } from '@comanda/domain';

type Texts = Readonly<Record<string, string>>;

/**
 * Reads the texts of every language from a folder with one JSON file for each.
 * @throws {Error} when a file is missing, or has not exactly the keys of the fallback language's
 */
export function readTexts<Of extends Texts>(folder: URL): Readonly<Record<Locale, Of>> {
  const keysOf = (texts: Of) => Object.keys(texts).toSorted().join();
  const read = (file: string): Of => JSON.parse(readFileSync(new URL(`${file}.json`, folder), 'utf8'));
  const wanted = keysOf(read(FALLBACK_LANGUAGE.file));
  const entries = LANGUAGES.map(({ code, file }) => {
    const texts = read(file);
    if (keysOf(texts) !== wanted) throw new Error(`texts are missing: ${folder.pathname}${file}.json`);
    return [code, texts] as const;
  });
  // the cast is sound: these are all the languages
  return Object.fromEntries(entries) as Record<Locale, Of>;
}
