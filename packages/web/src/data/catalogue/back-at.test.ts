import { expect, test } from 'vitest';
import { backAt } from './back-at.ts';

const NOW = Date.parse('2026-05-20T06:00:00.000Z');
const HERE = { intl: 'en-GB', timezone: 'Asia/Hong_Kong' };

test('B2.11 a dish is back at a time of the shop’s clock, or on a day, or nobody has said', () => {
  expect(backAt(undefined, NOW, HERE)).toBeUndefined();
  expect(backAt({}, NOW, HERE)).toBeUndefined();
  expect(backAt({ resumeAt: '2026-05-20T09:00:00.000Z' }, NOW, HERE)).toEqual({
    key: 'backAt',
    values: { time: '17:00' },
  });
  expect(backAt({ resumeAt: '2026-05-22T09:00:00.000Z' }, NOW, HERE)).toMatchObject({ key: 'backOn' });
});
