import { DAY_MS } from '../time/index.ts';
import { invoicePeriod, periodEnd } from './invoice-period.ts';

/** The invoice numbers that an account has: in this period those assigned and those left, and those of the next. */
export type InvoiceNumbers = { readonly of: number; readonly left: number; readonly next: number };

/** The matters to warn of: none left, under a fifth, under three days’ need, none for the next period. */
export const NUMBER_WARNINGS = ['none', 'few', 'threeDays', 'noNextPeriod'] as const;
export type NumberWarning = (typeof NUMBER_WARNINGS)[number];

const FEW = 0.2;
const DAYS = 3;
/** Days before a period's end from which the next one’s numbers should be there. */
const NEXT_PERIOD_DAYS = 10;

/** Returns what to warn of at a moment (epoch ms), for an account that issues so many invoices a day (payments M7.4). */
export function numberWarnings(
  { of, left, next }: InvoiceNumbers,
  perDay: number,
  now: number,
): readonly NumberWarning[] {
  const isEnding = periodEnd(invoicePeriod(now)) - now <= NEXT_PERIOD_DAYS * DAY_MS;
  const holds: Readonly<Record<NumberWarning, boolean>> = {
    none: left === 0,
    few: left > 0 && left < of * FEW,
    threeDays: left > 0 && left < perDay * DAYS,
    noNextPeriod: isEnding && next === 0,
  };
  return NUMBER_WARNINGS.filter((warning) => holds[warning]);
}
