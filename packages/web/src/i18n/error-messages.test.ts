import { ERRORS } from '@comanda/contract';
import { expect, test } from 'vitest';
import atOnce from '../locales/en/errors.json';
import later from '../locales/en/errors-later.json';

/** The other languages have the keys of the English text: that is checked by their types. */
test('every coded error of the server has a text', () => {
  const texts: Readonly<Record<string, string>> = { ...atOnce, ...later };
  expect(Object.keys(ERRORS).filter((code) => !texts[code])).toEqual([]);
});
