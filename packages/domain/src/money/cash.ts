import type { CurrencyCode, Minor } from '../model/index.ts';
import { currencyOf } from './currency.ts';
import { ceilTo } from './rounding.ts';

/** The notes and coins of a currency in minor units, largest first. */
type Denominations = { readonly notes: readonly Minor[]; readonly coins: readonly Minor[] };

/** Notes and coins as people carry them: collectors' and withdrawn ones are left out. */
const DENOMINATIONS: Readonly<Record<CurrencyCode, Denominations>> = {
  HKD: { notes: [100_000, 50_000, 10_000, 5_000, 2_000, 1_000], coins: [500, 200, 100, 50, 20, 10] },
  USD: { notes: [10_000, 5_000, 2_000, 1_000, 500, 100], coins: [25, 10, 5, 1] },
  TWD: { notes: [100_000, 50_000, 10_000], coins: [5_000, 1_000, 500, 100] },
  SGD: { notes: [10_000, 5_000, 1_000, 500, 200], coins: [100, 50, 20, 10, 5] },
  AUD: { notes: [10_000, 5_000, 2_000, 1_000, 500], coins: [200, 100, 50, 20, 10, 5] },
  MYR: { notes: [10_000, 5_000, 2_000, 1_000, 500, 100], coins: [50, 20, 10, 5] },
  VND: {
    notes: [
      50_000_000, 20_000_000, 10_000_000, 5_000_000, 2_000_000, 1_000_000, 500_000, 200_000, 100_000, 50_000,
    ],
    coins: [],
  },
  THB: { notes: [100_000, 50_000, 10_000, 5_000, 2_000], coins: [1_000, 500, 200, 100, 50, 25] },
  JPY: { notes: [1_000_000, 500_000, 100_000], coins: [50_000, 10_000, 5_000, 1_000, 500, 100] },
  CNY: { notes: [10_000, 5_000, 2_000, 1_000, 500, 100], coins: [50, 10] },
  GBP: { notes: [5_000, 2_000, 1_000, 500], coins: [200, 100, 50, 20, 10, 5, 2, 1] },
  EUR: { notes: [20_000, 10_000, 5_000, 2_000, 1_000, 500], coins: [200, 100, 50, 20, 10, 5, 2, 1] },
  MOP: { notes: [100_000, 50_000, 10_000, 5_000, 2_000, 1_000], coins: [500, 100, 50, 10] },
  KRW: { notes: [5_000_000, 1_000_000, 500_000, 100_000], coins: [50_000, 10_000, 5_000, 1_000] },
  PHP: { notes: [100_000, 50_000, 20_000, 10_000, 5_000], coins: [2_000, 1_000, 500, 100, 25] },
  IDR: {
    notes: [10_000_000, 5_000_000, 2_000_000, 1_000_000, 500_000, 200_000, 100_000],
    coins: [50_000, 20_000, 10_000],
  },
  NZD: { notes: [10_000, 5_000, 2_000, 1_000, 500], coins: [200, 100, 50, 20, 10] },
  CAD: { notes: [10_000, 5_000, 2_000, 1_000, 500], coins: [200, 100, 25, 10, 5] },
};
/** The most keys that a screen offers. */
const MAX_KEYS = 5;

/**
 * Returns the amounts that a guest is likely to hand over for `amount`, smallest first and five at most: the exact
 * amount, then each that one kind of note makes without a note too many (till T3.5). HK$230.90 gives 230.90, 240, 250,
 * 300 and 500. An unknown currency has the exact amount only.
 */
export function cashKeys(amount: Minor, currency: string): readonly Minor[] {
  const made = denominationsOf(currency).notes.map((note) => ceilTo(amount, note));
  const ascending = [...new Set([amount, ...made])].sort((one, other) => one - other);
  return ascending.slice(0, MAX_KEYS);
}

/** A number of equal notes or coins. */
export type CashPieces = { readonly value: Minor; readonly count: number };
/** An amount in notes and coins, largest first; `rest` is what the smallest coin cannot make. */
export type CashBreakdown = { readonly pieces: readonly CashPieces[]; readonly rest: Minor };

/** Returns an amount of change in the fewest notes and coins of a currency (till T3.5). */
export function changeInCash(change: Minor, currency: string): CashBreakdown {
  const { notes, coins } = denominationsOf(currency);
  const pieces: CashPieces[] = [];
  let rest = change;
  for (const value of [...notes, ...coins]) {
    const count = Math.floor(rest / value);
    if (count > 0) pieces.push({ value, count });
    rest -= count * value;
  }
  return { pieces, rest };
}

/** The tip that any bill may have, however small, in minor units: a round 100.00. */
const TIP_OF_ANY_BILL: Minor = 10_000;

/**
 * Returns the most that may be tipped on a bill, in minor units: the bill's total, or 100.00 where the bill is smaller;
 * in currencies that have no note so small, their smallest note. More is most likely a typing error.
 */
export function mostTips(total: Minor, currency: string): Minor {
  const { notes } = denominationsOf(currency);
  return Math.max(total, TIP_OF_ANY_BILL, notes.at(-1) ?? 0);
}

function denominationsOf(currency: string): Denominations {
  const { code } = currencyOf(currency);
  const listed: Readonly<Record<string, Denominations>> = DENOMINATIONS;
  return listed[code] ?? { notes: [], coins: [] };
}
