import type { TableSession } from '@comanda/contract';
import { isSeatAt } from '@comanda/domain';
import { allStaff, worksIn } from '../../accounts/stores/index.ts';
import type { Reads } from '../../db/index.ts';
import { ensureNoProblems, type FieldProblem } from './line-problem.ts';

type Named<Value> = { readonly field: string; readonly value: Value | undefined };

/** Throws `badRequest` unless each seat is the number of one: 1 to the covers of the bill's tables (till T4.6). */
export function ensureSeats(
  { tables }: Pick<TableSession, 'tables'>,
  seats: readonly Named<string | null>[],
): void {
  ensureNoProblems(
    seats.flatMap(({ field, value }): FieldProblem[] => {
      if (typeof value !== 'string') return [];
      return isSeatAt(tables, value) ? [] : [{ field, rule: 'seat' }];
    }),
  );
}

/** Throws `badRequest` unless each member of staff works in the shop. */
export async function ensureSellers(
  read: Reads,
  shop: string,
  sellers: readonly Named<string | null>[],
): Promise<void> {
  const named = sellers.filter(({ value }) => typeof value === 'string');
  if (named.length === 0) return;
  const people = (await allStaff(read)).filter((person) => worksIn(person, shop));
  const ids = new Set<string | null | undefined>(people.map(({ _id }) => _id));
  ensureNoProblems(named.flatMap(({ field, value }) => (ids.has(value) ? [] : [{ field, rule: 'unknown' }])));
}
