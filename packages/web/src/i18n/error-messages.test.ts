import { ERRORS } from '@comanda/contract';
import { expect, test } from 'vitest';
import errors from '../locales/en/errors.json';

/** The other languages have the keys of the English text: that is checked by their types. */
test('every coded error of the server has a text', () => {
  const texts: Readonly<Record<string, string>> = errors;
  expect(Object.keys(ERRORS).filter((code) => !texts[code])).toEqual([]);
});
