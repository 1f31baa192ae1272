import { FALLBACK_LANGUAGE, preferredLanguage } from '@comanda/contract/languages';
import type { LanguageCode } from '@comanda/domain';

/** A device that strangers use, one after another: what its browser prefers says nothing of them. */
const KIOSK = /kiosk/i;

/** Returns the language that a device asks for; a kiosk asks for none (specification §6). */
export function detectLocale({
  userAgent,
  languages,
}: Pick<Navigator, 'userAgent' | 'languages'>): LanguageCode {
  return (KIOSK.test(userAgent) ? FALLBACK_LANGUAGE : preferredLanguage(languages)).code;
}
