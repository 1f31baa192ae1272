import { RECORD_KINDS } from '../columns/index.ts';
import type { ImportRecord } from '../records/index.ts';
import type { ImportPlan, PlannedRow, PlanSettings } from './import-plan.ts';
import { LIST_OF, type MenuLists } from './menu-lists.ts';
import { planAbsent } from './plan-absent.ts';
import { planChoice } from './plan-choice.ts';
import { planDish } from './plan-dish.ts';
import { documentOf, planPart } from './plan-part.ts';
import { refusedRow } from './planned-row.ts';
import { createWorkings, type Workings } from './workings.ts';

/** Plans an import: compares a file's records with what is published, and writes nothing (office B8.2, B8.3). */
export function planImport(
  records: readonly ImportRecord[],
  lists: MenuLists,
  settings: PlanSettings,
): ImportPlan {
  const work = createWorkings(lists, settings);
  announce(work, records);
  // parts come before the dishes that name them
  const rows = RECORD_KINDS.flatMap((kind) =>
    records.filter((record) => record.kind === kind).map((record) => planRecord(work, record)),
  ).sort((one, other) => one.row - other.row);
  const { archived, kept } = planAbsent(work);
  return { rows, archived, kept, newCategories: work.newCategories, edits: work.edits };
}

/** Makes the file's own new documents known, so that rows may name those of later ones. */
function announce({ live, known, match }: Workings, records: readonly ImportRecord[]): void {
  for (const record of records) {
    const { kind, id, values } = record;
    const list = LIST_OF[kind];
    if (kind === 'choice' || id === undefined || live[list].byId.has(id)) continue;
    const matched = kind === 'dish' ? match(record, undefined) : undefined;
    if (matched !== undefined) {
      known[list].alias(id, String(matched.product._id));
      continue;
    }
    const names = Object.entries(values).filter(([path]) => path.startsWith('name.'));
    known[list].add(documentOf(id, Object.fromEntries(names)));
  }
}

function planRecord(work: Workings, record: ImportRecord): PlannedRow {
  if (record.refusals.length > 0) return refusedRow(record, record.refusals);
  if (record.kind === 'dish') return planDish(work, record);
  return record.kind === 'choice' ? planChoice(work, record) : planPart(work, record);
}
