import { numberFormat } from './formats.ts';

/** Formats a percentage for a locale: 12.5 is 12.5%. */
export function percentText(percent: number, locale: string): string {
  return numberFormat(locale, { style: 'percent', maximumFractionDigits: 4 }).format(percent / 100);
}
