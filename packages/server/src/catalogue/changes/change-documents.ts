import type { ChangeDocument } from '@comanda/contract';
import {
  ARCHIVED_AT,
  applyEdits,
  detachEdits,
  type Edit,
  type EntityKey,
  entityKey,
  type JsonObject,
  usesOf,
  WHOLE,
} from '@comanda/domain';
import { type Actor, type CoreContext, withIdempotency } from '../../core/index.ts';
import type { Reads } from '../../db/index.ts';
import { CodedError, instantNow, newId, nextTurn } from '../../lib/index.ts';
import { CHANGES_QUEUE, editableSet, type Unit } from './change-parts.ts';
import { readDocuments } from './documents.ts';
import { addEdits, checkedEdits } from './edit-change-set.ts';
import { ensureLive, listAsOf } from './past-documents.ts';
import { documentsInUse, listWithSet } from './present-lists.ts';
import { publishSet } from './publish-set.ts';
import { ensureEditor, ensureMayEdit } from './rights.ts';
import { readEdits, readEditsOf, type SetRow } from './set-rows.ts';
import { seenShops, visibleRows } from './visible-edits.ts';

type List = EntityKey['list'];
/** The data of a change of one document: the set that it goes into, and the request. */
type Target = Pick<ChangeDocument, 'requestId' | 'changeSet'>;
type NewDocument = Target & { readonly document: object };
/** A view of a list: with a set's edits, or of `live` as it was at a moment. */
export type ListView = { readonly changeSet: string; readonly asOf?: string | undefined };
type Removal = Target & { readonly detach?: boolean };

/** Changes of single documents, each in a change set; they answer the document as it is there. */
export type DocumentCalls = {
  /**
   * Returns a list as it would be with a set's edits, archived documents included, each with its version; of the set
   * `live` as it is, or as it was at a moment. For the office, which sees of it what concerns its own shops. Throws `notFound` for a set that does not exist, and
   * `badRequest` for a moment of any set but `live`.
   */
  list(list: List, view: ListView, actor: Actor): Promise<readonly JsonObject[]>;
  create(list: List, call: NewDocument, actor: Actor): Promise<JsonObject>;
  change(list: List, id: string, call: ChangeDocument, actor: Actor): Promise<JsonObject>;
  /** Archives a document. Throws `inUse` with the places, unless these are to be edited as well. */
  archive(list: List, id: string, call: Removal, actor: Actor): Promise<JsonObject>;
};

/** Creates the changes of single documents. */
export function createDocumentCalls(context: CoreContext): DocumentCalls {
  return {
    async list(list, { changeSet, asOf }, actor) {
      ensureEditor(actor);
      const shops = seenShops(actor);
      if (asOf === undefined) return listWithSet(context.read, list, { changeSet, shops });
      ensureLive(changeSet);
      return visibleRows(list, await listAsOf(context.read, list, asOf, nextTurn), shops);
    },
    create(list, call, actor) {
      const { _id: id = newId(context.clock), ...fields } = call.document as { readonly _id?: string };
      const key = { list, entity: id };
      const edits = checkedEdits([{ ...key, path: WHOLE, value: { _id: id, ...fields } }]);
      return changeIn(context, { key, call, actor, name: `create ${list}` }, () => Promise.resolve(edits));
    },
    change(list, id, call, actor) {
      const key = { list, entity: id };
      const edits = checkedEdits(call.edits.map((edit) => ({ ...key, ...edit })));
      return changeIn(context, { key, call, actor, name: `patch ${list}` }, async (unit, row) => {
        await presentDocument(unit.tx, row, key);
        return edits;
      });
    },
    archive(list, id, call, actor) {
      const key = { list, entity: id };
      return changeIn(context, { key, call, actor, name: `remove ${list}` }, (unit, row) =>
        archivingEdits(unit, row, key, call.detach === true),
      );
    },
  };
}

type Change = {
  readonly key: EntityKey;
  readonly call: Target;
  readonly actor: Actor;
  /** The name of the call, for its repeats. */
  readonly name: string;
};

/** Adds edits to a set, publishes it if it is one of its own, and returns the document as it is then. */
async function changeIn(
  context: CoreContext,
  { key, call, actor, name }: Change,
  edits: (unit: Unit, row: SetRow) => Promise<readonly Edit[]>,
): Promise<JsonObject> {
  ensureEditor(actor);
  const { requestId, changeSet } = call;
  const { answer } = await context.write(async (tx, publish) => {
    const request = { actor, requestId, call: name, body: { ...call, entity: key.entity } };
    return withIdempotency(tx, context, request, async () => {
      const unit = { tx, publish, context, actor };
      const row = await editableSet(unit, changeSet);
      const batch = await edits(unit, row);
      const before = await documentIn(tx, row, key);
      const added = await addEdits(unit, row, batch);
      if (changeSet === 'now') await publishSet(unit, added.row);
      return JSON.stringify((await documentIn(tx, row, key)) ?? before);
    });
  }, CHANGES_QUEUE);
  await context.catalogue.settled();
  return JSON.parse(answer);
}

/** Returns the edits that archive a document, or take back what was only drafted. */
async function archivingEdits(
  unit: Unit,
  row: SetRow,
  key: EntityKey,
  detaches: boolean,
): Promise<readonly Edit[]> {
  const { tx, context } = unit;
  const { version: _version, ...was } = await presentDocument(tx, row, key);
  const now = instantNow(context.clock);
  const live = await readDocuments(tx, [key]);
  const archiving: Edit = live.has(entityKey(key))
    ? { ...key, path: ARCHIVED_AT, value: now }
    : { ...key, path: WHOLE, was };
  const drafted = await readEdits(tx, row.id);
  // before anybody is told what uses it
  await ensureMayEdit(unit, [archiving], live, drafted);
  const documents = await documentsInUse(tx, drafted);
  const places = usesOf(documents, key);
  if (places.length > 0 && !detaches) throw new CodedError('inUse', { places: [...places] });
  const { edits, stuck } = detachEdits(documents, key, now);
  if (stuck.length > 0) throw new CodedError('inUse', { places: [...stuck] });
  return [...edits, archiving];
}

/** Returns a document as it is in a set. Throws `notFound` if there is none, or it is archived. */
async function presentDocument(read: Reads, row: SetRow, key: EntityKey): Promise<JsonObject> {
  const document = await documentIn(read, row, key);
  if (document === undefined) throw new CodedError('notFound');
  return document;
}

/** Returns a document as it is in a set, with its version. */
async function documentIn(read: Reads, row: SetRow, key: EntityKey): Promise<JsonObject | undefined> {
  const live = (await readDocuments(read, [key])).get(entityKey(key));
  const isPublished = (await readEditsOf(read, [row.id], [key])).get(row.id) ?? [];
  const applied = applyEdits(live?.document, await openEdits(read, row, isPublished));
  const document = applied.ok ? applied.document : live?.document;
  return document && { ...document, version: live?.version ?? 0 };
}

/** Returns the edits of a set that are not live yet. */
async function openEdits(read: Reads, { id }: SetRow, edits: readonly Edit[]): Promise<readonly Edit[]> {
  const [row] = await read.query((q) => q.selectFrom('change_sets').select('status').where('id', '=', id));
  return row?.status === 'published' ? [] : edits;
}
