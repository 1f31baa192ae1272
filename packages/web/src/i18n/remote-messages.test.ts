import { expect, test } from 'vitest';
import { parseTheme } from '../data/organisation/organisation-theme.ts';
import { MOVES } from './former-keys.ts';
import { parseMessages } from './remote-messages.ts';

test('only the texts of a locale file are used, by namespace', () => {
  const file = { home: { welcome: 'Hi', big: 3, list: ['a'] }, loose: 'text', order: null };
  expect(parseMessages(file)).toEqual({ home: { welcome: 'Hi' } });
});

test('texts of an older file are moved to their present places', () => {
  const file = {
    guest: {
      home: { welcome: 'Hi' },
      cart: { count_one: '{{count}} thing', empty: 'Nothing yet' },
      init: { timeSlotNotFound: { title: 'We sleep' } },
    },
    order: { paid: 'Settled', payNow: 'Settle', yourOrder: 'Yours' },
  };
  expect(parseMessages(file)).toEqual({
    home: { welcome: 'Hi' },
    app: { cart: { count_one: '{{count}} thing' } },
    cart: { empty: 'Nothing yet' },
    session: { problem: { timeSlotNotFound: { title: 'We sleep' } } },
    opening: { unavailable: { timeSlotNotFound: 'We sleep' } },
    payment: { paid: 'Settled', payNow: 'Settle' },
    order: { yourOrder: 'Yours' },
  });
});

test('every moved text has a present place', () => {
  const known = new Set(
    Object.entries(
      import.meta.glob<object>('../locales/en/*.json', { eager: true, import: 'default' }),
    ).flatMap(([path, texts]) => pathsOf(texts, `${/([\w-]+)\.json$/.exec(path)?.[1]}.`)),
  );
  const places = MOVES.map(([, now]) => now);
  expect(places.filter((now) => ![...known].some((path) => path.startsWith(now)))).toEqual([]);
});

function pathsOf(texts: object, before: string): readonly string[] {
  return Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'object' && text !== null ? pathsOf(text, `${before}${key}.`) : [`${before}${key}`],
  );
}

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
