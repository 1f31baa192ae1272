import { FALLBACK_LANGUAGE, LANGUAGE_CODES, languageOf, nameIn } from '@comanda/contract/languages';
import type { Language, LanguageCode, LocalizedText } from '@comanda/domain';
import { createPersisted } from '../lib/persisted.ts';
import { oneOf } from '../lib/schema.ts';
import { loadMessages, needMessages } from './load-messages.ts';
import { detectLocale } from './locales.ts';
import type { Namespace } from './messages.ts';
import { translator, useTranslation } from './use-translation.ts';

const COOKIE = 'i18n_redirected';
const COOKIE_SECONDS = 365 * 86_400;

export const chosenLocale = createPersisted<LanguageCode>({
  key: 'comanda.locale',
  version: 1,
  schema: oneOf(LANGUAGE_CODES),
  initial: () => detectLocale(navigator),
  isKeptInPosMode: true,
});

function showLocale(code: LanguageCode): void {
  translator.show(code);
  document.documentElement.lang = languageOf(code).tag;
}

/** Sets the language and loads its first texts before the first paint; a locale in the path takes precedence. */
export async function startLocale(texts: readonly Namespace[], fromPath?: LanguageCode): Promise<void> {
  if (fromPath) chosenLocale.set(fromPath);
  const code = chosenLocale.get();
  translator.show(code);
  await needMessages(...texts);
  showLocale(code);
  chosenLocale.subscribe(followChoice);
}

/** Switches to the language chosen in another tab. */
function followChoice(): void {
  const code = chosenLocale.get();
  if (code === translator.shown()) return;
  // without a network the tab keeps its language
  loadMessages(code).then(
    () => chosenLocale.get() === code && showLocale(code),
    () => undefined,
  );
}

/** Switches the language without a reload and remembers it for a year. */
export async function chooseLocale(code: LanguageCode): Promise<void> {
  await loadMessages(code);
  showLocale(code);
  chosenLocale.set(code);
  document.cookie = `${COOKIE}=${code}; path=/; max-age=${COOKIE_SECONDS}; samesite=lax`;
}

/** Forgets the language chosen on a kiosk, whose browser's language says nothing about the next guest. */
export function forgetLocale(): void {
  chosenLocale.set(FALLBACK_LANGUAGE.code);
  document.cookie = `${COOKIE}=; path=/; max-age=0; samesite=lax`;
}

/** Returns the current language, and `say` for names of the catalogue. */
export function useLocale(): { locale: Language; say: (name: LocalizedText | undefined) => string } {
  const locale = languageOf(useTranslation('common').code);
  return { locale, say: (name) => nameIn(locale, name) };
}
