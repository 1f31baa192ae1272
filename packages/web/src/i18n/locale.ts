import { LANGUAGE_CODES, languageOf, nameIn } from '@comanda/contract/languages';
import {
  type Language,
  type LanguageCode,
  type LanguageOffer,
  type LocalizedText,
  offeredLanguages,
} from '@comanda/domain';
import { useEffect } from 'react';
import { createPersisted, usePersisted } from '../lib/persisted.ts';
import { oneOf, text } from '../lib/schema.ts';
import { loadMessages, needMessages } from './load-messages.ts';
import { LOCALE_CHOICES, type LocaleChoice, localeFor } from './locales.ts';
import type { Namespace } from './messages.ts';
import { translator, useTranslation } from './use-translation.ts';

export const LOCALE_COOKIE = 'i18n_redirected';
const COOKIE_SECONDS = 365 * 86_400;

export const chosenLocale = createPersisted<LocaleChoice>({
  key: 'comanda.locale',
  version: 1,
  schema: oneOf([...LANGUAGE_CODES, ...LOCALE_CHOICES]),
  initial: () => 'device',
  isKeptInPosMode: true,
});

/** The codes of the languages that the shop of this phone offers, with spaces between; all when empty (office B5.4). */
export const shopLocales = createPersisted<string>({
  key: 'comanda.languages',
  version: 1,
  schema: text,
  initial: () => '',
  isKeptInPosMode: true,
});

/** True on pages for guests, where a shop's languages count; staff read in any. */
let isForGuests = false;

/** Sets whom the pages shown from now on are for; `followChoice` switches the language. */
export function setAudience(isGuests: boolean): void {
  isForGuests = isGuests;
}

/** Returns the languages that the page may be read in. */
function offer(): LanguageOffer {
  // the cast is sound: other texts are the code of no language, and are left out
  return isForGuests ? { languages: shopLocales.get().split(' ') as readonly LanguageCode[] } : {};
}

const wantedLocale = () => localeFor(chosenLocale.get(), navigator, offer());

function showLocale(code: LanguageCode): void {
  translator.show(code);
  document.documentElement.lang = languageOf(code).tag;
}

type FirstLocale = {
  /** The language in the path, which takes precedence. */
  readonly fromPath?: LanguageCode | undefined;
  readonly isForGuests: boolean;
};

/** Sets the language and loads its first texts before the first paint. */
export async function startLocale(texts: readonly Namespace[], first: FirstLocale): Promise<void> {
  isForGuests = first.isForGuests;
  if (first.fromPath) chosenLocale.set(first.fromPath);
  // the server knows the shop before its menu comes
  const { languages } = document.documentElement.dataset;
  if (languages !== undefined) shopLocales.set(languages);
  const code = wantedLocale();
  translator.show(code);
  await needMessages(...texts);
  showLocale(code);
  chosenLocale.subscribe(followChoice);
  shopLocales.subscribe(followChoice);
}

/** Switches to the language chosen in another tab, or to one that the shop offers. */
export function followChoice(): void {
  const code = wantedLocale();
  if (code === translator.shown()) return;
  // without a network the tab keeps its language
  loadMessages(code).then(
    () => wantedLocale() === code && showLocale(code),
    () => undefined,
  );
}

/** Returns the languages that guests may choose from, live (office B5.4). */
export function useOffered(): readonly Language[] {
  usePersisted(shopLocales);
  return offeredLanguages(offer());
}

/** Offers guests the languages of their shop, once it is known (office B5.4). */
export function useOfferedBy(shop: LanguageOffer | undefined): void {
  const languages = shop && (shop.languages ?? []).join(' ');
  useEffect(() => {
    if (languages !== undefined) shopLocales.set(languages);
  }, [languages]);
}

/** Switches the language without a reload and remembers it for a year. */
export async function chooseLocale(code: LanguageCode): Promise<void> {
  const shown = localeFor(code, navigator, offer());
  await loadMessages(shown);
  showLocale(shown);
  chosenLocale.set(code);
  document.cookie = `${LOCALE_COOKIE}=${code}; path=/; max-age=${COOKIE_SECONDS}; samesite=lax`;
}

/** Returns the current language, and `say` for names of the catalogue. */
export function useLocale(): { locale: Language; say: (name: LocalizedText | undefined) => string } {
  const locale = languageOf(useTranslation('common').code);
  return { locale, say: (name) => nameIn(locale, name, offeredLanguages(offer())[0]) };
}
