import { OWN_COLUMNS, type Subject } from './fields.ts';
import { foldedHeader, targetOf } from './known-headers.ts';
import { memberTargetOf } from './member-columns.ts';
import { PROFILE_HEADERS } from './profiles.ts';

/** The rows in which a header is looked for: reports have titles above theirs. */
const LOOKED_AT = 15;

const KNOWN = new Set([...OWN_COLUMNS, ...PROFILE_HEADERS].map(foldedHeader));

/** Returns the row that has the columns' names: the one with most known names, else the first with texts only (office B8.1). */
export function findHeader(rows: readonly (readonly string[])[], subject: Subject = 'menu'): number {
  const head = rows.slice(0, LOOKED_AT);
  const scores = head.map(
    (row) => row.filter((cell) => (subject === 'menu' ? isOfMenu(cell) : memberTargetOf(cell))).length,
  );
  const most = Math.max(0, ...scores);
  if (most > 0) return scores.indexOf(most);
  const texts = head.findIndex((row) => {
    const filled = row.filter((cell) => cell.trim() !== '');
    return filled.length >= 2 && filled.every((cell) => !/^[\d.,\s]+$/.test(cell));
  });
  return Math.max(0, texts);
}

function isOfMenu(cell: string): boolean {
  return KNOWN.has(foldedHeader(cell)) || targetOf(cell) !== undefined;
}
