import type { ChangeProblem } from '@comanda/contract';
import { CHANGE_LISTS, type SetEdit } from '@comanda/domain';
import type { CoreContext } from '../../core/index.ts';
import type { Reads } from '../../db/index.ts';
import { instantNow, mapInSlices, nextTurn, noPause, type Pause } from '../../lib/index.ts';
import { CATALOGUE_TABLES } from '../index.ts';
import { type ChangedDocument, changedDocuments } from './changed-documents.ts';
import { checkedStates } from './checked-states.ts';
import { type Documents, readDocuments } from './documents.ts';
import { publishedEdits } from './published-edits.ts';
import { readEdits, readSet, type SetRow } from './set-rows.ts';
import { type WrittenDocument, writtenDocuments } from './write-documents.ts';

/** Documents whose edits are compared without a pause. */
const COMPARED_AT_ONCE = 100;

/** A set's edits applied to what is live, and what a check of them found (office B2.7). */
export type CheckedSet = {
  readonly edits: readonly SetEdit[];
  /** The edits as the published set keeps them. */
  readonly published: readonly SetEdit[];
  /** The documents as they are live. */
  readonly documents: Documents;
  readonly changed: readonly ChangedDocument[];
  /** The documents as they are to be written. */
  readonly written: readonly WrittenDocument[];
  readonly problems: readonly ChangeProblem[];
};

/** A set that was checked before anything was locked, and the state of the catalogue that this is good for. */
export type CheckedAhead = CheckedSet & Pick<SetRow, 'id' | 'version'> & { readonly state: string };

/**
 * Checks a set before its publishing locks anything: the check of 5,000 edits takes most of a second, in which orders
 * would wait. Other calls are served in between. Undefined for a set that cannot be published as it is.
 */
export async function checkAhead(
  { read, clock }: Pick<CoreContext, 'read' | 'clock'>,
  id: string,
): Promise<CheckedAhead | undefined> {
  const row = await readSet(read, id);
  if (row === undefined || row.status === 'published' || row.status === 'dropped') return undefined;
  const state = await catalogueState(read);
  const checked = await checkedSet(read, { id: row.id, now: instantNow(clock), pause: nextTurn });
  return { ...checked, id: row.id, version: row.version, state };
}

/** Applies a set's edits to what is live, and checks the documents as they would be. */
export async function checkedSet(
  read: Reads,
  { id, now, pause = noPause }: { readonly id: string; readonly now: string; readonly pause?: Pause },
): Promise<CheckedSet> {
  const edits = await readEdits(read, id, pause);
  const documents = await readDocuments(read, edits, pause);
  const { changed, gone } = await changedDocuments(edits, documents, { now, pause });
  const published = await mapInSlices(changed, { size: COMPARED_AT_ONCE, pause }, (some) =>
    some.flatMap(publishedEdits),
  );
  const problems = [...gone, ...(await checkedStates(read, changed, pause))];
  const written = await writtenDocuments(changed, pause);
  return { edits, published, documents, changed, written, problems };
}

/** Returns true if nothing has changed since a set was checked. */
export async function isCurrent(
  read: Reads,
  { id, version }: SetRow,
  ahead: CheckedAhead | undefined,
): Promise<boolean> {
  return ahead?.id === id && ahead.version === version && ahead.state === (await catalogueState(read));
}

/**
 * Returns a text that differs whenever a document of the catalogue does: documents are never deleted and each change
 * raises the version, but for the switches of shops, whose documents are few.
 */
async function catalogueState(read: Reads): Promise<string> {
  const counts: unknown[] = [];
  for (const list of CHANGE_LISTS) {
    const [row] = await read.query((q) =>
      q
        .selectFrom(CATALOGUE_TABLES[list])
        .select(({ fn }) => [fn.countAll().as('rows'), fn.sum('version').as('versions')]),
    );
    counts.push(String(row?.rows), String(row?.versions));
  }
  const shops = await read.query((q) => q.selectFrom('shops').select('doc').orderBy('id'));
  return JSON.stringify([counts, shops.map(({ doc }) => doc)]);
}
