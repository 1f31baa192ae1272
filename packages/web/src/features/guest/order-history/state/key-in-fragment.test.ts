import { expect, test } from 'vitest';
import { keyInFragment } from './key-in-fragment.ts';

test('a link to a receipt brings the key of its order', () => {
  expect(keyInFragment('#key=a%2Bb&shop=harbour')).toEqual({ restoreKey: 'a+b', shop: 'harbour' });
  for (const fragment of ['', '#', '#top', '#key=a', '#key=&shop=harbour'])
    expect(keyInFragment(fragment)).toBeUndefined();
});
