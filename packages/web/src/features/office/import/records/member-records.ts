import { type MemberRow, unguarded } from '@comanda/contract';
import { type ColumnTarget, isField, type Mapping } from '../columns/index.ts';
import type { Refusal } from './import-record.ts';
import { bodyOf } from './read-cells.ts';

/** A row of a file of members; one that is refused here is not sent. */
export type MemberRecord = { readonly member: MemberRow; readonly refusals: readonly Refusal[] };

/** The most characters of a text, and the largest balance. */
const MAX = { email: 254, phone: 40, name: 100, level: 100, points: 1_000_000 } as const;
const CONTROLS = /\p{Cc}/u;

/** Returns the members of a file whose columns were mapped (office B8.4). */
export function memberRecords(
  rows: readonly (readonly string[])[],
  { header: at, mapping }: { readonly header: number; readonly mapping: Mapping },
): readonly MemberRecord[] {
  const header = rows[at] ?? [];
  return bodyOf(rows, at).map(({ row, cells }) => {
    const refusals: Refusal[] = [];
    const fields = mapping.flatMap((target, column) => {
      const cell = cells[column] ?? '';
      const text = unguarded(cell.trim()).replaceAll(/\s+/g, ' ').trim();
      if (!isField(target) || text === '') return [];
      const value = memberValue(target, text);
      if (typeof value !== 'object') return [[target, value] as const];
      refusals.push({ column: header[column] || target, reason: value.reason, about: text });
      return [];
    });
    // the cast is sound: the mapping of such a file has the fields of members only
    return { member: { row, ...Object.fromEntries(fields) } as MemberRow, refusals };
  });
}

function memberValue(target: ColumnTarget, text: string): string | number | Pick<Refusal, 'reason'> {
  if (target === 'points') return pointsOf(text) ?? { reason: 'notPoints' };
  const most = target === 'email' || target === 'phone' ? MAX[target] : MAX.name;
  return text.length > most || CONTROLS.test(text) ? { reason: 'doesNotFit' } : text;
}

/** Returns a balance of whole points, which may have separators of thousands. */
function pointsOf(text: string): number | undefined {
  const plain = text
    .normalize('NFKC')
    .replaceAll(/[\s,'’]/g, '')
    .replace(/\.0+$/, '');
  const points = /^\d{1,7}$/.test(plain) ? Number(plain) : Number.NaN;
  return points <= MAX.points ? points : undefined;
}
