import { useSyncExternalStore } from 'react';
import { noteMissingMessage } from './missing-messages.ts';
import { createTranslator, type Translate } from './translator.ts';

/** The languages of the interface. */
export type LocaleCode = 'en' | 'zh-hk' | 'zh-cn';

/**
 * The words of this page; filled by the application before the first paint. Of what went wrong a newer server may
 * know more kinds than a page that was kept.
 */
export const translator = createTranslator<LocaleCode>('en', noteMissingMessage, { errors: 'serverError' });

type Translation = { readonly t: Translate; readonly code: LocaleCode };

/** The texts of some namespaces in the language that is shown, and again when another is. */
export function useTranslation(namespaces: string | readonly string[] = 'common'): Translation {
  useSyncExternalStore(translator.subscribe, translator.edition, translator.edition);
  const code = translator.shown();
  return { t: translator.translator(code, namespaces), code };
}
