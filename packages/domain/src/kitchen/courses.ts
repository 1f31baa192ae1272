import type { CourseMode, OrderType, TicketStatus, WaitsFor } from '../model/index.ts';

/** Milliseconds for which a bill that was rushed is not rushed again (kitchen K2.4). */
export const RUSH_PAUSE_MS = 300_000;
const FIRST_COURSE = 1;

/** A bill that lines are placed on, as far as their courses depend on it. */
export type CourseQuery = {
  readonly type: OrderType;
  /** True if staff place them. */
  readonly isByStaff: boolean;
  /** The shop's setting. */
  readonly courses: CourseMode | undefined;
};

type InCourse = { readonly course?: number };

/**
 * Returns the course of a line: that of the staff, else at a table its category's; undefined where nobody set one, and
 * it is served with the first. A guest's line has its category's course only where the shop set `courses`: elsewhere
 * nobody may be there to fire it (kitchen K2.4).
 */
export function courseOf(
  line: InCourse,
  category: InCourse | undefined,
  { type, isByStaff, courses }: CourseQuery,
): number | undefined {
  const hasUsualCourse = type === 'dineIn' && (isByStaff || courses !== undefined);
  return line.course ?? (hasUsualCourse ? category?.course : undefined);
}

/** Returns the number of the course that something is served with: the first where none is set. */
export function courseNumber({ course }: InCourse): number {
  return course ?? FIRST_COURSE;
}

/**
 * Returns the trigger that each line of a placement waits for, in their order: staff where it is `held`, its course
 * where that is not the lowest of the placement; undefined for a line that is fired at once (kitchen K2.4).
 */
export function triggersOf(
  lines: readonly (InCourse & { readonly held?: boolean })[],
): readonly (WaitsFor | undefined)[] {
  const lowest = Math.min(...lines.map(courseNumber));
  return lines.map((line) => {
    if (line.held) return 'staff';
    return courseNumber(line) > lowest ? 'course' : undefined;
  });
}

/** A kitchen ticket, as far as its course is concerned. */
export type CourseTicket = InCourse & {
  readonly status: TicketStatus;
  readonly waitsFor?: WaitsFor;
  /** The moment at which it is fired by itself. */
  readonly fireAt?: string;
};

/**
 * Returns the course of a bill to be fired by itself (`auto`): the lowest that waits for its turn, once each course
 * before it was fired and taken; what is held of these does not count. Undefined while there is none, and where the
 * staff have set a time for it.
 */
export function courseDue(tickets: readonly CourseTicket[]): number | undefined {
  const waiting = tickets.filter(({ waitsFor }) => waitsFor === 'course');
  if (waiting.length === 0) return undefined;
  const next = Math.min(...waiting.map(courseNumber));
  if (waiting.some((ticket) => courseNumber(ticket) === next && ticket.fireAt !== undefined))
    return undefined;
  const before = tickets.filter((ticket) => courseNumber(ticket) < next);
  const courses = [...new Set(before.map(courseNumber))];
  const isServed = (course: number) => isTaken(before.filter((ticket) => courseNumber(ticket) === course));
  return courses.every(isServed) ? next : undefined;
}

function isTaken(course: readonly CourseTicket[]): boolean {
  const fired = course.filter(({ waitsFor }) => waitsFor === undefined);
  return fired.length > 0 && fired.every(({ status }) => status === 'taken');
}
