import { afterEach, expect, test, vi } from 'vitest';

const TOKEN = `${Buffer.from(JSON.stringify(['open', 'harbour', 1_772_425_800])).toString('base64url')}.sign`;

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

function aStorage(entries: Readonly<Record<string, string>> = {}) {
  const kept = new Map(Object.entries(entries));
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    clear: () => kept.clear(),
  };
}

/** Loads the module as a tab does that is opened at an address, with what it and the phone have stored. */
async function aTab(search: string, inTab: Readonly<Record<string, string>> = {}) {
  const [tab, phone] = [aStorage(inTab), aStorage({ cart: '{"version":1,"value":"own"}' })];
  const addresses: string[] = [];
  vi.stubGlobal('location', { search, pathname: '/browse' });
  vi.stubGlobal('history', {
    replaceState: (_: null, __: string, address: string) => addresses.push(address),
  });
  vi.stubGlobal('sessionStorage', tab);
  vi.stubGlobal('localStorage', phone);
  vi.resetModules();
  const { preview } = await import('./preview.ts');
  const { createPersisted } = await import('./persisted.ts');
  const schema = (value: unknown) => (typeof value === 'string' ? value : undefined);
  const cart = createPersisted<string>({ key: 'cart', version: 1, schema, initial: () => 'empty' });
  return { preview, addresses, tab, phone, cart };
}

test('B3.8 the token leaves the address at once, and stays in the tab over a reload', async () => {
  const first = await aTab(`?preview=${TOKEN}`, { 'comanda.preview': 'older', cart: 'older' });
  expect(first.preview).toEqual({ token: TOKEN, shop: 'harbour' });
  expect(first.addresses).toEqual(['/browse']);
  expect([...first.tab.kept]).toEqual([['comanda.preview', TOKEN]]);
  const again = await aTab('', Object.fromEntries(first.tab.kept));
  expect([again.preview?.shop, again.addresses]).toEqual(['harbour', []]);
});

test('B3.8 a preview reads and writes nothing of what the phone has of its own', async () => {
  const { cart, tab, phone } = await aTab(`?preview=${TOKEN}`);
  expect(cart.get()).toBe('empty');
  cart.set('tried');
  expect(tab.kept.get('cart')).toBe('{"version":1,"value":"tried"}');
  expect(phone.kept.get('cart')).toBe('{"version":1,"value":"own"}');
  expect((await aTab('')).cart.get()).toBe('own');
});

test('B3.8 a token that cannot be read is left to the server, and none is no preview', async () => {
  expect((await aTab('?preview=broken')).preview).toEqual({ token: 'broken', shop: 'comanda.preview' });
  expect((await aTab('?shop=harbour')).preview).toBeUndefined();
});
