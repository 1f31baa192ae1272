import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createPersisted } from './persisted.ts';
import { listOf, number } from './schema.ts';

/** Creates a stub of local storage. */
function aStorage(full = false) {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (full) throw new DOMException('full', 'QuotaExceededError');
      kept.set(key, value);
    },
  };
}

type Sizes = readonly number[];
/** Value of version 2, which has several sizes; version 1 had one. */
const aStore = () =>
  createPersisted<Sizes>({
    key: 'sizes',
    version: 2,
    schema: listOf(number),
    migrations: { 1: (size) => [size] },
    initial: () => [7],
  });

let listen: ((event: { key: string | null }) => void) | undefined;
beforeEach(() => {
  vi.stubGlobal('addEventListener', (_: string, listener: typeof listen) => {
    listen = listener;
  });
});
afterEach(() => void vi.unstubAllGlobals());

function keeping(text: string | undefined, full = false) {
  const storage = aStorage(full);
  if (text !== undefined) storage.kept.set('sizes', text);
  vi.stubGlobal('localStorage', storage);
  return storage;
}

describe('a persisted value', () => {
  test.each([
    ['nothing', undefined, [7]],
    ['this version', '{"version":2,"value":[1,2]}', [1, 2]],
    ['an older version, moved on', '{"version":1,"value":4}', [4]],
    ['a newer version that reads the same', '{"version":3,"value":[5]}', [5]],
    ['damage that can be mended', '{"version":2,"value":[1,"two",3]}', [1, 3]],
    ['another shape', '{"version":2,"value":{"size":1}}', [7]],
    ['no version', '[1,2]', [7]],
    ['no JSON', '{"version":2,"val', [7]],
    ['null', 'null', [7]],
  ])('of %s, is read as far as it can be', (_, text, sizes) => {
    keeping(text);
    expect(aStore().get()).toEqual(sizes);
  });

  test('is written with its version, and listeners are notified', () => {
    const storage = keeping('{"version":1,"value":4}');
    const store = aStore();
    let told = 0;
    store.subscribe(() => {
      told += 1;
    });
    store.set((now) => [...now, 5]);
    expect(storage.kept.get('sizes')).toBe('{"version":2,"value":[4,5]}');
    store.set((now) => now);
    expect(told).toBe(1);
  });

  test('follows changes of another tab', () => {
    const storage = keeping(undefined);
    const store = aStore();
    let told = 0;
    const stop = store.subscribe(() => {
      told += 1;
    });
    storage.kept.set('sizes', '{"version":2,"value":[9]}');
    listen?.({ key: 'others' });
    listen?.({ key: 'sizes' });
    expect([store.get(), told]).toEqual([[9], 1]);
    stop();
    listen?.({ key: 'sizes' });
    expect(told).toBe(1);
  });

  test('stays in memory where storage is unavailable', () => {
    keeping(undefined, true);
    const store = aStore();
    store.set([3]);
    expect(store.get()).toEqual([3]);
    vi.stubGlobal('localStorage', undefined);
    expect(aStore().get()).toEqual([7]);
  });
});

describe('in point-of-sale mode', () => {
  const POS = '{"version":1,"value":{"isOn":true}}';
  const CART = '{"version":1,"value":[3]}';

  /** Loads the module as a page does that is opened with these entries in storage. */
  async function aPage(entries: Readonly<Record<string, string>>) {
    const storage = aStorage();
    for (const [key, text] of Object.entries(entries)) storage.kept.set(key, text);
    vi.stubGlobal('localStorage', storage);
    vi.resetModules();
    const { createPersisted: create, isPosMode } = await import('./persisted.ts');
    const options = { version: 1, schema: listOf(number), initial: (): Sizes => [7] };
    const cart = create<Sizes>({ ...options, key: 'cart' });
    const staff = create<Sizes>({ ...options, key: 'staff', isKeptInPosMode: true });
    return { storage, isPosMode, cart, staff };
  }

  test('T1.4 only what is marked so is read and stored; everything else is in memory', async () => {
    const { storage, isPosMode, cart, staff } = await aPage({ 'comanda.pos': POS, cart: CART, staff: CART });
    expect(isPosMode).toBe(true);
    expect([cart.get(), staff.get()]).toEqual([[7], [3]]);
    cart.set([1]);
    staff.set([2]);
    expect([cart.get(), staff.get()]).toEqual([[1], [2]]);
    expect(storage.kept.get('cart')).toBe(CART);
    expect(storage.kept.get('staff')).toBe('{"version":1,"value":[2]}');
  });

  test.each([
    ['no pairing', {}],
    ['a pairing that is switched off', { 'comanda.pos': '{"version":1,"value":{"isOn":false}}' }],
  ])('T1.4 it is off with %s', async (_, entries) => {
    const { isPosMode, cart } = await aPage({ ...entries, cart: CART });
    expect([isPosMode, cart.get()]).toEqual([false, [3]]);
  });
});
