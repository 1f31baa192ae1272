import { type CourseQuery, courseOf, triggersOf } from '@comanda/domain';
import type { Menu } from '../catalogue/index.ts';
import type { StoredLine } from '../db/index.ts';

/**
 * Returns the lines of a placement in their courses, with what each waits for (K2.4). Set items go with their set.
 * Cancelled lines have neither; a gift's dish is made like any other.
 */
export function withCourses(
  menu: Menu,
  lines: readonly StoredLine[],
  query: CourseQuery,
): readonly StoredLine[] {
  const byId = new Map(lines.map((line) => [line.id, line]));
  const inCourse = lines.map((line) => {
    const root = rootOf(line, byId);
    const category = root.category === undefined ? undefined : menu.get('categories', root.category);
    const course = courseOf(root, category, query);
    return line.status === 'cancel' || course === undefined ? line : { ...line, course };
  });
  const cooked = inCourse.filter(({ status }) => status !== 'cancel');
  const triggers = triggersOf(cooked);
  const waiting = new Map(cooked.map(({ id }, at) => [id, triggers[at]]));
  return inCourse.map((line) => {
    const waitsFor = waiting.get(line.id);
    return waitsFor === undefined ? line : { ...line, held: true, waitsFor };
  });
}

function rootOf(line: StoredLine, byId: ReadonlyMap<string, StoredLine>): StoredLine {
  const parent = line.fromProduct === undefined ? undefined : byId.get(line.fromProduct);
  return parent === undefined ? line : rootOf(parent, byId);
}
