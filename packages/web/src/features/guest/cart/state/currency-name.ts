import { numberFormat } from '../../../../lib/formats.ts';

/** Returns a currency's name in the plural, such as `Hong Kong dollars`, or the code if it is unknown. */
export function currencyName(currency: string, locale: string): string {
  // RM is the sign that Malaysia uses for MYR (pricing P1.2)
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
