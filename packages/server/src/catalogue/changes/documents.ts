import { ARCHIVED_AT, type ChangeList, type EntityKey, entityKey, type JsonObject } from '@comanda/domain';
import type { Reads } from '../../db/index.ts';
import { mapInSlices, noPause, type Pause } from '../../lib/index.ts';
import { CATALOGUE_TABLES } from '../index.ts';

/** A document as change sets see it: with the moment at which it was archived, if it is. */
export type VersionedDocument = { readonly document: JsonObject; readonly version: number };
/** Documents by list and id, without those that do not exist. */
export type Documents = ReadonlyMap<string, VersionedDocument>;

const IDS_AT_ONCE = 500;

/** Reads documents by id, archived ones too. */
export async function readDocuments(
  read: Reads,
  keys: readonly EntityKey[],
  pause: Pause = noPause,
): Promise<Documents> {
  const found = new Map<string, VersionedDocument>();
  for (const [list, group] of Map.groupBy(keys, (key) => key.list)) {
    const ids = [...new Set(group.map(({ entity }) => entity))];
    for (let at = 0; at < ids.length; at += IDS_AT_ONCE) {
      const some = ids.slice(at, at + IDS_AT_ONCE);
      const rows = await read.query((q) =>
        q
          .selectFrom(CATALOGUE_TABLES[list])
          .select(['id', 'doc', 'version', 'archived_at'])
          .where('id', 'in', some),
      );
      for (const row of rows) found.set(entityKey({ list, entity: row.id }), versioned(row));
      await pause();
    }
  }
  return found;
}

/** Reads every document of a list in order, archived ones too. */
export async function readWholeList(
  read: Reads,
  list: ChangeList,
  pause: Pause = noPause,
): Promise<readonly VersionedDocument[]> {
  const rows = await read.query((q) =>
    q
      .selectFrom(CATALOGUE_TABLES[list])
      .select(['id', 'doc', 'version', 'archived_at'])
      .orderBy('position')
      .orderBy('id'),
  );
  await pause();
  return mapInSlices(rows, { size: IDS_AT_ONCE, pause }, (some) => some.map(versioned));
}

function versioned(row: {
  readonly doc: string;
  readonly version: number;
  readonly archived_at: string | null;
}): VersionedDocument {
  // the cast is sound: documents of the catalogue are JSON objects
  const document = JSON.parse(row.doc) as JsonObject;
  const archived = row.archived_at === null ? {} : { [ARCHIVED_AT]: row.archived_at };
  return { document: { ...document, ...archived }, version: row.version };
}
