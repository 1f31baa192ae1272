import { type SqlBool, sql } from 'kysely';
import type { Actor, CoreContext } from '../core/index.ts';
import { isDuplicateRow, paddedToSize, type Reads, statementOfEntries, type Tx } from '../db/index.ts';
import { CodedError } from '../lib/index.ts';
import type { Publish } from '../outbox/index.ts';
import { readSession } from './session-store.ts';

type Placing = {
  readonly shop: string;
  readonly lines: readonly { readonly id: string }[];
  readonly actor: Actor;
};
/** A line that is on a bill of the shop. */
type PlacedLine = { readonly id: string; readonly session: string };

const ownLines = statementOfEntries<string>()((q, size, p) =>
  q
    .selectFrom('session_lines')
    .select(['id', 'session'])
    .where('shop', '=', p('shop', 0))
    .where(
      'id',
      'in',
      Array.from({ length: size }, (_none, at) => p('line', at)),
    )
    // as the partial index has it: a prepared statement with a parameter would not use it
    .where(sql<SqlBool>`own = 1`),
);

/** Returns those of the lines that are on a bill of the shop, with the bill. */
export async function linesPlaced(
  read: Pick<Reads, 'all'>,
  { shop, lines }: Pick<Placing, 'shop' | 'lines'>,
): Promise<readonly PlacedLine[]> {
  if (lines.length === 0) return [];
  const entries = paddedToSize(lines.map(({ id }) => id)).map((line) => ({ line }));
  return read.all(ownLines.forSize(entries.length), { ...ownLines.given(entries), shop0: shop });
}

/**
 * Runs a unit of the shop's queue that places lines; throws `cartInvalid` with those that are on another bill of the
 * shop: what was sent once is not sent again, whoever holds a copy of it. Nothing is looked up beforehand; the index
 * refuses such a line. Staff learn which bill has it.
 */
export async function ensuringOwnLines<Answer>(
  { read, write }: Pick<CoreContext, 'read' | 'write'>,
  { shop, lines, actor }: Placing,
  act: (tx: Tx, publish: Publish) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await write(act, shop);
  } catch (error) {
    if (!isDuplicateRow(error)) throw error;
    const placed = await linesPlaced(read, { shop, lines });
    const problems = await Promise.all(placed.map((line) => problemOf(read, line, actor)));
    throw problems.length === 0 ? error : new CodedError('cartInvalid', { problems });
  }
}

async function problemOf(read: Reads, { id: line, session }: PlacedLine, { kind }: Actor) {
  const problem = { line, code: 'duplicateLine' as const };
  if (kind !== 'staff') return problem;
  const { orderNumber } = (await readSession(read, session)).session;
  return { ...problem, session, orderNumber };
}
