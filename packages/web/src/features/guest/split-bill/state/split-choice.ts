import { createPersisted } from '../../../../lib/persisted.ts';

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

const isNumber = (value: unknown) => typeof value === 'number' && Number.isInteger(value) && value > 0;

function parseChoice(stored: unknown): SplitChoice | null | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { session, way, payFor, parts, count, lines } = stored as Record<string, unknown>;
  const known = WAYS.find((each) => each === way);
  if (typeof session !== 'string' || known === undefined) return undefined;
  return {
    session,
    way: known,
    payFor: Array.isArray(payFor) ? payFor.filter(isNumber) : [],
    ...(isNumber(parts) && { parts: parts as number }),
    count: isNumber(count) ? (count as number) : 1,
    lines: Array.isArray(lines) ? lines.filter((line) => typeof line === 'string') : [],
  };
}

/** The choice of the bill this phone shares now; it outlives a reload. */
export const splitChoice = createPersisted<SplitChoice | null>({
  key: 'comanda.split',
  version: 1,
  parse: parseChoice,
  initial: () => null,
});
