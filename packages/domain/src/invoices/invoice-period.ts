import { DAY_MS, dateOf, dayNumber, HOUR_MS } from '../time/index.ts';

/** Taiwan's time is eight hours ahead all year. */
const AHEAD_MS = 8 * HOUR_MS;
const MONTHS = 12;
const MONTHS_OF_PERIOD = 2;
const FIRST_ROC_YEAR = 1911;
/** The first day of the month after the period on which an invoice cannot be voided any more. */
const TOO_LATE_DAY = 14;

/** Two months of Taiwan's tax invoices: the year by the Republic's calendar, the first and the last month, from 1. */
export type InvoicePeriod = { readonly year: number; readonly first: number; readonly last: number };

/** Returns the period of an invoice of a moment (epoch ms). 2026-03-15 is in 115, March and April. */
export function invoicePeriod(at: number): InvoicePeriod {
  const [year = 0, month = 1] = dayInTaiwan(at).split('-').map(Number);
  const first = month - ((month - 1) % MONTHS_OF_PERIOD);
  return { year: year - FIRST_ROC_YEAR, first, last: first + 1 };
}

/** Returns the period after one. */
export function periodAfter({ year, first }: InvoicePeriod): InvoicePeriod {
  const isLast = first + 1 === MONTHS;
  const next = isLast ? 1 : first + MONTHS_OF_PERIOD;
  return { year: isLast ? year + 1 : year, first: next, last: next + 1 };
}

/** Returns the moment (epoch ms) at which a period ends. */
export function periodEnd({ year, last }: InvoicePeriod): number {
  return dayAfter({ year, last }, 1);
}

/**
 * Returns the moment (epoch ms) from which an invoice of a moment cannot be voided any more: after the 13th of the odd
 * month that follows its period (payments M7.5).
 */
export function voidableUntil(at: number): number {
  const { year, last } = invoicePeriod(at);
  return dayAfter({ year, last }, TOO_LATE_DAY);
}

/** Returns the date of a moment (epoch ms) in Taiwan, `YYYY-MM-DD`. */
export function dayInTaiwan(at: number): string {
  return dateOf(Math.floor((at + AHEAD_MS) / DAY_MS));
}

/** Returns the moment (epoch ms) at which a day of the month after a period begins. */
function dayAfter({ year, last }: Pick<InvoicePeriod, 'year' | 'last'>, day: number): number {
  const isYearEnd = last === MONTHS;
  const yearAfter = year + FIRST_ROC_YEAR + (isYearEnd ? 1 : 0);
  return dayNumber(yearAfter, isYearEnd ? 1 : last + 1, day) * DAY_MS - AHEAD_MS;
}
