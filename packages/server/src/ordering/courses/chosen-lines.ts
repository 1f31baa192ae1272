import type { FireCourse } from '@comanda/contract';
import { courseNumber, familyOf } from '@comanda/domain';
import type { StoredLine } from '../../db/index.ts';
import { CodedError } from '../../lib/index.ts';
import { cartLinesOf } from '../../sessions/index.ts';

type Choice = Pick<FireCourse, 'course' | 'lines'>;

/**
 * Returns the lines that the kitchen makes of those that a call names: a course, or lines with their set items. Throws
 * `badRequest` with the field for neither or both, and for a line that is not on the bill.
 */
export function chosenLines(
  lines: readonly StoredLine[],
  { course, lines: ids }: Choice,
): readonly StoredLine[] {
  if ((course === undefined) === (ids === undefined)) throw refusal('/course', 'oneOf');
  const cooked = lines.filter(({ status }) => status !== 'cancel');
  if (ids === undefined) return cooked.filter((line) => courseNumber(line) === course);
  const chosen = familiesOf(lines, ids);
  return cooked.filter(({ id }) => chosen.has(id));
}

/** Returns the ids of lines and of their set items. Throws `badRequest` for a line that is not on the bill. */
export function familiesOf(lines: readonly StoredLine[], ids: readonly string[]): ReadonlySet<string> {
  const unknown = ids.findIndex((id) => lines.every((line) => line.id !== id));
  if (unknown >= 0) throw refusal(`/lines/${unknown}`, 'unknown');
  const cart = cartLinesOf(lines);
  return new Set(ids.flatMap((id) => [...familyOf(cart, id)]));
}

/** Returns the ids of lines. Throws `nothingToFire` for none. */
export function idsOf(lines: readonly StoredLine[]): ReadonlySet<string> {
  if (lines.length === 0) throw new CodedError('nothingToFire');
  return new Set(lines.map(({ id }) => id));
}

function refusal(field: string, rule: string): CodedError {
  return new CodedError('badRequest', { problems: [{ field, rule }] });
}
