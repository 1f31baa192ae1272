import { FALLBACK_LANGUAGE } from '@comanda/contract/languages';
import { LANGUAGES, type Language } from '@comanda/domain';

/** Returns the language that the board shows beside the fallback: the screen's own, or the next one offered. */
export function secondLanguage(locale: Language): Language {
  return locale.code === FALLBACK_LANGUAGE.code ? LANGUAGES[1] : locale;
}
