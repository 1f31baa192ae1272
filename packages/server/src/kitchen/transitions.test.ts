import { TICKET_STATUSES } from '@comanda/domain';
import { describe, expect, it } from 'vitest';
import { LINE_TRANSITIONS, leastAdvanced, TICKET_TRANSITIONS } from './transitions.ts';

describe('transitions of a ticket', () => {
  it('go one step on or one step back, and nowhere else', () => {
    for (const [from, station] of TICKET_STATUSES.entries()) {
      const neighbours = TICKET_STATUSES.filter((_to, to) => Math.abs(to - from) === 1);
      expect([...TICKET_TRANSITIONS[station]].sort()).toEqual([...neighbours].sort());
    }
  });

  it('of a line never reach taken without its ticket', () => {
    expect(Object.values(LINE_TRANSITIONS).flat()).not.toContain('taken');
    expect(LINE_TRANSITIONS.taken).toEqual([]);
  });

  it('the least advanced status counts', () => {
    expect(leastAdvanced(['ready', 'preparing', 'taken'])).toBe('preparing');
    expect(leastAdvanced([])).toBeUndefined();
  });
});
