export { retryWithoutLocale } from '@comanda/contract/routes';

import { splitLanguage } from '@comanda/contract/languages';
import type { LanguageCode } from '@comanda/domain';

/** Removes the locale from the visible address and returns it. */
export function takeLocaleFromAddress(): LanguageCode | undefined {
  const { pathname, search, hash } = globalThis.location;
  const { code, path } = splitLanguage(pathname);
  if (code !== undefined) globalThis.history.replaceState(null, '', `${path}${search}${hash}`);
  return code;
}
