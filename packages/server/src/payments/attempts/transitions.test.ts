import { PaymentStatus } from '@comanda/contract';
import { describe, expect, it } from 'vitest';
import { ATTEMPT_TRANSITIONS, canTransition, isOpen } from './transitions.ts';

describe('transitions of a payment attempt', () => {
  const statuses = PaymentStatus.enum;

  it('cover every status', () => {
    expect(Object.keys(ATTEMPT_TRANSITIONS).sort()).toEqual([...statuses].sort());
  });

  it('undo a success by a refund only', () => {
    const reachable = new Set<string>(ATTEMPT_TRANSITIONS.succeeded);
    expect(reachable).toEqual(new Set(['partlyRefunded', 'refunded']));
  });

  it('accept late money from every open, failed or cancelled status', () => {
    for (const status of ['created', 'requiresAction', 'failed', 'cancelled'] as const) {
      expect(ATTEMPT_TRANSITIONS[status]).toContain('succeeded');
    }
  });

  it('O1.4 never book a settled counter attempt, but always what a provider collected', () => {
    for (const status of statuses) {
      const isLate = status === 'failed' || status === 'cancelled' || status === 'held';
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
