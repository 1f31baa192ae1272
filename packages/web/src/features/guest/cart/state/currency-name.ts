import { numberFormat } from '../../../../lib/formats.ts';

/** A currency's name in the plural, `Hong Kong dollars`; its code where nobody knows one. */
export function currencyName(currency: string, locale: string): string {
  // RM is what Malaysia calls its own (pricing P1.2)
  const code = currency === 'RM' ? 'MYR' : currency;
  try {
    const format = numberFormat(locale, {
      style: 'currency',
      currency: code,
      currencyDisplay: 'name',
    });
    return format.formatToParts(2).find(({ type }) => type === 'currency')?.value ?? code;
  } catch {
    return code;
  }
}
