/** Minor units: the smallest amount of the currency, and what the dishes cost (nobody tips more: docs/ordering.md). */
type TipBounds = { readonly step: number; readonly most: number };

type TipAnswer =
  | { readonly amount: number }
  | { readonly problem: 'notNumber' }
  | { readonly problem: 'tooMuch' | 'tooFine'; readonly limit: number };

/** A comma before three digits parts thousands; any other stands before the cents. */
const THOUSANDS = /,(?=\d{3}(?:\D|$))/g;

/** Reads a tip as it was typed, in units of the currency; nothing typed is 0. */
export function readAmount(typed: string, { step, most }: TipBounds): TipAnswer {
  const text = typed.normalize('NFKC').replace(/[\s']/g, '').replace(THOUSANDS, '').replace(',', '.');
  if (text === '') return { amount: 0 };
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(text)) return { problem: 'notNumber' };
  const amount = Math.round(Number(text) * 100);
  if (amount > most) return { problem: 'tooMuch', limit: most };
  if (amount % step !== 0) return { problem: 'tooFine', limit: step };
  return { amount };
}
