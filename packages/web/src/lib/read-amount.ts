/** Bounds of a tip in minor units: the currency's smallest amount, and the price of the dishes (docs/ordering.md). */
type TipBounds = { readonly step: number; readonly most: number };

type TipAnswer =
  | { readonly amount: number }
  | { readonly problem: 'notNumber' }
  | { readonly problem: 'tooMuch' | 'tooFine'; readonly limit: number };

/** Thousands separators: commas before three digits; any other comma is a decimal point. */
const THOUSANDS = /,(?=\d{3}(?:\D|$))/g;

/** Parses a typed tip in units of the currency; empty is 0. */
export function readAmount(typed: string, { step, most }: TipBounds): TipAnswer {
  const text = typed.normalize('NFKC').replace(/[\s']/g, '').replace(THOUSANDS, '').replace(',', '.');
  if (text === '') return { amount: 0 };
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(text)) return { problem: 'notNumber' };
  const amount = Math.round(Number(text) * 100);
  if (amount > most) return { problem: 'tooMuch', limit: most };
  if (amount % step !== 0) return { problem: 'tooFine', limit: step };
  return { amount };
}
