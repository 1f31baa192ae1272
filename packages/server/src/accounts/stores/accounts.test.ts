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

it('a name that nobody has is refused, also after a hash that failed', async () => {
  const check = createPasswordCheck();
  hashing.failures = 1;
  await expect(check('password', [])).rejects.toThrow('no memory');
  expect(await check('password', [])).toBeUndefined();
});
