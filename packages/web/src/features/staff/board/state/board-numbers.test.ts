import type { BoardEntry } from '@comanda/contract';
import { describe, expect, test } from 'vitest';
import { preparing, ready, withEntry } from './board-numbers.ts';

const entry = (number: string, tvStatus: BoardEntry['tvStatus'], minute: string): BoardEntry => ({
  _id: number,
  shop: 'harbour',
  orderNumber: number,
  tvStatus,
  since: `2026-03-02T12:${minute}:00.000Z`,
});
const BOARD = [entry('124', 'ready', '10'), entry('125', 'preparing', '05'), entry('126', 'waiting', '04')];
const numbers = (entries: readonly BoardEntry[]) => entries.map(({ orderNumber }) => orderNumber);

describe('the order board', () => {
  test('shows the longest waiting first, and the most recently ready first', () => {
    const board = withEntry(BOARD, entry('123', 'ready', '11'));
    expect(numbers(preparing(board))).toEqual(['126', '125']);
    expect(numbers(ready(board))).toEqual(['123', '124']);
  });

  test('moves a number when it is ready and removes it when collected', () => {
    const moved = withEntry(BOARD, entry('125', 'ready', '12'));
    expect(numbers(ready(moved))).toEqual(['125', '124']);
    expect(numbers(ready(withEntry(moved, entry('125', 'taken', '13'))))).toEqual(['124']);
  });
});
