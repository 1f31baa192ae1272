import { afterEach, expect, test, vi } from 'vitest';
import { chunks, createChunkGuard, mayReload } from './chunk-reload.ts';

test.each([
  ['never before', undefined, 0, true],
  ['59.999 s ago', 1000, 60_999, false],
  ['60 s ago', 1000, 61_000, true],
  ['before the clock was set back', 90_000, 1000, true],
])('reloading %s', (_, last, now, allowed) => {
  expect(mayReload(last, now)).toBe(allowed);
});

afterEach(() => vi.unstubAllGlobals());

test('a module that loads is returned, a failure is thrown unless a reload is under way', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await chunks.loaded(async () => 'page')).toBe('page');
  await expect(chunks.loaded(() => Promise.reject(new Error('/assets/gone.js')))).rejects.toThrow('gone');
});

test('a required module is requested until it loads', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  let tries = 0;
  const load = async () => {
    tries += 1;
    if (tries < 3) throw new Error('no network: /assets/program.js');
    return 'program';
  };
  expect(await chunks.needed(load, async () => undefined)).toBe('program');
  expect(tries).toBe(3);
});

type Answer = { readonly status: number; readonly type?: string };
const GONE: Answer = { status: 404, type: 'application/json' };
const THERE: Answer = { status: 200, type: 'text/javascript; charset=utf-8' };
const FAILED = 'Failed to fetch dynamically imported module: http://localhost/assets/page-1.js';
const PROGRAM = 'http://localhost/assets/menu-1.js';

/** Creates a guard on a page whose module failed to load; `answers` is what the server says of a file, if it does. */
function afterFailure(answers: () => Answer | undefined, message = FAILED) {
  const page = new EventTarget();
  const reload = vi.fn();
  const asked: unknown[] = [];
  const kept = new Map<string, string>();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('document', { querySelectorAll: () => [{ href: PROGRAM }] });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal('fetch', async (file: string, { method }: RequestInit) => {
    asked.push([method, file]);
    const answer = answers();
    if (answer === undefined) throw new TypeError('Failed to fetch');
    return new Response(null, { status: answer.status, headers: { 'content-type': answer.type ?? '' } });
  });
  const guard = createChunkGuard();
  guard.watch();
  const load = vi.fn(async (): Promise<string> => {
    const payload = new Error(message);
    page.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
    throw payload;
  });
  const waits: number[] = [];
  const loads = () => guard.loaded(load, async (time) => void waits.push(time)).catch(() => 'failed');
  const outcome = () => Promise.race([loads(), new Promise((settle) => setTimeout(settle, 20, 'pending'))]);
  return { reload, asked, load, waits, outcome };
}

test.each([
  ['404', GONE],
  ['the document instead of a script', { status: 200, type: 'text/html' }],
])('a module that is gone (%s) reloads the page once, which nothing more comes of', async (_, answer) => {
  const { reload, asked, outcome } = afterFailure(() => answer);
  expect([await outcome(), reload.mock.calls.length]).toEqual(['pending', 1]);
  // the browser's event and the caller tell of the same failure
  expect(asked).toEqual([['HEAD', 'http://localhost/assets/page-1.js']]);
});

test('two modules that are gone reload the page once', async () => {
  const { reload, outcome } = afterFailure(() => GONE);
  expect(await Promise.all([outcome(), outcome()])).toEqual(['pending', 'pending']);
  expect(reload).toHaveBeenCalledOnce();
});

test('a reloaded page whose module is still gone says so', async () => {
  const { reload, outcome } = afterFailure(() => GONE);
  sessionStorage.setItem('comanda.chunkReload', String(Date.now()));
  expect([await outcome(), reload.mock.calls.length]).toEqual(['failed', 0]);
});

test('a module that the server has is loaded again, without a reload', async () => {
  const { reload, load, waits, outcome } = afterFailure(() => THERE);
  load.mockRejectedValueOnce(new Error(FAILED)).mockResolvedValueOnce('page');
  expect(await outcome()).toBe('page');
  expect(await outcome()).toBe('failed');
  expect([reload.mock.calls.length, waits]).toEqual([0, [0, 0, 1000]]);
});

test.each([
  ['without an answer', undefined],
  ['behind a proxy', { status: 502, type: 'text/html' }],
])('while the server restarts (%s) the page stays, and the module may be asked for again', async (_, now) => {
  let answer: Answer | undefined = now;
  const { reload, outcome } = afterFailure(() => answer);
  expect([await outcome(), reload.mock.calls.length]).toEqual(['failed', 0]);
  answer = GONE;
  expect([await outcome(), reload.mock.calls.length]).toEqual(['pending', 1]);
});

test('where the browser names no file, that which names all others is asked for', async () => {
  const { asked, outcome } = afterFailure(() => THERE, 'Importing a module script failed.');
  await outcome();
  expect(asked.at(0)).toEqual(['HEAD', PROGRAM]);
});
