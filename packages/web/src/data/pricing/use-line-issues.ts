import { useMemo } from 'react';
import { type LineIssue, lineIssues } from './line-issues.ts';
import { linesOverReported, useReportedLimits } from './reported-limits.ts';
import { useCartPricing } from './use-cart-pricing.ts';

/** Returns the cart's issues by the line they are shown at, those of a set's children at the set. */
export function useLineIssues(): ReadonlyMap<string, LineIssue> {
  const pricing = useCartPricing();
  const reported = useReportedLimits();
  return useMemo(
    () => lineIssues(pricing, linesOverReported(reported ?? [], pricing.lines)),
    [pricing, reported],
  );
}
