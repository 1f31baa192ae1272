import type { ChangeSet } from '@comanda/contract';
import type { Editor } from '@comanda/domain';
import type { Actor, CoreContext } from '../../core/index.ts';
import { fromJsonText, type StoredChangeSet, type Tx, toJsonText } from '../../db/index.ts';
import { CodedError, instantNow, newId } from '../../lib/index.ts';
import type { Publish } from '../../outbox/index.ts';
import {
  countEdits,
  DRAFT_SLOT,
  IMPORT_SLOT,
  insertSet,
  presentSet,
  readSet,
  type SetRow,
  updateSet,
} from './set-rows.ts';

/** Units of work that change sets or the catalogue run one after the other, on all nodes. */
export const CHANGES_QUEUE = 'catalogue';

/** The fields of a set that waits for no moment. */
export const NOT_SCHEDULED = { publishAt: undefined, shop: undefined, scheduledBy: undefined } as const;

/** A unit of work on change sets. */
export type Unit = {
  readonly tx: Tx;
  readonly publish: Publish;
  readonly context: CoreContext;
  readonly actor: Actor;
};

/** Returns the person who makes a change; undefined for the program itself. */
export function editorOf(actor: Actor): Editor | undefined {
  if (actor.kind === 'integration') return { _id: actor.token, name: actor.name };
  return actor.kind === 'staff' ? { _id: actor.staff._id, name: actor.staff.name } : undefined;
}

/** Adds a new open set and returns it; the organisation's own where it has the slot. */
export async function addSet(
  { tx, context, actor }: Unit,
  given: Pick<StoredChangeSet, 'name' | 'undoes' | 'importing'> & { readonly isDraft?: boolean },
): Promise<SetRow> {
  const { isDraft = false, name, undoes, importing } = given;
  const now = instantNow(context.clock);
  const createdBy = editorOf(actor);
  const doc: StoredChangeSet = {
    ...(name !== undefined && { name }),
    count: 0,
    crossed: 0,
    ...(undoes !== undefined && { undoes }),
    ...(importing !== undefined && { importing }),
    ...(createdBy !== undefined && { createdBy }),
  };
  const row: SetRow = {
    id: newId(context.clock),
    status: 'open',
    slot: isDraft ? DRAFT_SLOT : importing === undefined ? null : IMPORT_SLOT,
    version: 1,
    number: null,
    due_at: null,
    created_at: now,
    updated_at: now,
    published_at: null,
    doc: toJsonText(doc),
  };
  await insertSet(tx, row);
  return row;
}

/** Returns the set that edits go into: `open` and `now` make one where there is none. Throws `notFound` or `changeSetClosed`. */
export async function editableSet(unit: Unit, id: string): Promise<SetRow> {
  if (id === 'now') return addSet(unit, {});
  const found = await readSet(unit.tx, id);
  if (found === undefined && id === 'open') return addSet(unit, { isDraft: true });
  if (found === undefined) throw new CodedError('notFound');
  if (found.status !== 'open' && found.status !== 'blocked') throw closed(found);
  return found;
}

/** Returns the refusal of a set that takes no more changes. */
export function closed({ status }: SetRow): CodedError {
  return new CodedError('changeSetClosed', { status });
}

/** Stores a set's new state, counts its edits, and publishes it to the office. Returns it as it is answered. */
export async function saveSet(
  { tx, publish, context }: Unit,
  row: SetRow,
  change: Partial<Omit<SetRow, 'id' | 'doc' | 'version'>> & { readonly more?: Partial<StoredChangeSet> },
): Promise<{ readonly row: SetRow; readonly set: ChangeSet }> {
  const { more = {}, ...columns } = change;
  const doc: StoredChangeSet = { ...fromJsonText(row.doc), ...more, ...(await countEdits(tx, row.id)) };
  const saved: SetRow = {
    ...row,
    ...columns,
    version: row.version + 1,
    updated_at: instantNow(context.clock),
    doc: toJsonText(doc),
  };
  await updateSet(tx, saved);
  const set = presentSet(saved);
  publish({ topic: 'changeSets', event: 'patched', shop: '', id: set._id, data: set });
  return { row: saved, set };
}
