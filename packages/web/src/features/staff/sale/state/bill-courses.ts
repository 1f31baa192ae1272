import type { SessionLine, TableSession } from '@comanda/contract';
import { courseNumber } from '@comanda/domain';
import { groupLines, type LineGroup, liveLines } from '../../../../data/sessions/progress.ts';

/** The state of a course: not fired, with a time to be fired at, in the kitchen, ready, or served. */
export type CourseState = 'waiting' | 'timed' | 'fired' | 'ready' | 'served';

/** The dishes of a bill that are served together. */
export type BillCourse = {
  readonly course: number;
  readonly groups: readonly LineGroup[];
  readonly state: CourseState;
  /** The moment at which what is fired and not served yet was sent, the first. */
  readonly since?: string;
  /** The moment at which the first of it is fired by itself. */
  readonly fireAt?: string;
  /** True if something of it waits to be fired. */
  readonly canFire: boolean;
  /** True if something of it is fired and not begun, or waits for a time. */
  readonly canHold: boolean;
  /** True if the kitchen makes something of it. */
  readonly canRush: boolean;
};

/** Returns the dishes of a bill by course, the first one first (K2.4). */
export function billCourses(session: TableSession): readonly BillCourse[] {
  const groups = groupLines(liveLines(session));
  const courses = [...new Set(groups.map(({ line }) => courseNumber(line)))];
  return [...courses]
    .sort((one, other) => one - other)
    .map((course) =>
      courseOfBill(
        course,
        groups.filter(({ line }) => courseNumber(line) === course),
      ),
    );
}

/** Returns true for a bill without courses: what is on it was sent, and is not served one after the other. */
export function isPlainBill({ products }: Pick<TableSession, 'products'>): boolean {
  return products.every(({ course }) => course === undefined);
}

/** Returns true if a line of a dish is in one of these states. */
export function isWaiting({ waitsFor }: Pick<SessionLine, 'waitsFor'>): boolean {
  return waitsFor !== undefined;
}

/** Returns the ids of the lines of a bill that wait to be fired. */
export function waitingLines(session: TableSession | undefined): readonly string[] {
  return session === undefined
    ? []
    : liveLines(session)
        .filter(isWaiting)
        .map(({ id }) => id);
}

function courseOfBill(course: number, groups: readonly LineGroup[]): BillCourse {
  const lines = groups.flatMap(({ line, children }) => [line, ...children]);
  const cooked = lines.filter(({ status }) => status !== 'cancel');
  const sent = cooked.filter((line) => !isWaiting(line));
  const open = sent.filter(({ kitchenStatus }) => kitchenStatus !== 'taken');
  const unbegun = sent.filter(({ kitchenStatus }) => kitchenStatus === 'waiting');
  const times = cooked.flatMap(({ fireAt }) => fireAt ?? []).sort();
  return {
    course,
    groups,
    state: stateOf(sent, open, times),
    since: open.flatMap(({ firedAt, placedAt }) => firedAt ?? placedAt ?? []).sort()[0],
    fireAt: times[0],
    canFire: cooked.some(isWaiting),
    canHold: unbegun.length > 0 || times.length > 0,
    canRush: open.some(({ kitchenStatus }) => kitchenStatus !== 'ready'),
  };
}

function stateOf(
  sent: readonly SessionLine[],
  open: readonly SessionLine[],
  times: readonly string[],
): CourseState {
  if (sent.length === 0) return times.length > 0 ? 'timed' : 'waiting';
  if (open.length === 0) return 'served';
  return open.every(({ kitchenStatus }) => kitchenStatus === 'ready') ? 'ready' : 'fired';
}
