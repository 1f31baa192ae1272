import { FALLBACK_LANGUAGE } from '@comanda/contract/languages';
import type { LanguageCode } from '@comanda/domain';
import { createContext, useContext, useSyncExternalStore } from 'react';
import { type Namespace, type TranslateIn, typed } from './messages.ts';
import { noteMissingMessage } from './missing-messages.ts';
import { createTranslator } from './translator.ts';

/**
 * The page's translator, filled before the first paint. Errors of a newer server that a cached page does not know
 * fall back to the text of `serverError`.
 */
export const translator = createTranslator<LanguageCode>(FALLBACK_LANGUAGE.code, noteMissingMessage, {
  errors: 'serverError',
});

/** Language of what is below it, where that is another than the page's: a paper for guests at a till. */
export const TextLanguage = createContext<LanguageCode | undefined>(undefined);

type Translation<Own extends Namespace> = { readonly t: TranslateIn<Own>; readonly code: LanguageCode };

/** Returns the texts of a namespace in the current language, live. */
export function useTranslation<Own extends Namespace>(namespace: Own): Translation<Own> {
  useSyncExternalStore(translator.subscribe, translator.edition, translator.edition);
  const code = useContext(TextLanguage) ?? translator.shown();
  return { t: typed<Own>(translator.translate(code, namespace)), code };
}
