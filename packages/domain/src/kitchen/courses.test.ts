import { describe, expect, it } from 'vitest';
import { type CourseTicket, courseDue, courseOf, triggersOf } from './courses.ts';

const dinner = { type: 'dineIn', isByStaff: true, courses: undefined } as const;
const mains = { course: 2 };

describe('K2.4 the course of a line', () => {
  it('is that of the staff, else its category’s, else none', () => {
    expect(courseOf({ course: 3 }, mains, dinner)).toBe(3);
    expect(courseOf({}, mains, dinner)).toBe(2);
    expect(courseOf({}, {}, dinner)).toBeUndefined();
    expect(courseOf({}, undefined, dinner)).toBeUndefined();
  });

  it('is no category’s for guests of a shop without `courses`, and away from a table', () => {
    const guests = { ...dinner, isByStaff: false };
    expect(courseOf({}, mains, guests)).toBeUndefined();
    expect(courseOf({}, mains, { ...guests, courses: 'manual' })).toBe(2);
    expect(courseOf({}, mains, { ...guests, courses: 'auto' })).toBe(2);
    for (const type of ['takeAway', 'delivery', 'dineInNoTable'] as const) {
      expect(courseOf({}, mains, { ...dinner, type, courses: 'auto' })).toBeUndefined();
      expect(courseOf({ course: 2 }, mains, { ...dinner, type })).toBe(2);
    }
  });
});

describe('K2.4 a line of a placement', () => {
  it('is fired at once in the lowest course, and waits for its course in a later one', () => {
    expect(triggersOf([{ course: 2 }, {}, { course: 1 }])).toEqual(['course', undefined, undefined]);
    expect(triggersOf([{ course: 3 }, { course: 3 }])).toEqual([undefined, undefined]);
    expect(triggersOf([])).toEqual([]);
  });

  it('waits for the staff where it is held; later courses then wait as well', () => {
    expect(triggersOf([{ held: true }, { course: 2 }, { course: 2, held: true }])).toEqual([
      'staff',
      'course',
      'staff',
    ]);
  });
});

describe('K2.4 a course is due by itself', () => {
  const fired = (course: number, status: CourseTicket['status']) => ({ course, status });
  const waits = (course: number, more: Partial<CourseTicket> = {}): CourseTicket => {
    return { course, status: 'waiting', waitsFor: 'course', ...more };
  };

  it('when all of the course before is taken', () => {
    expect(courseDue([fired(1, 'taken'), fired(1, 'ready'), waits(2)])).toBeUndefined();
    expect(courseDue([fired(1, 'taken'), fired(1, 'taken'), waits(3), waits(2)])).toBe(2);
    expect(courseDue([fired(1, 'taken'), fired(2, 'ready'), waits(3)])).toBeUndefined();
  });

  it('without a course before it', () => expect(courseDue([waits(2), waits(3)])).toBe(2));

  it('whatever is held of the course before, unless all of it is', () => {
    const held = waits(1, { waitsFor: 'staff' });
    expect(courseDue([fired(1, 'taken'), held, waits(2)])).toBe(2);
    expect(courseDue([held, waits(2)])).toBeUndefined();
  });

  it('never with a time that the staff set, held or fired', () => {
    const timed = waits(2, { fireAt: '2026-03-02T04:10:00.000Z' });
    expect(courseDue([fired(1, 'taken'), timed, waits(3)])).toBeUndefined();
    expect(courseDue([fired(1, 'taken'), waits(2, { waitsFor: 'staff' })])).toBeUndefined();
    expect(courseDue([fired(1, 'taken')])).toBeUndefined();
  });
});
