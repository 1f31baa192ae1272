import { expect, it, vi } from 'vitest';
import { createPasswordCheck } from './accounts.ts';

const hashing = vi.hoisted(() => ({ failures: 0 }));
vi.mock('../tokens/secret-hash.ts', async (load) => {
  const real = await load<typeof import('../tokens/secret-hash.ts')>();
  return {
    ...real,
    hashPassword(password: string) {
      if (hashing.failures === 0) return real.hashPassword(password);
      hashing.failures -= 1;
      return Promise.reject(new Error('no memory'));
    },
  };
});

it('an unknown name is refused, also after hashing has failed once', async () => {
  const check = createPasswordCheck();
  hashing.failures = 1;
  await expect(check('password', [])).rejects.toThrow('no memory');
  expect(await check('password', [])).toBeUndefined();
});
