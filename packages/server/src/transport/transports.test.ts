import { randomUUID } from 'node:crypto';
import { createConnection } from 'node:net';
import { describe, expect, it, vi } from 'vitest';
import { aTakeAway } from '../../test/kits/calls.ts';
import { openEdge } from '../../test/kits/edge.ts';
import { silentLog } from '../../test/kits/silent-log.ts';

const EVIL = `{"$evil":${'['.repeat(8_000)}${']'.repeat(8_000)}}`;

describe('the same call over both transports', () => {
  it('places an order with the Feathers client', async () => {
    const edge = await openEdge();
    const guest = await edge.connect();
    const session = await guest.service('tableSessions/create').create(aTakeAway());
    expect(session).toMatchObject({
      type: 'takeAway',
      bill: { total: 2000 },
      restoreKey: expect.any(String),
    });
    const again = await guest
      .service('tableSessions')
      .get(session._id, { query: { restoreKey: session.restoreKey } });
    const overRest = await edge.rest(`/api/tableSessions/${session._id}?restoreKey=${session.restoreKey}`);
    expect(overRest.body).toEqual(again);
    expect(overRest.headers.get('cache-control')).toBe('no-store');
    expect(JSON.stringify(again)).not.toContain(session.restoreKey);
  });

  it('refuses with the same coded error', async () => {
    const edge = await openEdge();
    const guest = await edge.connect();
    const calls: [string, string, unknown[], string, RequestInit & { json?: unknown }][] = [
      ['get', 'tableSessions', ['none'], '/api/tableSessions/none', {}],
      ['find', 'kitchenTickets', [{}], '/api/kitchenTickets', {}],
      ['find', 'products', [{ secret: '1' }], '/api/products?secret=1', {}],
      ['find', 'products', [{ _id: { $where: '1' } }], '/api/products?_id[$where]=1', {}],
      ['create', 'tableSessions/create', [{}], '/api/tableSessions/create', { json: {} }],
      [
        'create',
        'tableSessions/create',
        [aTakeAway({ requestId: '00000000-0000-4000-8000-000000000001', total: 1 })],
        '/api/tableSessions/create',
        { json: aTakeAway({ requestId: '00000000-0000-4000-8000-000000000001', total: 1 }) },
      ],
      ['remove', 'products', ['rice'], '/api/products/rice', { method: 'DELETE' }],
      ['find', 'nothing', [{}], '/api/nothing', {}],
      ['find', 'constructor', [{}], '/api/constructor', {}],
    ];
    for (const [method, path, args, url, init] of calls) {
      const live = await guest.emitRaw(method, path, ...args);
      const rest = await edge.rest(url, init);
      const [liveShape, restShape] = [live, rest.body].map(withoutLineIds);
      expect(liveShape, `${method} ${path}`).toEqual(restShape);
      expect(rest.status, `${method} ${path}`).toBe(live?.code);
      expect(live?.data.code, `${method} ${path}`).toEqual(expect.any(String));
    }
  });

  it('does not log an aborted request as an error', async () => {
    const bugs: unknown[] = [];
    const consoleError = vi.spyOn(console, 'error').mockImplementation((...words) => void bugs.push(words));
    const log = { ...silentLog, error: (bug: unknown) => void bugs.push(bug) };
    const edge = await openEdge({ log });
    const head = 'POST /api/tableSessions/quote HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n';
    const answered = Promise.withResolvers<void>();
    const socket = createConnection({ port: Number(new URL(edge.url).port), host: '127.0.0.1' }, () => {
      socket.write(`${head}Content-Length: 100\r\n\r\n{`, () => socket.destroy());
    });
    socket.once('close', () => answered.resolve());
    await answered.promise;
    // both calls are handled after it by the same event loop
    await edge.rest('/api/shops');
    await edge.close();
    consoleError.mockRestore();
    expect(bugs).toEqual([]);
  });

  it('exposes no internal error', async () => {
    const edge = await openEdge();
    const bug = Object.assign(new Error('SQLITE_ERROR: no such column: pin_hash'), {
      sql: 'SELECT pin_hash',
    });
    const broken = { ...edge.core, kitchen: { ...edge.core.kitchen, board: () => Promise.reject(bug) } };
    const failing = await openEdge({ core: broken });
    const guest = await failing.connect();
    const live = await guest.emitRaw('find', 'board', { shop: 'shop1' });
    const rest = await failing.rest('/api/board?shop=shop1');
    expect(live).toEqual(rest.body);
    expect(live).toEqual({
      name: 'GeneralError',
      message: 'serverError',
      code: 500,
      className: 'general-error',
      data: { code: 'serverError' },
    });
  });
});

/** Replaces line ids, which differ in each call. */
function withoutLineIds(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value ?? null).replaceAll(/"[0-9a-f-]{36}"/g, '"uuid"'));
}

describe('a message on a connection', () => {
  it.each([
    ['an id that is an object', ['get', 'products', { $ne: 'x' }], 'badRequest'],
    ['an id that is a list', ['get', 'products', ['rice']], 'badRequest'],
    ['an id that is nothing', ['patch', 'products', null, {}], 'badRequest'],
    ['a query that is a list', ['find', 'products', ['x']], 'badRequest'],
    ['too many arguments', ['find', 'products', {}, {}, {}], 'badRequest'],
    ['a service that is no text', ['find', { a: 1 }], 'notFound'],
    ['a method of every object', ['constructor', 'products'], 'methodNotAllowed'],
    ['a method that the service lacks', ['update', 'products', 'rice', {}], 'methodNotAllowed'],
    ['a deep array', ['find', 'products', { a: JSON.parse('['.repeat(20) + ']'.repeat(20)) }], 'badRequest'],
    ['many nodes', ['find', 'products', { a: Array.from({ length: 6_000 }, () => 1) }], 'badRequest'],
    ['a prototype', ['find', 'products', JSON.parse('{"__proto__":{"a":1}}')], 'badRequest'],
    ['bytes', ['create', 'tableSessions/create', { a: Buffer.from('x') }], 'badRequest'],
  ])('with %s is refused and the connection stays usable', async (_title, message, code) => {
    const edge = await openEdge();
    const guest = await edge.connect();
    expect((await guest.emitRaw(...message))?.data.code).toBe(code);
    expect(await guest.service('products').get('rice')).toMatchObject({ _id: 'rice' });
  });

  it('with an unknown operator over a deep array of 16 KB is survived', async () => {
    const edge = await openEdge();
    const guest = await edge.connect();
    guest.socket.io.engine.write(`2777["find","products",${EVIL}]`);
    expect(await guest.service('products').get('rice')).toMatchObject({ _id: 'rice' });
  });

  it('over 64 KiB closes its connection and no other', async () => {
    const edge = await openEdge();
    const [evil, guest] = [await edge.connect(), await edge.connect()];
    const hungUp = new Promise((resolve) => evil.socket.once('disconnect', resolve));
    evil.socket.emit('find', 'products', { a: 'x'.repeat(70_000) }, () => {});
    await hungUp;
    expect(await guest.service('products').get('rice')).toMatchObject({ _id: 'rice' });
  });

  it('is a guest’s after a reconnect: connections are not recovered', async () => {
    const edge = await openEdge();
    const cook = await edge.connect();
    const accessToken = await edge.tokenFor('2222');
    await cook.service('authentication').create({ strategy: 'jwt', accessToken });
    expect(await cook.emitRaw('find', 'kitchenTickets', {})).toBeUndefined();
    // Socket.IO recovers a connection only after it received a packet
    const heard = cook.next('kitchenTickets created');
    await edge.core.ordering.create(aTakeAway(), { kind: 'guest' });
    await heard;
    const back = new Promise<void>((resolve) => cook.socket.once('connect', () => resolve()));
    cook.socket.io.engine.close();
    await back;
    expect(cook.socket.recovered).not.toBe(true);
    expect((await cook.emitRaw('find', 'kitchenTickets', {}))?.data.code).toBe('notAuthenticated');
  });

  it('is accepted from own pages and native clients, not from other sites', async () => {
    const edge = await openEdge({ reach: { trustProxy: false, publicUrl: 'https://order.example' } });
    for (const origin of [edge.url, 'https://order.example']) {
      expect((await edge.connect({ origin })).socket.connected, origin).toBe(true);
    }
    for (const origin of ['https://evil.example', 'null', `${edge.url}.evil.example`]) {
      await expect(edge.connect({ origin }), origin).rejects.toThrow();
    }
  });
});

describe('a REST request', () => {
  const send = (body: string, type = 'application/json') => ({
    method: 'POST',
    body,
    headers: { 'content-type': type },
  });

  it.each([
    ['no JSON', send('{'), 400],
    ['a form of another site', send('a=1', 'text/plain'), 400],
    ['a deep body', send(EVIL), 400],
    ['a prototype', send('{"__proto__":{}}'), 400],
    ['over 1 MiB', send(`{"a":"${'x'.repeat(1024 * 1024)}"}`), 413],
    ['another method by header', { ...send('{}'), headers: { 'x-service-method': 'setup' } }, 400],
  ])('with %s is refused', async (_title, init, status) => {
    const edge = await openEdge();
    expect((await edge.rest('/api/tableSessions/create', init)).status).toBe(status);
  });

  it.each([
    '/api/products?a[b=1',
    `/api/products?${'a[b]'.repeat(20)}=1`,
    `/api/products?a${'[b]'.repeat(20)}=1`,
    '/api/products?__proto__[a]=1',
    '/api/products?$limit=-1',
  ])('with the query of %s is refused', async (path) => {
    const edge = await openEdge();
    expect((await edge.rest(path)).status).toBe(400);
  });

  it('is authenticated by a bearer token, not by an altered one', async () => {
    const edge = await openEdge();
    const token = await edge.tokenFor('2222');
    const asking = (authorization: string) =>
      edge.rest('/api/kitchenTickets', { headers: { authorization } });
    expect((await asking(`Bearer ${token}`)).status).toBe(200);
    expect((await asking(`Bearer ${token.slice(0, -4)}AAAA`)).status).toBe(401);
    expect((await asking('Basic YTpi')).status).toBe(401);
  });

  it('cannot subscribe to a session', async () => {
    const edge = await openEdge();
    const answer = await edge.rest('/api/tableSessions/subscribe', { json: { item: randomUUID() } });
    expect(answer.status).toBe(400);
  });
});
