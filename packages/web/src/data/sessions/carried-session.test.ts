import { expect, test } from 'vitest';
import { carriedHash, carriedSession } from './carried-session.ts';

test('an address carries an order with its key behind #', () => {
  const key = '00abc12_9AbCdEfGhIjKlMnOpQrStU';
  expect(carriedSession(carriedHash('00abc1xyz', key))).toEqual({ _id: '00abc1xyz', restoreKey: key });
  for (const other of ['', '#receipt=AbCdEfGhIjKlMnOpQrStUv', '#order=', '#order=x.short'])
    expect(carriedSession(other)).toBeUndefined();
});
