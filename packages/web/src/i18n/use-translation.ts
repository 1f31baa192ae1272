import { FALLBACK_LANGUAGE } from '@comanda/contract/languages';
import type { LanguageCode } from '@comanda/domain';
import { useSyncExternalStore } from 'react';
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

type Translation<Own extends Namespace> = { readonly t: TranslateIn<Own>; readonly code: LanguageCode };

/** Returns the texts of a namespace in the current language, live. */
export function useTranslation<Own extends Namespace>(namespace: Own): Translation<Own> {
  useSyncExternalStore(translator.subscribe, translator.edition, translator.edition);
  const code = translator.shown();
  return { t: typed<Own>(translator.translate(code, namespace)), code };
}
