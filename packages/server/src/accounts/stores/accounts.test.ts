import { expect, it } from 'vitest';
import { hashPassword } from '../tokens/index.ts';
import { createPasswordCheck } from './accounts.ts';

it('an unknown name is refused, also after hashing has failed once', async () => {
  let failures = 1;
  const check = createPasswordCheck((password) => {
    failures -= 1;
    return failures < 0 ? hashPassword(password) : Promise.reject(new Error('no memory'));
  });
  await expect(check('password', [])).rejects.toThrow('no memory');
  expect(await check('password', [])).toBeUndefined();
});
