import {
  type ChangeSet,
  checkEdit,
  type EditChangeSet,
  type EditConflict,
  type EditedChangeSet,
} from '@comanda/contract';
import {
  type Edit,
  type EntityKey,
  entityKey,
  isOverlapping,
  type JsonObject,
  mergeEdits,
  type SignedEdit,
  WHOLE,
} from '@comanda/domain';
import { type Actor, type CoreContext, withIdempotency } from '../../core/index.ts';
import type { Reads } from '../../db/index.ts';
import { CodedError, instantNow } from '../../lib/index.ts';
import { CHANGES_QUEUE, editableSet, editorOf, NOT_SCHEDULED, saveSet, type Unit } from './change-parts.ts';
import { type Documents, readDocuments } from './documents.ts';
import { importedPart } from './import-slot.ts';
import { publishSet } from './publish-set.ts';
import { ensureMayEdit } from './rights.ts';
import { readEditsOf, replaceEdits, type SetRow } from './set-rows.ts';

/**
 * Adds edits to a change set (office B2.3). Throws `badRequest` for what is no path or value of the list,
 * `editConflict` unless conflicts are to be skipped, `changeSetClosed`, `notFound`, `forbidden`.
 */
export async function editChangeSet(
  context: CoreContext,
  call: EditChangeSet,
  actor: Actor,
): Promise<EditedChangeSet> {
  const { requestId } = call;
  const batch = checkedEdits(call.edits);
  const { answer } = await context.write(async (tx, publish) => {
    const request = { actor, requestId, call: 'changeSets/edit', body: call };
    return withIdempotency(tx, context, request, async () => {
      const unit = { tx, publish, context, actor };
      const row = await editableSet(unit, call.changeSet);
      const added = await addEdits(unit, row, batch, call.onConflict === 'skip');
      const set = call.changeSet === 'now' ? await publishSet(unit, added.row) : added.set;
      return JSON.stringify({ changeSet: set, skipped: added.skipped });
    });
  }, CHANGES_QUEUE);
  await context.catalogue.settled();
  // the cast is sound: it is the text made above, of this request or its first
  return JSON.parse(answer) as EditedChangeSet;
}

/** Returns edits with their values normalised. Throws `badRequest` with the first problem. */
export function checkedEdits(edits: EditChangeSet['edits']): readonly Edit[] {
  return edits.map((edit) => {
    const checked = checkEdit(edit);
    if (checked.ok) return checked.edit;
    const { list, entity } = edit;
    throw new CodedError('badRequest', { problems: [{ list, entity, ...checked.problem }] });
  });
}

/** Throws `badRequest` if a published document is to be taken away: it is archived. */
function ensureUnpublished(edits: readonly Edit[], documents: Documents): void {
  const isTakenAway = (edit: Edit) =>
    edit.path === WHOLE && edit.value === undefined && documents.get(entityKey(edit)) !== undefined;
  const edit = edits.find(isTakenAway);
  if (edit === undefined) return;
  const problem = { list: edit.list, entity: edit.entity, field: WHOLE, rule: 'required' };
  throw new CodedError('badRequest', { problems: [problem] });
}

/** Throws `badRequest` for a payment method of a provider that is not registered. */
function ensureProviders({ providerNames }: CoreContext, edits: readonly Edit[]): void {
  for (const { list, entity, path, value } of edits) {
    if (list !== 'paymentMethods' || value === undefined) continue;
    // the cast is sound: the edits are checked
    const provider =
      path === WHOLE ? (value as JsonObject).provider : path === 'provider' ? value : undefined;
    if (provider === undefined || providerNames.has(String(provider))) continue;
    const problem = { list, entity, field: 'provider', rule: 'provider' };
    throw new CodedError('badRequest', { problems: [problem] });
  }
}

/** Adds checked edits to a set's, all of them or without those in conflict. */
export async function addEdits(
  unit: Unit,
  row: SetRow,
  batch: readonly Edit[],
  skipsConflicts = false,
): Promise<{ readonly row: SetRow; readonly set: ChangeSet; readonly skipped: EditConflict[] }> {
  const { tx, actor, context } = unit;
  ensureProviders(context, batch);
  const documents = await readDocuments(tx, batch);
  ensureUnpublished(batch, documents);
  const before = (await readEditsOf(tx, [row.id], batch)).get(row.id) ?? [];
  await ensureMayEdit(unit, batch, documents, before);
  const by = editorOf(actor);
  const at = instantNow(context.clock);
  const signed = batch.map((edit): SignedEdit => ({ ...edit, ...(by !== undefined && { by }), at }));
  const live = (key: EntityKey) => documents.get(entityKey(key))?.document;
  const { edits: after, conflicts } = mergeEdits({ edits: before, batch: signed, live });
  const named = await withLastEditor(tx, conflicts);
  if (named.length > 0 && !skipsConflicts) throw new CodedError('editConflict', { conflicts: named });
  await replaceEdits(tx, row.id, { before, after });
  const { more: importing, ...slot } = importedPart(row);
  const more = { problems: undefined, ...NOT_SCHEDULED, ...importing };
  const saved = await saveSet(unit, row, { status: 'open', due_at: null, ...slot, more });
  return { ...saved, skipped: named };
}

/** Adds to conflicts with the live value who published it, and when. */
async function withLastEditor(
  read: Reads,
  conflicts: readonly Parameters<typeof nameless>[0][],
): Promise<EditConflict[]> {
  const open = conflicts.filter(nameless);
  if (open.length === 0) return [...conflicts];
  const ids = [...new Set(open.map(({ edit }) => edit.entity))];
  const sets = await read.query((q) =>
    q
      .selectFrom('change_sets')
      .innerJoin('change_set_edits', 'change_set_edits.change_set', 'change_sets.id')
      .select(['change_sets.id', 'number'])
      .distinct()
      .where('status', '=', 'published')
      .where('entity', 'in', ids)
      .orderBy('number', 'desc')
      .limit(20),
  );
  const edits = await readEditsOf(
    read,
    sets.map(({ id }) => id),
    open.map(({ edit }) => edit),
  );
  const newest = sets.flatMap(({ id }) => edits.get(id) ?? []);
  return conflicts.map((conflict) => {
    const { edit } = conflict;
    const last = nameless(conflict)
      ? newest.find((other) => entityKey(other) === entityKey(edit) && isOverlapping(other.path, edit.path))
      : undefined;
    return {
      ...conflict,
      ...(last?.by !== undefined && { by: last.by }),
      ...(last?.at !== undefined && { at: last.at }),
    };
  });
}

function nameless(conflict: ReturnType<typeof mergeEdits>['conflicts'][number]): boolean {
  return conflict.at === undefined;
}
