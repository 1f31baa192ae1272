import type { Product } from '@comanda/contract';
import { cartProblems, type OptionProblem, stockShortages } from '@comanda/domain';
import { useMemo } from 'react';
import { linesOverLimits } from './order-limits.ts';
import { linesOverReported, useReportedLimits } from './reported-limits.ts';
import { useCartPricing } from './use-cart-pricing.ts';

/** Reason that a line with its children cannot be ordered. */
export type LineIssue =
  /** Too little stock; sold out when `keep` is 0. */
  | { readonly kind: 'stock'; readonly keep: number; readonly product: Product | undefined }
  /** Over the shop's purchase limit: `keep` of the line may stay, `most` of all products of the limit. */
  | { readonly kind: 'limit'; readonly keep: number; readonly most: number }
  /** An option that has to be chosen again. */
  | { readonly kind: 'option'; readonly problem: OptionProblem }
  /** Not available with this order type. */
  | { readonly kind: 'notHere' };

const NOT_HERE = [
  'unknownProduct',
  'setOrderOrGiftOnly',
  'hideFromOnline',
  'eatInOnly',
  'partEatInOnly',
  'duplicateLine',
];

/** Returns the cart's issues by the line they are shown at, those of a set's children at the set. */
export function useLineIssues(): ReadonlyMap<string, LineIssue> {
  const pricing = useCartPricing();
  const told = useReportedLimits();
  return useMemo(() => {
    const { catalogue, mode, lines } = pricing;
    const issues = new Map<string, LineIssue>();
    const rootOf = (id: string) => lines.find((line) => line.id === id)?.fromProduct ?? id;
    for (const problem of cartProblems(lines, catalogue, { orderType: mode, selfOrder: true })) {
      if (!('line' in problem) || issues.has(rootOf(problem.line))) continue;
      // resolved by another choice in the set, which reports it
      if (problem.code === 'eatInOnly' && rootOf(problem.line) !== problem.line) continue;
      const isGone = NOT_HERE.includes(problem.code);
      issues.set(
        rootOf(problem.line),
        isGone ? { kind: 'notHere' } : { kind: 'option', problem: problem as OptionProblem },
      );
    }
    for (const { product: id, wanted, remaining, lines: short } of stockShortages(lines, catalogue, {
      selfOrder: true,
    })) {
      // the line added last is the one over
      const last = short.at(-1);
      if (last === undefined) continue;
      const own = lines.find((line) => line.id === last)?.quantity ?? 0;
      const keep = Math.max(0, own - (wanted - remaining));
      const product = pricing.data.products.find(({ _id }) => _id === id);
      issues.set(rootOf(last), { kind: 'stock', keep: rootOf(last) === last ? keep : 0, product });
    }
    for (const { line, keep, most } of [
      ...linesOverLimits(pricing),
      ...linesOverReported(told ?? [], lines),
    ]) {
      const root = rootOf(line);
      if (!issues.has(root)) issues.set(root, { kind: 'limit', keep: root === line ? keep : 0, most });
    }
    return issues;
  }, [pricing, told]);
}
