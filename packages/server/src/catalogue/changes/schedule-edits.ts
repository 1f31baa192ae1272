import type { EditChangeSet, Shop } from '@comanda/contract';
import { addSet, editorOf, saveSet, type Unit } from './change-parts.ts';
import { addEdits, checkedEdits } from './edit-change-set.ts';
import { dueAt } from './schedule-set.ts';

/** Edits to be published as a set of their own at a later moment of a shop's clock. */
export type LaterEdits = {
  readonly name: string;
  readonly edits: EditChangeSet['edits'];
  readonly publishAt: string;
  readonly shop: Pick<Shop, '_id' | 'timezone'>;
};

/**
 * Schedules edits of documents that the unit of work, which waits in `CHANGES_QUEUE`, may have made itself; they are
 * checked when they are due (office B2.6). Throws as `addEdits` does, and for a day that no calendar has.
 */
export async function scheduleEdits(unit: Unit, { name, edits, publishAt, shop }: LaterEdits): Promise<void> {
  const due = dueAt(shop, publishAt);
  if (due === undefined) throw new Error(`${publishAt} is no moment of a clock`);
  const added = await addEdits(unit, await addSet(unit, { name }), checkedEdits(edits));
  const more = { publishAt, shop: shop._id, scheduledBy: editorOf(unit.actor) };
  await saveSet(unit, added.row, { status: 'scheduled', due_at: due, more });
}
