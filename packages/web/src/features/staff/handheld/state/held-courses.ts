import type { TableSession } from '@comanda/contract';
import { courseNumber } from '@comanda/domain';

/** Dishes of a course that the kitchen has not been told to make. */
export type HeldCourse = {
  readonly course: number;
  /** Ids of its lines, set items among them. */
  readonly lines: readonly string[];
  /** Number of dishes. */
  readonly count: number;
};

/** Returns the courses of a bill that wait to be fired, the next one first (kitchen K2.4). */
export function heldCourses(session: TableSession | undefined): readonly HeldCourse[] {
  const held = (session?.products ?? []).filter((line) => line.held === true && line.status !== 'cancel');
  const courses = [...new Set(held.map(courseNumber))].toSorted((one, other) => one - other);
  return courses.map((course) => {
    const lines = held.filter((line) => courseNumber(line) === course);
    const dishes = lines.filter(({ fromProduct }) => fromProduct === undefined);
    return { course, lines: lines.map(({ id }) => id), count: dishes.length };
  });
}
