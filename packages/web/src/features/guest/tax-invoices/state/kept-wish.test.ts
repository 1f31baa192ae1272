import { afterEach, expect, test, vi } from 'vitest';
import { storeIn, testKeptState } from '../../../../lib/testing/kept-state.ts';

const load = storeIn(() => import('./kept-wish.ts'), 'keptWish');
const key = 'taxInvoice';
const MOBILE = { kind: 'mobile', carrier: '/ABC1234' };

testKeptState([
  { key, version: 1, wrote: MOBILE, reads: MOBILE, load },
  { key, version: 1, wrote: { kind: 'mobile' }, reads: undefined, load },
  { key, version: 1, wrote: undefined, reads: undefined, load },
]);

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

test('M7.2 a wish is forgotten when the guest takes the tick away', async () => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
  });
  vi.resetModules();
  const { keptWish } = await import('./kept-wish.ts');
  keptWish.set({ kind: 'mobile', carrier: '/ABC1234' });
  expect([...stored.values()].join()).toContain('/ABC1234');
  keptWish.set(undefined);
  expect([...stored.values()].join()).not.toContain('/ABC1234');
});
