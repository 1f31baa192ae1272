import type { ChangeSet, UndoChangeSet } from '@comanda/contract';
import {
  ARCHIVED_AT,
  type applyEdit,
  type Edit,
  entityKey,
  isSameValue,
  type SetEdit,
  valueAt,
  WHOLE,
} from '@comanda/domain';
import { type Actor, type CoreContext, ensureManagement, withIdempotency } from '../../core/index.ts';
import { CodedError, instantNow } from '../../lib/index.ts';
import { addSet, CHANGES_QUEUE, closed, editorOf, saveSet } from './change-parts.ts';
import { readDocuments } from './documents.ts';
import { ensureMayEdit } from './rights.ts';
import { presentSet, readEdits, readSet, replaceEdits } from './set-rows.ts';

/**
 * Makes an open set of the inverses of a published one, or of one document of it (office B2.9). Paths that were changed
 * again since are marked as crossed. Throws `notFound`, `forbidden`, or `changeSetClosed` for a set that is not published.
 */
export async function undoChangeSet(
  context: CoreContext,
  call: UndoChangeSet,
  actor: Actor,
): Promise<ChangeSet> {
  ensureManagement(actor);
  const { requestId, of } = call;
  const { answer } = await context.write(async (tx, publish) => {
    const request = { actor, requestId, call: 'changeSets/undo', body: call };
    return withIdempotency(tx, context, request, async () => {
      const unit = { tx, publish, context, actor };
      const published = await readSet(tx, call.changeSet);
      if (published === undefined) throw new CodedError('notFound');
      if (published.status !== 'published') throw closed(published);
      const all = await readEdits(tx, published.id);
      const edits = of === undefined ? all : all.filter((edit) => entityKey(edit) === entityKey(of));
      if (edits.length === 0) throw new CodedError('notFound');
      const documents = await readDocuments(tx, edits);
      const now = instantNow(context.clock);
      const by = editorOf(actor);
      const signature = { ...(by !== undefined && { by }), at: now };
      const inverse = edits.flatMap((edit): readonly SetEdit[] => {
        const turned = { ...inverted(edit, now), ...signature };
        return onLive(turned, documents.get(entityKey(edit))?.document);
      });
      await ensureMayEdit(unit, inverse, documents);
      const { name } = presentSet(published);
      const row = await addSet(unit, { ...(name !== undefined && { name }), undoes: published.id });
      await replaceEdits(tx, row.id, { before: [], after: inverse });
      return JSON.stringify((await saveSet(unit, row, {})).set);
    });
  }, CHANGES_QUEUE);
  return JSON.parse(answer);
}

/** Returns the edit that turns another back; what it made is archived. */
function inverted({ list, entity, path, was, value }: Edit, now: string): Edit {
  if (path === WHOLE && was === undefined) return { list, entity, path: ARCHIVED_AT, value: now };
  return {
    list,
    entity,
    path,
    ...(value !== undefined && { was: value }),
    ...(was !== undefined && { value: was }),
  };
}

/** Returns an edit on what is live now: none if that is so already, crossed if it is not what the set published. */
export function onLive(edit: SetEdit, live: Parameters<typeof applyEdit>[0]): readonly SetEdit[] {
  const present = valueAt(live, edit.path);
  if (isSameValue(present, edit.value)) return [];
  const { was: _was, ...rest } = edit;
  const isCrossed = edit.path !== ARCHIVED_AT && !isSameValue(present, edit.was);
  return [{ ...rest, ...(present !== undefined && { was: present }), ...(isCrossed && { crossed: true }) }];
}
