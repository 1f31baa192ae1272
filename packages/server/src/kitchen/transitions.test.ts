import { describe, expect, it } from 'vitest';
import { LINE_MOVES, leastAdvanced, STATIONS, TICKET_MOVES } from './transitions.ts';

describe('the moves of a ticket', () => {
  it('go one step on or one step back, and nowhere else', () => {
    for (const [from, station] of STATIONS.entries()) {
      const neighbours = STATIONS.filter((_to, to) => Math.abs(to - from) === 1);
      expect([...TICKET_MOVES[station]].sort()).toEqual([...neighbours].sort());
    }
  });

  it('of a line never take it away alone', () => {
    expect(Object.values(LINE_MOVES).flat()).not.toContain('taken');
    expect(LINE_MOVES.taken).toEqual([]);
  });

  it('the least advanced counts', () => {
    expect(leastAdvanced(['ready', 'preparing', 'taken'])).toBe('preparing');
    expect(leastAdvanced([])).toBeUndefined();
  });
});
