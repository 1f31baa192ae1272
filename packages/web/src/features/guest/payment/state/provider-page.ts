import type { LanguageCode } from '@comanda/domain';

/** Returns a provider's page; the built-in sandbox gets the language shown here instead of the browser's. */
export function pageOf(redirect: string, provider: string, code: LanguageCode): string {
  if (provider !== 'sandbox') return redirect;
  return `${redirect}${redirect.includes('?') ? '&' : '?'}lang=${code}`;
}
