import { expect, test, vi } from 'vitest';
import { chunks, createChunkGuard, mayReload } from './chunk-reload.ts';

test.each([
  ['never before', undefined, 0, true],
  ['59.999 s ago', 1000, 60_999, false],
  ['60 s ago', 1000, 61_000, true],
  ['before the clock was set back', 90_000, 1000, true],
])('reloading %s', (_, last, now, allowed) => {
  expect(mayReload(last, now)).toBe(allowed);
});

test('a module that loads is returned, a failure is thrown unless a reload is under way', async () => {
  expect(await chunks.loaded(async () => 'page')).toBe('page');
  await expect(chunks.loaded(() => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
});

test('a required module is requested until it loads', async () => {
  let tries = 0;
  const load = async () => {
    tries += 1;
    if (tries < 3) throw new Error('no network');
    return 'program';
  };
  expect(await chunks.needed(load, async () => undefined)).toBe('program');
  expect(tries).toBe(3);
});

/** Creates a guard on a page whose module failed to load; `answers` tells whether the server does at that moment. */
function afterFailure(answers: () => boolean) {
  const page = new EventTarget();
  const reload = vi.fn();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal('fetch', async () => {
    if (!answers()) throw new TypeError('Failed to fetch');
    return { ok: true };
  });
  const guard = createChunkGuard();
  guard.watch();
  const fails = () => {
    page.dispatchEvent(new Event('vite:preloadError'));
    return guard.loaded(() => Promise.reject(new Error('gone'))).catch(String);
  };
  return { reload, fails };
}

test('a module that is gone reloads the page, which nothing more comes of', async () => {
  const { reload, fails } = afterFailure(() => true);
  const outcome = await Promise.race([fails(), new Promise((settle) => setTimeout(settle, 5, 'reloading'))]);
  expect([outcome, reload.mock.calls.length]).toEqual(['reloading', 1]);
});

test('while the server restarts the page stays, and the module may be asked for again', async () => {
  let isUp = false;
  const { reload, fails } = afterFailure(() => isUp);
  expect([await fails(), reload.mock.calls.length]).toEqual(['Error: gone', 0]);
  isUp = true;
  void fails();
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
});
