import { beforeEach, expect, it, vi } from 'vitest';
import { isToLoad, loadNewVersion, versionOfServer } from './load-new-version.ts';

const reload = vi.fn();

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  reload.mockClear();
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('navigator', {});
});

it('a page loads another version of the server, each once', async () => {
  expect(isToLoad('0.2.0', '0.2.0')).toBe(false);
  expect(isToLoad(undefined, '0.2.0')).toBe(false);
  expect(isToLoad('0.3.0', '0.2.0')).toBe(true);
  await loadNewVersion('0.3.0');
  expect(reload).toHaveBeenCalledOnce();
  expect(isToLoad('0.3.0', '0.2.0')).toBe(false);
  expect(isToLoad('0.4.0', '0.2.0')).toBe(true);
});

it('a stored program hands over before the page is loaded', async () => {
  const listeners: (() => void)[] = [];
  const worker = {
    state: 'installed',
    addEventListener: vi.fn(),
    postMessage: vi.fn(() => {
      expect(reload).not.toHaveBeenCalled();
      for (const listener of listeners) listener();
    }),
  };
  const registration = { update: vi.fn(async () => undefined), installing: null, waiting: worker };
  const serviceWorker = {
    getRegistration: async () => registration,
    addEventListener: (_name: string, listener: () => void) => listeners.push(listener),
  };
  vi.stubGlobal('navigator', { serviceWorker });
  await loadNewVersion('0.3.0');
  expect(worker.postMessage).toHaveBeenCalledWith({ type: 'SKIP_WAITING' });
  expect(reload).toHaveBeenCalledOnce();
});

it('a server that does not answer has no version', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('no network')));
  expect(await versionOfServer()).toBeUndefined();
  vi.stubGlobal('fetch', async () => new Response('{"status":"ok","version":"0.3.0"}'));
  expect(await versionOfServer()).toBe('0.3.0');
});
