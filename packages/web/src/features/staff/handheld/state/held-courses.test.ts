import { expect, test } from 'vitest';
import { anOrder, aPlacedLine } from '../../../../data/sessions/testing/an-order.ts';
import { heldCourses } from './held-courses.ts';

test('T1.5 what waits to be fired stands by course, the next one first', () => {
  const held = { held: true };
  const products = [
    aPlacedLine({ id: 'a' }),
    aPlacedLine({ id: 'b', course: 3, ...held }),
    aPlacedLine({ id: 'c', ...held }),
    aPlacedLine({ id: 'd', course: 3, ...held }),
    aPlacedLine({ id: 'd1', course: 3, fromProduct: 'd', ...held }),
    aPlacedLine({ id: 'e', course: 2, status: 'cancel', ...held }),
  ];
  expect(heldCourses(anOrder({ products }))).toEqual([
    { course: 1, lines: ['c'], count: 1 },
    { course: 3, lines: ['b', 'd', 'd1'], count: 2 },
  ]);
  expect(heldCourses(undefined)).toEqual([]);
});
