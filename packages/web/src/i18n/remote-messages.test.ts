import { expect, test } from 'vitest';
import { parseTheme } from '../data/organisation/organisation-theme.ts';
import { parseMessages } from './remote-messages.ts';

test('of a locale file the texts are used, by namespace, and nothing else', () => {
  const file = { guest: { home: { welcome: 'Hi', big: 3 }, list: ['a'] }, loose: 'text', order: null };
  expect(parseMessages(file)).toEqual({ guest: { home: { welcome: 'Hi' } } });
});

test.each([[null], ['text'], [['guest']], [42]])('%j is no locale file', (file) => {
  expect(parseMessages(file)).toBeUndefined();
});

test.each([
  [{ primaryColor: '#aa3300' }, { primaryColor: 'AA3300', secondaryColor: 'FFB30E' }],
  [
    { primaryColor: 'red', secondaryColor: '00ff00' },
    { primaryColor: 'FF9B33', secondaryColor: '00FF00' },
  ],
  [{}, { primaryColor: 'FF9B33', secondaryColor: 'FFB30E' }],
])('the colours of %j are %j', (settings, theme) => {
  expect(parseTheme(settings)).toEqual(theme);
});
