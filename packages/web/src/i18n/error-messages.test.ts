import { ERRORS } from '@comanda/contract';
import { expect, test } from 'vitest';
import errors from '../locales/en/errors.json';

/** Checks the English texts only: types check that the other languages have the same keys. */
test('every coded error of the server has a text', () => {
  const texts: Readonly<Record<string, string>> = errors;
  expect(Object.keys(ERRORS).filter((code) => !texts[code])).toEqual([]);
});
