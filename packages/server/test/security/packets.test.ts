import { describe, expect, it } from 'vitest';
import { type Edge, type LiveClient, openEdge } from '../kits/edge.ts';

/** Asserts that a client is served whatever another one sends. */
async function isServed(edge: Edge): Promise<void> {
  const guest = await edge.connect();
  expect(await guest.service('products').get('rice')).toMatchObject({ _id: 'rice' });
  expect((await edge.rest('/healthz')).status).toBe(200);
}

/** Sends a raw frame below the client's protocol. */
function write(client: LiveClient, frame: string | Buffer): void {
  // the declaration of the client allows text only
  client.socket.io.engine.write(frame as string);
}

const KEYS = ['__proto__', 'constructor', 'prototype'];

describe('a malformed packet', () => {
  it.each([
    ['bytes that no message announced', Buffer.from('no message')],
    ['bytes in a call', '51-["create","tableSessions/create",{"_placeholder":true,"num":0}]'],
    ['a billion announced parts', '51000000000-["find","products",{}]'],
    ['parts without a number', '5-["find","products",{}]'],
    ['a part that is not there', '21["find","products",{"_placeholder":true,"num":99}]'],
    ['no name', '21[]'],
    ['a name that is a number', '21[7,"products",{}]'],
    ['a name of the connection’s own', '2["disconnect","x"]'],
    ['half a message', '21["find","products",{'],
    ['no message', ''],
    ['an unknown packet', '9'],
    ['an answer nobody asked for', '3999["x"]'],
    ['a number without end', `2${'9'.repeat(1_000)}["find","products",{}]`],
    ['a method of every object', '21["toString","products"]'],
    ['a service of every object', '21["find","__proto__",{}]'],
    ['a deep query', `21["find","products",${'[['.repeat(5_000)}`],
  ])('with %s does not affect other clients', async (_title, frame) => {
    const edge = await openEdge();
    write(await edge.connect(), frame);
    await isServed(edge);
  });

  it('cannot open another namespace', async () => {
    const edge = await openEdge();
    for (const name of ['/admin', '/__proto__', '/constructor', '/products']) {
      const guest = await edge.connect();
      const answers: string[] = [];
      guest.socket.io.engine.on('message', (text) => answers.push(String(text)));
      write(guest, `0${name},`);
      await expect.poll(() => answers.join()).toContain(`4${name},`);
      expect(answers.join()).toContain('Invalid namespace');
    }
    await isServed(edge);
  });

  it('cannot emit events to others', async () => {
    const edge = await openEdge();
    const [evil, guest] = [await edge.connect(), await edge.connect()];
    await guest.service('shops').get('shop1');
    const heard = [guest.collect('products patched'), guest.collect('tableSessions patched')];
    for (const name of ['products patched', 'tableSessions patched', 'join', 'shop/shop1/staff']) {
      evil.socket.emit(name, { _id: 'rice', price: 1 });
      expect(await evil.emitRaw(name, { _id: 'rice' }), name).toMatchObject({ code: expect.any(Number) });
    }
    await isServed(edge);
    expect(heard).toEqual([[], []]);
  });

  it('of a client that asks for the time is answered, in that one shape only', async () => {
    const edge = await openEdge();
    const guest = await edge.connect();
    const answer = (...message: unknown[]) => guest.socket.timeout(5_000).emitWithAck('clock', ...message);
    expect(await answer()).toBe(edge.clock.now());
    expect(await answer('shops')).toMatchObject({ code: 405 });
    await isServed(edge);
  });

  it('with many parts, or in an oversized poll, is refused', async () => {
    const edge = await openEdge();
    const opened = await edge.rest('/api/socket.io/?EIO=4&transport=polling');
    const { sid } = JSON.parse(String(opened.body).slice(1));
    const poll = `/api/socket.io/?EIO=4&transport=polling&sid=${sid}`;
    const large = await edge.rest(poll, { method: 'POST', body: `4${'x'.repeat(70_000)}` });
    expect(large.status).toBe(413);
    await isServed(edge);
  });
});

describe('inherited property names', () => {
  it.each(KEYS)('%s is refused in a body, a query and a message, at every depth', async (key) => {
    const edge = await openEdge();
    const guest = await edge.connect();
    for (const text of [`{"${key}":{"isAdmin":true}}`, `{"session":{"a":[{"${key}":1}]}}`]) {
      const init = { method: 'POST', body: text, headers: { 'content-type': 'application/json' } };
      const rest = await edge.rest('/api/tableSessions/create', init);
      expect(rest.body, text).toMatchObject({
        data: { code: 'badRequest', problems: [{ rule: 'forbiddenKey' }] },
      });
      const live = await guest.emitRaw('create', 'tableSessions/create', JSON.parse(text));
      expect(live, text).toMatchObject({
        data: { code: 'badRequest', problems: [{ rule: 'forbiddenKey' }] },
      });
    }
    for (const query of [
      `${key}=1`,
      `${key}[a]=1`,
      `_id[${key}]=1`,
      `$or[0][${key}][x]=1`,
      `a[b][${key}]=1`,
    ]) {
      expect((await edge.rest(`/api/tableSessions?${query}`)).status, query).toBe(400);
      expect((await edge.rest(`/api/products?${query}`)).status, query).toBe(400);
      expect((await edge.rest(`/api/products/rice?${query}`)).status, query).toBe(400);
    }
    expect((await edge.rest(`/api/products/${key}`)).status).toBe(404);
    expect((await edge.rest(`/api/${key}`)).status).toBe(404);
    expect((await edge.rest(`/api/${key}/${key}`)).status).toBe(404);
    expect(Object.hasOwn(Object.prototype, 'isAdmin')).toBe(false);
  });
});

describe('invalid numbers', () => {
  it.each(['NaN', 'Infinity', '-Infinity', '1e308', '-1', '1.5', '0x10', '9007199254740993', '1e3', ''])(
    '%s is no count in a query',
    async (text) => {
      const edge = await openEdge();
      for (const name of ['$limit', '$skip']) {
        expect((await edge.rest(`/api/products?${name}=${text}`)).status, name).toBe(400);
      }
    },
  );

  it('are refused on a connection, too, and too large ones in a body', async () => {
    const edge = await openEdge();
    const guest = await edge.connect();
    for (const $limit of [-1, 0.5, 1e308, 2 ** 53, null, [1], { $gt: 1 }, '1e3']) {
      expect((await guest.emitRaw('find', 'products', { $limit }))?.data.code, `${$limit}`).toBe(
        'badRequest',
      );
    }
    for (const total of ['1e400', '-1e400', '-0.1', '99999999999999999999', '1e308', 'NaN']) {
      const body = `{"requestId":"00000000-0000-4000-8000-000000000001","shop":"shop1","session":{"type":"takeAway"},
        "products":[{"id":"l","product":"rice","quantity":1}],"total":${total}}`;
      const init = { method: 'POST', body, headers: { 'content-type': 'application/json' } };
      expect((await edge.rest('/api/tableSessions/create', init)).status, total).toBe(400);
    }
    // -0 is 0
    expect(await guest.emitRaw('find', 'products', { price: -0 })).toBeUndefined();
  });
});
