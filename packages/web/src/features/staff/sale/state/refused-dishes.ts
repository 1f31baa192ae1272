import type { CartProblem, Product, StockShortage } from '@comanda/contract';
import type { CartLine } from '@comanda/domain';
import { CallError } from '../../../../data/calls/call-error.ts';

/** Returns true if a dish is on the menu of a section. */
export function isServedIn({ sections }: Pick<Product, 'sections'>, section: string | undefined): boolean {
  return section === undefined || sections.length === 0 || sections.includes(section);
}

/** The reason why dishes were refused: what is on a bill already names that, shortages and limits how many are left. */
type RefusedWhy =
  | { readonly kind: 'offMenu' | 'notOrderable' }
  | { readonly kind: 'sentBefore'; readonly number: string }
  | { readonly kind: 'notLeft' | 'overLimit'; readonly count: number };

/** Dishes for which the server refused an order. */
export type RefusedDishes = {
  /** One line of each. */
  readonly lines: readonly CartLine[];
  /** Ids of all lines that were refused. */
  readonly ids: readonly string[];
  readonly why: RefusedWhy;
};

type Reason = { readonly ids: readonly string[]; readonly why: RefusedWhy };

/** Returns why a cart is invalid. */
function cartReason(problems: readonly Partial<CartProblem>[]): Reason {
  const codes = new Set(problems.map(({ code }) => code));
  const only = codes.size === 1 ? problems[0]?.code : undefined;
  const number = problems[0]?.orderNumber;
  const ids = problems.flatMap(({ line }) => line ?? []);
  if (only === 'notInSection') return { ids, why: { kind: 'offMenu' } };
  if (only === 'duplicateLine' && typeof number === 'string')
    return { ids, why: { kind: 'sentBefore', number } };
  return { ids, why: { kind: 'notOrderable' } };
}

type Exceeded = { readonly lines?: readonly string[]; readonly remaining?: number };

/** Returns the lines that a refusal names, and why; undefined if it is none of dishes. */
function reasonOf({ code, data }: CallError): Reason | undefined {
  if (code === 'cartInvalid') return cartReason((data.problems ?? []) as readonly Partial<CartProblem>[]);
  if (code === 'outOfStock') {
    const [first] = (data.lines ?? []) as readonly Partial<StockShortage>[];
    const ids = ((data.lines ?? []) as readonly Partial<StockShortage>[]).flatMap(({ line }) => line ?? []);
    return { ids, why: { kind: 'notLeft', count: first?.remaining ?? 0 } };
  }
  if (code !== 'exceedOrderLimit') return undefined;
  const [limit] = (data.limits ?? []) as readonly Exceeded[];
  return { ids: limit?.lines ?? [], why: { kind: 'overLimit', count: limit?.remaining ?? 0 } };
}

/** Returns the dishes of a cart that a refusal is about; undefined if it names none of them. */
export function refusedDishes(error: unknown, lines: readonly CartLine[]): RefusedDishes | undefined {
  const reason = error instanceof CallError ? reasonOf(error) : undefined;
  const faulty = new Set(reason?.ids);
  const refused = lines.filter(({ id }) => faulty.has(id));
  if (reason === undefined || refused.length === 0) return undefined;
  const dishes = new Map([...refused].reverse().map((line) => [line.product ?? line.id, line]));
  const ids = refused.map(({ id }) => id);
  return { lines: [...dishes.values()].reverse(), ids, why: reason.why };
}
