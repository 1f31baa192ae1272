import { FALLBACK_LANGUAGE } from '@comanda/contract/languages';
import type { LanguageCode } from '@comanda/domain';
import { useSyncExternalStore } from 'react';
import { type Namespace, type TranslateIn, typed } from './messages.ts';
import { noteMissingMessage } from './missing-messages.ts';
import { createTranslator } from './translator.ts';

/**
 * The texts of this page; filled by the application before the first paint. A newer server may know more errors than
 * a page that was kept: they have the text of `serverError`.
 */
export const translator = createTranslator<LanguageCode>(FALLBACK_LANGUAGE.code, noteMissingMessage, {
  errors: 'serverError',
});

type Translation<Own extends Namespace> = { readonly t: TranslateIn<Own>; readonly code: LanguageCode };

/** Returns the texts of a namespace in the language that is shown, and again when another is. */
export function useTranslation<Own extends Namespace>(namespace: Own): Translation<Own> {
  useSyncExternalStore(translator.subscribe, translator.edition, translator.edition);
  const code = translator.shown();
  return { t: typed<Own>(translator.translate(code, namespace)), code };
}
