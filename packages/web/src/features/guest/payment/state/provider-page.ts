import type { LocaleCode } from '../../../../i18n/locales.ts';

/** The provider's page; our own one speaks the language that is shown here, whatever the browser prefers. */
export function pageOf(redirect: string, provider: string, code: LocaleCode): string {
  if (provider !== 'sandbox') return redirect;
  return `${redirect}${redirect.includes('?') ? '&' : '?'}lang=${code}`;
}
