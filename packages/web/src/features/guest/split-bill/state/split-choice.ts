import { createPersisted } from '../../../../lib/persisted.ts';
import { count, lenient, listOf, object, oneOf, orElse, text } from '../../../../lib/schema.ts';

/** The ways to pay a bill that several share. */
export type SplitMethod = 'all' | 'mine' | 'equal' | 'lines';
const WAYS: readonly SplitMethod[] = ['all', 'mine', 'equal', 'lines'];

/** How this phone wants to pay its table's bill. */
export type SplitChoice = {
  readonly session: string;
  readonly way: SplitMethod;
  /** Whose share is paid besides one's own. */
  readonly payFor: readonly number[];
  /** Equal parts, and how many of them are paid; as many as sit at the table when absent. */
  readonly parts?: number;
  readonly count: number;
  /** The dishes that were picked. */
  readonly lines: readonly string[];
};

/** What is chosen for a bill at first: one's own share. */
export function firstChoice(session: string): SplitChoice {
  return { session, way: 'mine', payFor: [], count: 1, lines: [] };
}

/** The choice of the bill this phone shares now; it outlives a reload. */
export const splitChoice = createPersisted<SplitChoice | null>({
  key: 'comanda.split',
  version: 1,
  schema: object({
    session: text,
    way: oneOf(WAYS),
    payFor: orElse(listOf(count()), []),
    parts: lenient(count()),
    count: orElse(count(), 1),
    lines: orElse(listOf(text), []),
  }),
  initial: () => null,
});
