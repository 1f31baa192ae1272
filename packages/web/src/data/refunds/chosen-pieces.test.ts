import { describe, expect, it } from 'vitest';
import type { LineGroup } from '../sessions/progress.ts';
import { isDivisible, refundedLines, withPieces } from './chosen-pieces.ts';

const dish = (id: string, quantity: number, more: object = {}) =>
  ({ line: { id, quantity, ...more }, children: [] }) as unknown as LineGroup;

describe('M4.1 the pieces of a dish that are given back', () => {
  it('are chosen of several that are counted, and of no gift', () => {
    expect(
      [dish('a', 3), dish('b', 1), dish('c', 1.5), dish('d', 2, { fromCoupon: 'x' })].map(isDivisible),
    ).toEqual([true, false, false, false]);
  });

  it('become a line of their own, whose id stays while they are counted', () => {
    let made = 0;
    const newId = () => {
      made += 1;
      return `piece${made}`;
    };
    const [two, tart] = [dish('a', 3), dish('b', 2)];
    const one = withPieces(withPieces(new Map(), two, 2, newId), two, 1, newId);
    expect(refundedLines(new Set(['a', 'b']), one)).toEqual({
      lines: ['piece1', 'b'],
      parts: [{ line: 'a', quantity: 1, id: 'piece1' }],
    });
    // what is not ticked is given back in no pieces either
    expect(refundedLines(new Set(['b']), one)).toEqual({ lines: ['b'] });
    expect(withPieces(one, two, 3, newId).size).toBe(0);
    expect(withPieces(one, tart, 1, newId).get('b')).toEqual({ quantity: 1, id: 'piece2' });
  });
});
