import {
  ARCHIVED_AT,
  applyEdits,
  type CatalogueDocuments,
  CHANGE_LISTS,
  type ChangeList,
  entityKey,
  type JsonObject,
  type SetEdit,
} from '@comanda/domain';
import type { Reads } from '../../db/index.ts';
import { CodedError, noPause, type Pause } from '../../lib/index.ts';
import { readWholeList } from './documents.ts';
import type { Shops } from './rights.ts';
import { readEdits, readSet } from './set-rows.ts';
import { visibleEdits, visibleRows } from './visible-edits.ts';

/** The name under which lists are read without the edits of any set. */
export const LIVE = 'live';
/** Documents that edits are applied to without a pause. */
const APPLIED_AT_ONCE = 200;

/**
 * Reads a list with a set's edits (office B2.9): every document with its version, archived ones too; documents that the
 * set makes have version 0. Of `live`, and of the open set before its first edit, the list as it is. Only what concerns
 * these shops is in it.
 */
export async function listWithSet(
  read: Reads,
  list: ChangeList,
  { changeSet, shops }: { readonly changeSet: string; readonly shops: Shops },
): Promise<readonly JsonObject[]> {
  const edits = await visibleEdits(read, await editsToShow(read, changeSet), shops);
  return visibleRows(list, await withEdits(read, list, edits), shops);
}

/** Reads the documents that are in use, with a set's edits. */
export async function documentsInUse(
  read: Reads,
  edits: readonly SetEdit[],
  pause: Pause = noPause,
): Promise<CatalogueDocuments> {
  const lists = new Map<ChangeList, readonly JsonObject[]>();
  for (const list of CHANGE_LISTS) {
    const documents = await withEdits(read, list, edits, pause);
    lists.set(
      list,
      documents.filter((document) => document[ARCHIVED_AT] === undefined),
    );
  }
  return Object.fromEntries(lists);
}

async function editsToShow(read: Reads, changeSet: string): Promise<readonly SetEdit[]> {
  if (changeSet === LIVE) return [];
  const row = await readSet(read, changeSet);
  if (row === undefined && changeSet === 'open') return [];
  if (row === undefined) throw new CodedError('notFound');
  // what is published is live, and what is dropped never comes
  return row.status === 'published' || row.status === 'dropped' ? [] : readEdits(read, row.id);
}

async function withEdits(
  read: Reads,
  list: ChangeList,
  edits: readonly SetEdit[],
  pause: Pause = noPause,
): Promise<readonly JsonObject[]> {
  const documents = new Map(
    (await readWholeList(read, list, pause)).map(({ document, version }) => [
      String(document._id),
      { ...document, version },
    ]),
  );
  const own = Map.groupBy(
    edits.filter((edit) => edit.list === list),
    entityKey,
  );
  let applications = 0;
  for (const group of own.values()) {
    applications += 1;
    if (applications % APPLIED_AT_ONCE === 0) await pause();
    const [first] = group;
    if (first === undefined) continue;
    const known = documents.get(first.entity);
    const applied = applyEdits(known, group);
    if (!applied.ok || applied.document === undefined) continue;
    documents.set(first.entity, { ...applied.document, version: known?.version ?? 0 });
  }
  return [...documents.values()];
}
