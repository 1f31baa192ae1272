export { retryWithoutLocale } from '@comanda/contract/routes';

import { isLocaleCode, type LocaleCode } from './locales.ts';

/** What follows the first part; two slashes before it would name another host. */
const pathOf = (parts: readonly string[]) => `/${parts.join('/').replace(/^\/+/, '')}`;

/** A path taken apart: the locale it began with, and the path as it is shown (specification §2). */
export function splitLocale(pathname: string): { readonly locale?: LocaleCode; readonly path: string } {
  const [, first = '', ...rest] = pathname.split('/');
  const code = first.toLowerCase();
  return isLocaleCode(code) ? { locale: code, path: pathOf(rest) } : { path: pathname };
}

/** Takes the locale out of the visible address, and gives it. */
export function takeLocaleFromAddress(): LocaleCode | undefined {
  const { pathname, search, hash } = globalThis.location;
  const { locale, path } = splitLocale(pathname);
  if (locale !== undefined) globalThis.history.replaceState(null, '', `${path}${search}${hash}`);
  return locale;
}
