import type { Category, Section, SubCategory } from '@comanda/contract';
import { type ChangeList, type Edit, WEEKDAYS } from '@comanda/domain';
import { newRequestId } from '../../../../lib/request-id.ts';
import type { DraftedDocument } from '../../changes/index.ts';
import { editOf } from '../../fields/index.ts';
import { emptyName } from './options.ts';

/** A section as it is published and as the open set has it. */
export type DraftedSection = DraftedDocument<Section>;
/** Times at which a section is served. */
export type TimeRange = NonNullable<Section['timeRange']>[number];
type Weekday = (typeof WEEKDAYS)[number];

/** Returns a category without a name, sold in these sections, after the others. */
export function newCategory(sections: readonly DraftedSection[], order: number): Category {
  return { _id: newRequestId(), name: emptyName(), sections: sections.map(({ now }) => now._id), order };
}

/** Returns a sub-category of a category without a name, after the others. */
export function newSubCategory(category: string, order: number): SubCategory {
  return { _id: newRequestId(), name: emptyName(), category, order };
}

/** Returns a section of a shop without a name, served all day, after the others. */
export function newSection(shop: string, showOrder: number): Section {
  return { _id: newRequestId(), name: emptyName(), shops: [shop], showOrder, timeRange: [newRange()] };
}

/** Returns a time range of the whole day, in which guests order online as well. */
export function newRange(): TimeRange {
  return { openForOnline: true, from: '00:00', to: '24:00' };
}

type Ordered = { readonly id: string; readonly now: object };

/** Returns the position after the last of some documents. */
export function nextPosition(rows: readonly Ordered[], field: 'order' | 'showOrder'): number {
  return Math.max(-1, ...rows.map(({ now }) => positionOf(now, field) ?? -1)) + 1;
}

function positionOf(document: object, field: string): number | undefined {
  const value: unknown = Reflect.get(document, field);
  return typeof value === 'number' ? value : undefined;
}

/**
 * Returns the edits that give documents the order of these ids. The positions that they have are dealt out anew, so that
 * documents of other shops stay where they are among them; without distinct ones they are numbered from 0.
 */
export function orderEdits(
  list: ChangeList,
  rows: readonly Ordered[],
  { ids, field }: { readonly ids: readonly string[]; readonly field: 'order' | 'showOrder' },
): readonly Edit[] {
  const given = rows.flatMap(({ now }) => positionOf(now, field) ?? []);
  const isDistinct = given.length === rows.length && new Set(given).size === rows.length;
  const positions = isDistinct ? [...given].sort((one, other) => one - other) : rows.map((_, at) => at);
  return ids.flatMap((id, at) => {
    const row = rows.find((each) => each.id === id);
    const position = positions[at];
    if (row === undefined || position === undefined || positionOf(row.now, field) === position) return [];
    return [editOf(list, row, field, position)];
  });
}

/** Returns the weekdays of a time range; every day where it names none. */
export function weekdaysOf({ weekdays = [] }: TimeRange): readonly Weekday[] {
  return weekdays.length === 0 ? WEEKDAYS : WEEKDAYS.filter((day) => weekdays.includes(day));
}

/** Runs of weekdays that follow each other, first and last of each. */
export function weekdayRuns(days: readonly Weekday[]): readonly (readonly [Weekday, Weekday])[] {
  const runs: [Weekday, Weekday][] = [];
  for (const day of days) {
    const last = runs.at(-1);
    if (last !== undefined && last[1] + 1 === day) last[1] = day;
    else runs.push([day, day]);
  }
  return runs;
}
