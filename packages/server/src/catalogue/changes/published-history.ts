import { type ChangeList, type EntityKey, entityKey, type SetEdit } from '@comanda/domain';
import { type Reads, statement } from '../../db/index.ts';
import { instantOf, mapInSlices, noPause, type Pause } from '../../lib/index.ts';
import { toEdit } from './edit-rows.ts';

/** An edit of a published set, with the set's number: sets are published one after the other. */
export type PublishedEdit = { readonly number: number; readonly edit: SetEdit };
/** Published edits by document, in the order of publishing. */
export type PublishedHistory = ReadonlyMap<string, readonly PublishedEdit[]>;

const ROWS_AT_ONCE = 500;

const lastAt = statement<{ at: string }>()((q, p) =>
  q
    .selectFrom('change_sets')
    .select('number')
    .where('number', 'is not', null)
    .where('published_at', '<=', p.at)
    .orderBy('number', 'desc')
    .limit(1),
);

/** Reads the number of the last set that was published up to a moment; 0 before the first. */
export async function lastNumberAt(read: Pick<Reads, 'first'>, asOf: string): Promise<number> {
  // stored moments are in UTC with milliseconds, so that text order is time order
  const row = await read.first(lastAt, { at: instantOf(Date.parse(asOf)) });
  return Number(row?.number ?? 0);
}

/** Reads which documents were changed by the sets after a number and up to another, in the order of publishing. */
export async function readPublishedKeys(
  read: Reads,
  { after, last }: { readonly after: number; readonly last: number },
): Promise<readonly EntityKey[]> {
  const rows = await read.query((q) =>
    q
      .selectFrom('change_set_edits')
      .innerJoin('change_sets', 'change_sets.id', 'change_set_edits.change_set')
      .select(['list', 'entity'])
      .select((row) => row.fn.min<number>('change_sets.number').as('first'))
      .where('change_sets.number', '>', after)
      .where('change_sets.number', '<=', last)
      .groupBy(['list', 'entity'])
      .orderBy('first')
      .orderBy('list')
      .orderBy('entity'),
  );
  // the cast is sound: rows hold what was checked as an edit
  return rows.map(({ list, entity }) => ({ list: list as ChangeList, entity }));
}

/** Reads what was published after a set (office B2.9): all of it, or the edits of one list. */
export async function readPublishedSince(
  read: Reads,
  { number, list }: { readonly number: number; readonly list?: ChangeList },
  pause: Pause = noPause,
): Promise<PublishedHistory> {
  const rows = await read.query((q) => {
    const all = q
      .selectFrom('change_set_edits')
      .innerJoin('change_sets', 'change_sets.id', 'change_set_edits.change_set')
      .selectAll('change_set_edits')
      .select('change_sets.number')
      .where('change_sets.number', '>', number)
      .orderBy('change_sets.number')
      .orderBy('position');
    return list === undefined ? all : all.where('list', '=', list);
  });
  await pause();
  const edits = await mapInSlices(rows, { size: ROWS_AT_ONCE, pause }, (some) =>
    some.map((row) => ({ number: Number(row.number), edit: toEdit(row) })),
  );
  return Map.groupBy(edits, ({ edit }) => entityKey(edit));
}
