import { guestLanguage, type LanguageCode, type LanguageOffer } from '@comanda/domain';

/** Pattern of a kiosk's user agent: its browser's language says nothing about the guest using it. */
const KIOSK = /kiosk/i;

/** The choice of a language: a code, the device's preference, or the first that is offered. */
export const LOCALE_CHOICES = ['device', 'first'] as const;
export type LocaleChoice = LanguageCode | (typeof LOCALE_CHOICES)[number];

/** Returns the language of a page on a device; the first that is offered on a kiosk without a choice (specification §6). */
export function localeFor(
  chosen: string | undefined,
  { userAgent, languages }: Pick<Navigator, 'userAgent' | 'languages'>,
  offer?: LanguageOffer,
): LanguageCode {
  const tags = chosen === 'first' || KIOSK.test(userAgent) ? [] : languages;
  return guestLanguage({ chosen, tags }, offer).code;
}
