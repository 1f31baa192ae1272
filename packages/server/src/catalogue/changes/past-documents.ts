import { inSchemaOrder } from '@comanda/contract';
import {
  ARCHIVED_AT,
  type CatalogueDocuments,
  CHANGE_LISTS,
  type ChangeList,
  entityKey,
  type JsonObject,
  revertEdits,
} from '@comanda/domain';
import type { Reads } from '../../db/index.ts';
import { CodedError, mapInSlices, noPause, type Pause } from '../../lib/index.ts';
import { readWholeList, type VersionedDocument } from './documents.ts';
import { LIVE } from './present-lists.ts';
import {
  lastNumberAt,
  type PublishedEdit,
  type PublishedHistory,
  readPublishedSince,
} from './published-history.ts';

/** Documents that are turned back without a pause. */
const TURNED_AT_ONCE = 200;

/** Throws `badRequest` unless a moment is asked for of what was published, not of a set. */
export function ensureLive(changeSet: string): void {
  if (changeSet !== LIVE) throw new CodedError('badRequest', { problems: [{ field: 'asOf', rule: 'live' }] });
}

/** Reads a list as it was at a moment (office B2.9), documents archived by then included. */
export async function listAsOf(
  read: Reads,
  list: ChangeList,
  asOf: string,
  pause: Pause = noPause,
): Promise<readonly JsonObject[]> {
  const number = await lastNumberAt(read, asOf);
  return turnedBack(list, {
    // before the history: to turn back what is published meanwhile, and was not read, changes nothing
    documents: await readWholeList(read, list, pause),
    since: await readPublishedSince(read, { number, list }, pause),
    pause,
  });
}

/** Reads the documents that were in use at a moment. */
export async function documentsInUseAsOf(
  read: Reads,
  asOf: string,
  pause: Pause = noPause,
): Promise<CatalogueDocuments> {
  const number = await lastNumberAt(read, asOf);
  const present = new Map<ChangeList, readonly VersionedDocument[]>();
  for (const list of CHANGE_LISTS) present.set(list, await readWholeList(read, list, pause));
  const since = await readPublishedSince(read, { number }, pause);
  const past = new Map<ChangeList, readonly JsonObject[]>();
  for (const [list, documents] of present) {
    const then = await turnedBack(list, { documents, since, pause });
    past.set(
      list,
      then.filter((document) => document[ARCHIVED_AT] === undefined),
    );
  }
  return Object.fromEntries(past);
}

type Turning = {
  readonly documents: readonly VersionedDocument[];
  readonly since: PublishedHistory;
  readonly pause: Pause;
};

function turnedBack(list: ChangeList, { documents, since, pause }: Turning): Promise<readonly JsonObject[]> {
  return mapInSlices(documents, { size: TURNED_AT_ONCE, pause }, (some) =>
    some.flatMap(({ document }) => {
      const key = entityKey({ list, entity: String(document._id) });
      const state = stateBefore(list, document, since.get(key));
      return state === undefined ? [] : [state];
    }),
  );
}

/**
 * Returns a document as it was before published edits, with its fields in the order in which they are stored; undefined
 * if one of them made it.
 */
export function stateBefore(
  list: ChangeList,
  document: JsonObject | undefined,
  published: readonly PublishedEdit[] | undefined,
): JsonObject | undefined {
  if (published === undefined) return document;
  const sets = [...Map.groupBy(published, ({ number }) => number).values()].toReversed();
  const state = sets.reduce((current, set) => {
    return revertEdits(
      current,
      set.map(({ edit }) => edit),
    );
  }, document);
  return state && inSchemaOrder(list, state);
}
