/** Two amounts that people give, by currency; minor units. */
const AMOUNTS: Readonly<Record<string, readonly [number, number]>> = {
  HKD: [500, 1000],
  USD: [100, 200],
  TWD: [2000, 5000],
  SGD: [100, 200],
  AUD: [100, 200],
  MYR: [200, 500],
  RM: [200, 500],
  VND: [1_000_000, 2_000_000],
  THB: [2000, 5000],
  JPY: [10_000, 20_000],
  CNY: [500, 1000],
};
const OTHERWISE = [500, 1000] as const;

/** The two amounts that are suggested as a tip, minor units. */
export function tipAmounts(currency: string): readonly [number, number] {
  return AMOUNTS[currency] ?? OTHERWISE;
}

/** Minor units: the smallest amount of the currency, and what the dishes cost (nobody tips more: docs/ordering.md). */
type TipBounds = { readonly step: number; readonly most: number };

type TipAnswer =
  | { readonly amount: number }
  | { readonly problem: 'notNumber' }
  | { readonly problem: 'tooMuch' | 'tooFine'; readonly limit: number };

/** Reads a tip as it was typed, in units of the currency; nothing typed is 0. */
export function readTip(typed: string, { step, most }: TipBounds): TipAnswer {
  const text = typed.normalize('NFKC').replace(/[\s,']/g, '');
  if (text === '') return { amount: 0 };
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(text)) return { problem: 'notNumber' };
  const amount = Math.round(Number(text) * 100);
  if (amount > most) return { problem: 'tooMuch', limit: most };
  if (amount % step !== 0) return { problem: 'tooFine', limit: step };
  return { amount };
}
