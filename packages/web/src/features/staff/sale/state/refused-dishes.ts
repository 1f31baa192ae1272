import type { CartProblem, Product } from '@comanda/contract';
import type { CartLine } from '@comanda/domain';
import { CallError } from '../../../../data/calls/call-error.ts';

/** Returns true if a dish is on the menu of a section. */
export function isServedIn({ sections }: Pick<Product, 'sections'>, section: string | undefined): boolean {
  return section === undefined || sections.length === 0 || sections.includes(section);
}

/** Dishes for which the server refused an order. */
export type RefusedDishes = {
  /** One line of each. */
  readonly lines: readonly CartLine[];
  /** True if all of them are only not on the menu that is served. */
  readonly isOffMenu: boolean;
};

/** Returns the dishes of a cart that a refusal is about; undefined if it names none of them. */
export function refusedDishes(error: unknown, lines: readonly CartLine[]): RefusedDishes | undefined {
  if (!(error instanceof CallError) || error.code !== 'cartInvalid') return undefined;
  const problems = (error.data.problems ?? []) as readonly Partial<CartProblem>[];
  const faulty = new Set(problems.map(({ line }) => line));
  const refused = lines.filter(({ id }) => faulty.has(id));
  if (refused.length === 0) return undefined;
  const dishes = new Map(refused.toReversed().map((line) => [line.product ?? line.id, line]));
  return {
    lines: [...dishes.values()].toReversed(),
    isOffMenu: problems.every(({ code }) => code === 'notInSection'),
  };
}
