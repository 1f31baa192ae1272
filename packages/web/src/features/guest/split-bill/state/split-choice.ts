import { createPersisted } from '../../../../lib/persisted.ts';
import { count, flag, lenient, listOf, object, oneOf, orElse, text } from '../../../../lib/schema.ts';

/** A method of splitting a bill. */
export type SplitMethod = 'all' | 'mine' | 'equal' | 'lines';
const METHODS: readonly SplitMethod[] = ['all', 'mine', 'equal', 'lines'];

/** This phone's choice of how to pay its table's bill. */
export type SplitChoice = {
  readonly session: string;
  readonly way: SplitMethod;
  /** Guest numbers paid for in addition to the own share. */
  readonly payFor: readonly number[];
  /** Number of equal parts; as many as guests if absent. `count` of them are paid here. */
  readonly parts?: number;
  readonly count: number;
  /** Ids of the picked dishes. */
  readonly lines: readonly string[];
  /** True once the guest has said that they are none of those they were asked about. */
  readonly isNobody?: boolean;
};

/** Returns the initial choice for a bill: the own share. */
export function firstChoice(session: string): SplitChoice {
  return { session, way: 'mine', payFor: [], count: 1, lines: [] };
}

/** The choice for the current shared bill, kept across reloads. */
export const splitChoice = createPersisted<SplitChoice | null>({
  key: 'comanda.split',
  version: 1,
  schema: object({
    session: text,
    way: oneOf(METHODS),
    payFor: orElse(listOf(count()), []),
    parts: lenient(count()),
    count: orElse(count(), 1),
    lines: orElse(listOf(text), []),
    isNobody: lenient(flag),
  }),
  initial: () => null,
});
