import { expect, test } from 'vitest';
import { momentProblem, proposedMoment, publishAtOf, typedMoment } from './publish-moment.ts';

const BERLIN = { timezone: 'Europe/Berlin' };
const NOW = Date.parse('2026-03-28T23:30:00Z');

test('B2.6 the proposed time is the next morning of the shop’s clock, not of the device’s', () => {
  expect(proposedMoment(BERLIN, NOW)).toEqual({ date: '2026-03-30', time: '05:00' });
  expect(proposedMoment({ timezone: 'America/New_York' }, NOW)).toEqual({
    date: '2026-03-29',
    time: '05:00',
  });
});

test.each([
  ['', '05:00', { field: 'date', code: 'dayMissing' }],
  ['2026-02-30', '05:00', { field: 'date', code: 'dayMissing' }],
  ['2026-03-30', '', { field: 'time', code: 'timeMissing' }],
  ['2026-03-30', '24:00', { field: 'time', code: 'timeMissing' }],
  ['2026-03-28', '05:00', { field: 'date', code: 'past' }],
  ['2026-03-29', '00:30', { field: 'time', code: 'past' }],
  ['2026-03-29', '00:31', undefined],
  // skipped by the change to summer time: it is the first moment after it
  ['2026-03-29', '02:30', undefined],
])('B2.6 at 00:30 of 29 March, %s %s is refused as %j', (date, time, problem) => {
  expect(momentProblem({ date, time }, BERLIN, NOW)).toEqual(problem);
});

test('B2.6 a moment is sent to the minute, and read back as it was typed', () => {
  expect(publishAtOf({ date: '2026-04-01', time: '05:00:00' })).toBe('2026-04-01T05:00');
  expect(typedMoment('2026-04-01T05:00')).toEqual({ date: '2026-04-01', time: '05:00' });
});
