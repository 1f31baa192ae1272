import type { Product } from '@comanda/contract';
import {
  type CartLine,
  type CartProblem,
  cartProblems,
  type OptionProblem,
  stockShortages,
} from '@comanda/domain';
import type { CartPricing } from './cart-bill.ts';
import { linesOverLimits, type OverLimit } from './order-limits.ts';

/** An option of a line, where a choice has to be made again. */
export type LineOption = { readonly line: string; readonly option: string };

/** Reason that a line with its children cannot be ordered. */
export type LineIssue =
  /** Too little stock; sold out when `keep` is 0. A set has the step that chose the dish. */
  | {
      readonly kind: 'stock';
      readonly keep: number;
      readonly product: Product | undefined;
      readonly place?: LineOption;
    }
  /** Over the shop's purchase limit: `keep` of the line may stay, `most` of all products of the limit. */
  | {
      readonly kind: 'limit';
      readonly keep: number;
      readonly most: number;
      readonly place?: LineOption;
    }
  /** An option that has to be chosen again, of the line or of a dish of its set. */
  | { readonly kind: 'option'; readonly problem: OptionProblem; readonly place: LineOption }
  /** Not available with this order type. */
  | { readonly kind: 'notHere' };

type LineFault = Extract<CartProblem, { readonly line: string }>;

const NOT_HERE: readonly string[] = [
  'unknownProduct',
  'setOrderOrGiftOnly',
  'hideFromOnline',
  'eatInOnly',
  'partEatInOnly',
  'duplicateLine',
];
/** Resolved by another choice in the set, which reports it. */
const OF_SET: readonly string[] = ['eatInOnly', 'partEatInOnly'];

/** Returns the step of a set that a child line was chosen at. */
function stepOf({
  fromProduct,
  fromOption,
}: Pick<CartLine, 'fromProduct' | 'fromOption'>): LineOption | undefined {
  return fromProduct === undefined || fromOption === undefined
    ? undefined
    : { line: fromProduct, option: fromOption };
}

/** Returns the issue of a faulty line; undefined where another problem reports it. */
function issueOf(problem: LineFault, line: CartLine | undefined): LineIssue | undefined {
  const step = line && stepOf(line);
  if (step !== undefined && OF_SET.includes(problem.code)) return undefined;
  if (step !== undefined && (!('option' in problem) || NOT_HERE.includes(problem.code))) {
    const choice = line?.fromChoice ?? '';
    return { kind: 'option', problem: { code: 'unknownChoice', option: step.option, choice }, place: step };
  }
  if (NOT_HERE.includes(problem.code) || !('option' in problem)) return { kind: 'notHere' };
  const place = { line: problem.line, option: problem.option };
  return { kind: 'option', problem: problem as OptionProblem, place };
}

/** Returns the cart's issues by the line they are shown at, those of a set's children at the set. */
export function lineIssues(
  pricing: CartPricing,
  reported: readonly OverLimit[],
): ReadonlyMap<string, LineIssue> {
  const { catalogue, mode, lines, data } = pricing;
  const issues = new Map<string, LineIssue>();
  const byId = new Map(lines.map((line) => [line.id, line]));
  const rootOf = (id: string) => byId.get(id)?.fromProduct ?? id;
  for (const problem of cartProblems(lines, catalogue, { orderType: mode, selfOrder: true })) {
    if (!('line' in problem) || issues.has(rootOf(problem.line))) continue;
    const issue = issueOf(problem, byId.get(problem.line));
    if (issue !== undefined) issues.set(rootOf(problem.line), issue);
  }
  for (const shortage of stockShortages(lines, catalogue, { selfOrder: true })) {
    // the line added last is the one over
    const last = byId.get(shortage.lines.at(-1) ?? '');
    if (last === undefined) continue;
    const root = rootOf(last.id);
    const fitting = Math.max(0, last.quantity - (shortage.wanted - shortage.remaining));
    const keep = root === last.id ? fitting : 0;
    const product = data.products.find(({ _id }) => _id === shortage.product);
    const { option } = shortage;
    const place = option === undefined ? stepOf(last) : { line: last.id, option };
    issues.set(root, { kind: 'stock', keep, product, place });
  }
  for (const { line, keep, most } of [...linesOverLimits(pricing), ...reported]) {
    const root = rootOf(line);
    if (issues.has(root)) continue;
    const place = stepOf(byId.get(line) ?? {});
    issues.set(root, { kind: 'limit', keep: root === line ? keep : 0, most, place });
  }
  return issues;
}
