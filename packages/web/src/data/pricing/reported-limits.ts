import type { CartLine } from '@comanda/domain';
import { useQuery } from '@tanstack/react-query';
import type { OverLimit } from './order-limits.ts';

/** A purchase limit from the server's refusal: the quantity remaining for lines of the cart. */
export type ReportedLimit = { readonly remaining: number; readonly lines: readonly string[] };

/** Query key of the last refusal's limits, kept until an order is placed. */
export const REPORTED_LIMITS_KEY = ['reportedLimits'];

export function useReportedLimits(): readonly ReportedLimit[] | undefined {
  return useQuery<readonly ReportedLimit[]>({ queryKey: REPORTED_LIMITS_KEY, enabled: false }).data;
}

/** Returns the lines still over the reported limits: for each, the line added last. */
export function linesOverReported(
  told: readonly ReportedLimit[],
  lines: readonly Pick<CartLine, 'id' | 'quantity'>[],
): readonly OverLimit[] {
  return told.flatMap(({ remaining, lines: concerned }) => {
    const limited = lines.filter(({ id }) => concerned.includes(id));
    const over = limited.reduce((sum, { quantity }) => sum + quantity, 0) - remaining;
    const last = limited.at(-1);
    if (last === undefined || over <= 0) return [];
    return [{ line: last.id, keep: Math.max(0, last.quantity - over), most: remaining }];
  });
}
