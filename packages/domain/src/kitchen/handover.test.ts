import { expect, it } from 'vitest';
import { HANDOVER_STEPS, handoverReasons, handoverSteps } from './handover.ts';

it('a delivery goes from ready to its way to the door; each mark can be taken back', () => {
  expect(handoverSteps('delivery', undefined)).toEqual(['onTheWay', 'failed']);
  expect(handoverSteps('delivery', 'onTheWay')).toEqual(['delivered', 'failed', 'ready']);
  const states = HANDOVER_STEPS.flatMap((step) => (step === 'ready' ? [] : [step]));
  for (const state of states) expect(handoverSteps('delivery', state)).not.toEqual([]);
});

it('what is collected is only marked when nobody came, and a table never', () => {
  expect(handoverSteps('takeAway', undefined)).toEqual(['failed']);
  expect(handoverSteps('dineInNoTable', 'failed')).toEqual(['ready']);
  expect(handoverSteps('dineIn', undefined)).toEqual([]);
  expect(handoverReasons('takeAway')).toEqual(['notCollected', 'other']);
  expect(handoverReasons('delivery')).not.toContain('notCollected');
});
