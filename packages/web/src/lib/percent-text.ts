import { numberFormat } from './formats.ts';

/** A percentage in the manner of a locale: 12.5 is 12.5%. */
export function percentText(percent: number, locale: string): string {
  return numberFormat(locale, { style: 'percent', maximumFractionDigits: 4 }).format(percent / 100);
}
