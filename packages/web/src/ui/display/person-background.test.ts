import { expect, test } from 'vitest';
import { personBackground } from './person-background.ts';

test('eight colours of people come round; a seat without a number has the first', () => {
  expect([0, 7, 8].map(personBackground)).toEqual(['var(--person-1)', 'var(--person-8)', 'var(--person-1)']);
  expect([Number('bar') - 1, -1].map(personBackground)).toEqual(['var(--person-1)', 'var(--person-1)']);
});
