import { expect, test } from 'vitest';
import { ageText } from './age-text.ts';

test('an age is minutes and seconds, with hours from one hour on', () => {
  expect(ageText(0)).toBe('0:00');
  expect(ageText(760_999)).toBe('12:40');
  expect(ageText(3_599_000)).toBe('59:59');
  expect(ageText(3_760_000)).toBe('1:02:40');
});
