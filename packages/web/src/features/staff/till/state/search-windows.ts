import { dateOf, parseDate } from '@comanda/domain';

/** Business days that a search looks through at once, one window after the other: a week first, then ever more. */
const WINDOW_DAYS = [7, 21, 60, 180, 400, 800] as const;

/** First and last business day of a window. */
export type SearchWindow = { readonly from: string; readonly to: string };

/** Returns the days of a window that ends today, the first of them 0; undefined beyond the last. */
export function searchWindow(today: string, index: number): SearchWindow | undefined {
  const day = parseDate(today);
  const size = WINDOW_DAYS[index];
  if (day === undefined || size === undefined) return undefined;
  const before = WINDOW_DAYS.slice(0, index).reduce((sum, days) => sum + days, 0);
  const last = day - before;
  return { from: dateOf(last - size + 1), to: dateOf(last) };
}
