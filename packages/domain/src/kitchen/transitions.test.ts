import { describe, expect, it } from 'vitest';
import { TICKET_STATUSES } from '../model/index.ts';
import {
  LINE_TRANSITIONS,
  leastAdvanced,
  nextStatus,
  statusBefore,
  statusOfLines,
  TICKET_TRANSITIONS,
} from './transitions.ts';

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

  it('a bump and a recall are transitions of the table', () => {
    expect(TICKET_STATUSES.map(nextStatus)).toEqual(['preparing', 'ready', 'taken', undefined]);
    expect(TICKET_STATUSES.map(statusBefore)).toEqual([undefined, 'waiting', 'preparing', 'ready']);
    for (const from of TICKET_STATUSES)
      for (const to of [nextStatus(from), statusBefore(from)])
        if (to !== undefined) expect(TICKET_TRANSITIONS[from]).toContain(to);
  });

  it('a ticket is begun with its first line, and ready with its last', () => {
    expect(statusOfLines(['waiting', 'ready'])).toBe('preparing');
    expect(statusOfLines(['ready', 'ready'])).toBe('ready');
    expect(statusOfLines([])).toBe('waiting');
  });
});
