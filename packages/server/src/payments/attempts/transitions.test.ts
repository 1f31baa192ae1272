import { PaymentStatus } from '@comanda/contract';
import { describe, expect, it } from 'vitest';
import { ATTEMPT_TRANSITIONS, canTransition, isOpen } from './transitions.ts';

describe('the moves of a payment attempt', () => {
  const statuses = PaymentStatus.enum;

  it('name every status', () => {
    expect(Object.keys(ATTEMPT_TRANSITIONS).sort()).toEqual([...statuses].sort());
  });

  it('never undo money that has come, but by a refund', () => {
    const reachable = new Set<string>(ATTEMPT_TRANSITIONS.succeeded);
    expect(reachable).toEqual(new Set(['partlyRefunded', 'refunded']));
  });

  it('let money that comes late count, from every status that may wait or was given up', () => {
    for (const status of ['created', 'requiresAction', 'failed', 'cancelled'] as const) {
      expect(ATTEMPT_TRANSITIONS[status]).toContain('succeeded');
    }
  });

  it('O1.4 book nothing that staff have not confirmed in time, and all that a provider takes', () => {
    for (const status of statuses) {
      const isLate = status === 'failed' || status === 'cancelled';
      const mayBe = ATTEMPT_TRANSITIONS[status].includes('succeeded');
      expect(canTransition({ provider: 'sandbox', status }, 'succeeded')).toBe(mayBe);
      expect(canTransition({ provider: 'counter', status }, 'succeeded')).toBe(mayBe && !isLate);
    }
  });

  it('never reopen an attempt', () => {
    for (const status of statuses.filter((each) => !isOpen(each))) {
      expect(ATTEMPT_TRANSITIONS[status].filter(isOpen)).toEqual([]);
    }
  });
});
