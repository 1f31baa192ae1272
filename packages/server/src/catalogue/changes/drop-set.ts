import type { ChangeChangeSet, ChangeSet } from '@comanda/contract';
import { entityKey, type SetEdit } from '@comanda/domain';
import type { Actor, CoreContext } from '../../core/index.ts';
import { fromJsonText, type StoredChangeSet } from '../../db/index.ts';
import { instantNow } from '../../lib/index.ts';
import { auditSet } from './announce-published.ts';
import { CHANGES_QUEUE, closed, saveSet, type Unit } from './change-parts.ts';
import { readDocuments } from './documents.ts';
import { ensurePayeeProof } from './payees.ts';
import { ensureEditor, ensureMayEdit } from './rights.ts';
import { dueAt, openAgain } from './schedule-set.ts';
import { ensureVersion, knownSet, presentSet, readEdits, replaceEdits, type SetRow } from './set-rows.ts';
import { onLive } from './undo-change-set.ts';

/**
 * Drops a set that is not published, with all of its edits; it can be taken back. Throws `forbidden` unless the actor may
 * make every edit of it, `notFound`, or `changeSetClosed`.
 */
export async function dropSet(context: CoreContext, id: string, actor: Actor): Promise<ChangeSet> {
  ensureEditor(actor);
  return context.write(async (tx, publish) => {
    const row = await knownSet(tx, id);
    if (row.status === 'published') throw closed(row);
    if (row.status === 'dropped') return presentSet(row);
    const unit = { tx, publish, context, actor };
    await ensureOwnEdits(unit, row);
    await auditSet(unit, row, { action: 'dropChanges', before: standingOf(row) });
    return (await saveSet(unit, row, { status: 'dropped', slot: null, due_at: null })).set;
  }, CHANGES_QUEUE);
}

/**
 * Names a set, opens one again that was scheduled or blocked, or takes a dropped one back. Throws `forbidden` unless the
 * actor may make every edit of it, `notFound`, `changeSetMoved`, or `changeSetClosed`.
 */
export async function changeSet(
  context: CoreContext,
  id: string,
  { version, name, status }: ChangeChangeSet,
  actor: Actor,
): Promise<ChangeSet> {
  ensureEditor(actor);
  return context.write(async (tx, publish) => {
    const row = await knownSet(tx, id);
    ensureVersion(row, version);
    const isRestored = row.status === 'dropped' && status === 'open';
    if (row.status === 'published' || (row.status === 'dropped' && !isRestored)) throw closed(row);
    const unit = { tx, publish, context, actor };
    if (isRestored) return restoreSet(unit, row, name);
    if (status === 'open') return openAgain(unit, row, name);
    await ensureOwnEdits(unit, row);
    if (name !== undefined && name !== standingOf(row).name)
      await auditSet(unit, row, { action: 'renameChanges', before: standingOf(row), after: { name } });
    return (await saveSet(unit, row, { more: { ...(name !== undefined && { name }) } })).set;
  }, CHANGES_QUEUE);
}

/**
 * Takes a dropped set back: a scheduled one whose moment is still to come waits for it again, any other is open. Edits of
 * what was published meanwhile are marked as crossed.
 */
async function restoreSet(unit: Unit, row: SetRow, name: string | undefined): Promise<ChangeSet> {
  const { tx, context } = unit;
  const before = await ensureOwnEdits(unit, row);
  const documents = await readDocuments(tx, before);
  const after = before.flatMap((edit) => onLive(edit, documents.get(entityKey(edit))?.document));
  await replaceEdits(tx, row.id, { before, after });
  await auditSet(unit, row, { action: 'restoreChanges', before: standingOf(row) });
  const { publishAt, shop } = fromJsonText<StoredChangeSet>(row.doc);
  const of = shop === undefined ? undefined : context.catalogue.get('shops', shop);
  const due = of === undefined || publishAt === undefined ? undefined : dueAt(of, publishAt);
  if (due === undefined || due <= instantNow(context.clock)) return openAgain(unit, row, name);
  await ensurePayeeProof(unit, after);
  return (await saveSet(unit, row, { status: 'scheduled', due_at: due })).set;
}

/** Returns a set's edits. Throws `forbidden` unless the actor may make all of them. */
async function ensureOwnEdits(unit: Unit, row: SetRow): Promise<readonly SetEdit[]> {
  const edits = await readEdits(unit.tx, row.id);
  await ensureMayEdit(unit, edits, await readDocuments(unit.tx, edits));
  return edits;
}

/** Returns the name of a set and how many edits it has, for the audit log. */
function standingOf(row: SetRow) {
  const { name, count, publishAt } = fromJsonText<StoredChangeSet>(row.doc);
  return { ...(name !== undefined && { name }), edits: count, ...(publishAt !== undefined && { publishAt }) };
}
