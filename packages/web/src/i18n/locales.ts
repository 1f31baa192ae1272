import { FALLBACK_LANGUAGE, preferredLanguage } from '@comanda/contract/languages';
import type { LanguageCode } from '@comanda/domain';

/** Pattern of a kiosk's user agent: its browser's language says nothing about the guest using it. */
const KIOSK = /kiosk/i;

/** Returns the device's preferred language among ours; the default on a kiosk (specification §6). */
export function detectLocale({
  userAgent,
  languages,
}: Pick<Navigator, 'userAgent' | 'languages'>): LanguageCode {
  return (KIOSK.test(userAgent) ? FALLBACK_LANGUAGE : preferredLanguage(languages)).code;
}
