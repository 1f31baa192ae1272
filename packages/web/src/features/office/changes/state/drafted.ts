import type { ChangeSet } from '@comanda/contract';
import {
  applyEdits,
  byDocument,
  type Edit,
  type Editor,
  entityKey,
  type JsonObject,
  mergeEdits,
  type SetEdit,
  WHOLE,
} from '@comanda/domain';

/** The organisation's open set with its edits; without an id while there is none on the server. */
export type DraftSet = Pick<ChangeSet, 'version' | 'crossed'> & {
  readonly _id?: string;
  readonly edits: readonly SetEdit[];
};

export const NO_DRAFT: DraftSet = { version: 0, crossed: 0, edits: [] };

/** Returns the open set as it is shown. */
export function draftOf(set: ChangeSet | undefined): DraftSet {
  if (set === undefined) return NO_DRAFT;
  // the cast is sound: values of edits are JSON
  return { _id: set._id, version: set.version, crossed: set.crossed, edits: (set.edits ?? []) as SetEdit[] };
}

/** Returns the open set with a batch of edits, as the server will have it; those in conflict are left out. */
export function withBatch(
  draft: DraftSet,
  batch: readonly Edit[],
  { by, live }: { readonly by: Editor; readonly live: (key: Edit) => JsonObject | undefined },
): DraftSet {
  const signed = batch.map((edit) => ({ ...edit, by }));
  // the cast is sound: documents are looked up by list and id
  const { edits } = mergeEdits({ edits: draft.edits, batch: signed, live: (key) => live(key as Edit) });
  return { ...draft, edits };
}

/** A document as it is published and as the open set has it. */
export type DraftedDocument<Row> = {
  readonly id: string;
  /** Absent if it is new. */
  readonly live: Row | undefined;
  readonly now: Row;
  readonly edits: readonly SetEdit[];
};

const NO_EDITS: readonly SetEdit[] = [];
const untouched = new WeakMap<object, DraftedDocument<unknown>>();

/**
 * Returns a list's documents with the open set's edits. Documents without an edit are the same objects each time, so that
 * a long list is not drawn again for one change.
 */
export function draftedList<Row extends { readonly _id: string }>(
  list: Edit['list'],
  live: readonly Row[],
  edits: readonly SetEdit[],
): readonly DraftedDocument<Row>[] {
  const own = edits.filter((edit) => edit.list === list);
  const byId = byDocument(own);
  const known = live.map((row) => {
    const group = byId.get(entityKey({ list, entity: row._id }));
    return group === undefined ? plain(row) : edited(row._id, row, group);
  });
  const ids = new Set(live.map(({ _id }) => _id));
  const added = [...byId.values()].flatMap((group) => {
    // an edit of a part belongs to a document that has not been read yet
    const id = group.find(({ path }) => path === WHOLE)?.entity;
    return id === undefined || ids.has(id) ? [] : [edited<Row>(id, undefined, group)];
  });
  return [...known, ...added].filter((row) => row !== undefined);
}

function plain<Row extends { readonly _id: string }>(row: Row): DraftedDocument<Row> {
  const known = untouched.get(row) ?? { id: row._id, live: row, now: row, edits: NO_EDITS };
  untouched.set(row, known);
  // the cast is sound: it was made of this row
  return known as DraftedDocument<Row>;
}

function edited<Row>(
  id: string,
  live: Row | undefined,
  edits: readonly SetEdit[],
): DraftedDocument<Row> | undefined {
  // the casts are sound: rows are documents, and stay so by edits that the server has checked
  const applied = applyEdits(live as JsonObject | undefined, edits);
  const now = applied.ok ? (applied.document as Row | undefined) : live;
  return now === undefined ? undefined : { id, live, now, edits };
}
