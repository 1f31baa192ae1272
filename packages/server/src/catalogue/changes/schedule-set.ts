import type { ChangeSet, Shop } from '@comanda/contract';
import { firstMomentOf, parseDate, parseWallTime, zoneOf } from '@comanda/domain';
import { fromJsonText, type StoredChangeSet } from '../../db/index.ts';
import { CodedError, instantNow, instantOf } from '../../lib/index.ts';
import { editorOf, NOT_SCHEDULED, saveSet, type Unit } from './change-parts.ts';
import type { ChangedDocument } from './changed-documents.ts';
import type { CheckedAhead } from './check-ahead.ts';
import { readDocuments } from './documents.ts';
import { publishableSet } from './publishable-set.ts';
import { ensureMayEdit } from './rights.ts';
import { countEdits, DRAFT_SLOT, readEdits, readSet, type SetRow } from './set-rows.ts';

/** A moment of publishing by the clock of a shop. */
type Schedule = {
  readonly publishAt: string;
  readonly shop: string | undefined;
  /** The check of the set from before the lock. */
  readonly ahead: CheckedAhead | undefined;
};

/**
 * Schedules a set that could be published now, for a moment of a shop's clock (office B2.6). It takes no edits until it
 * is opened again, and is no longer the open set. Throws as publishing does, and `badRequest` for a moment that is past,
 * of no day, or of no shop.
 */
export async function scheduleSet(
  unit: Unit,
  row: SetRow,
  { publishAt, shop, ahead }: Schedule,
): Promise<ChangeSet> {
  const { context, actor } = unit;
  const of = shop === undefined ? undefined : context.catalogue.get('shops', shop);
  if (of === undefined) throw refused('shop', shop === undefined ? 'required' : 'unknown');
  const due = dueAt(of, publishAt);
  if (due === undefined) throw refused('publishAt', 'value');
  if (due <= instantNow(context.clock)) throw refused('publishAt', 'minimum');
  await publishableSet(unit, row, ahead);
  const scheduledBy = editorOf(actor);
  const more = { problems: undefined, publishAt, shop: of._id, scheduledBy };
  return (await saveSet(unit, row, { status: 'scheduled', slot: null, due_at: due, more })).set;
}

/**
 * Opens a set again that was scheduled or blocked. Without a name it becomes the organisation's open set, unless that
 * has edits. Throws `forbidden` unless the actor may make every edit.
 */
export async function openAgain(unit: Unit, row: SetRow, name: string | undefined): Promise<ChangeSet> {
  const { tx } = unit;
  const edits = await readEdits(tx, row.id);
  await ensureMayEdit(unit, edits, await readDocuments(tx, edits));
  const known = fromJsonText<StoredChangeSet>(row.doc).name;
  const isDraft = name === undefined && known === undefined && (await freeSlot(unit, row));
  const more = { problems: undefined, ...NOT_SCHEDULED, ...(name !== undefined && { name }) };
  const opened = { status: 'open', due_at: null, more, ...(isDraft && { slot: DRAFT_SLOT }) };
  return (await saveSet(unit, row, opened)).set;
}

/** Returns true if the slot of the open set is free for a set; an open set without edits is dropped for it. */
async function freeSlot(unit: Unit, row: SetRow): Promise<boolean> {
  const draft = await readSet(unit.tx, 'open');
  if (draft === undefined || draft.id === row.id) return true;
  if ((await countEdits(unit.tx, draft.id)).count > 0) return false;
  await saveSet(unit, draft, { status: 'dropped', slot: null });
  return true;
}

/** Moves the sets that wait for a shop's clock when its time zone was changed. */
export async function followTimeZones(unit: Unit, changed: readonly ChangedDocument[]): Promise<void> {
  const moved = changed.filter(
    ({ list, before, after }) => list === 'shops' && before?.timezone !== after?.timezone,
  );
  for (const { entity, after } of moved) {
    const rows = await unit.tx.query((q) =>
      q.selectFrom('change_sets').selectAll().where('status', '=', 'scheduled').orderBy('id'),
    );
    for (const row of rows) {
      const { shop, publishAt } = fromJsonText<StoredChangeSet>(row.doc);
      if (shop !== entity || publishAt === undefined) continue;
      // the cast is sound: it was checked by the schema of shops
      const due = dueAt(after as Pick<Shop, 'timezone'>, publishAt);
      if (due !== undefined) await saveSet(unit, row, { due_at: due });
    }
  }
}

/**
 * Returns the first moment at which a shop's clock shows a time, or a later one where the change to summer time skips
 * it; undefined for a day that no calendar has.
 */
export function dueAt(shop: Pick<Shop, 'timezone'>, publishAt: string): string | undefined {
  const [date = '', time = ''] = publishAt.split('T');
  const day = parseDate(date);
  const minute = parseWallTime(time);
  if (day === undefined || minute === undefined) return undefined;
  return instantOf(firstMomentOf(zoneOf(shop), { day, minute }));
}

function refused(field: string, rule: string): CodedError {
  return new CodedError('badRequest', { problems: [{ field, rule }] });
}
