import client from '@feathersjs/client';
import { io } from 'socket.io-client';
import { describe, expect, it } from 'vitest';
import { type Edge, openEdge, refusalOf } from '../../test/kits/edge.ts';
import { SHOP } from '../../test/kits/small-organisation.ts';

/** Opens the framework's client over one transport, without a timeout of its own. */
async function connectOver(edge: Edge, transport: 'websocket' | 'polling') {
  const socket = io(edge.url, {
    path: '/api/socket.io',
    transports: [transport],
    forceNew: true,
    reconnectionDelay: 1,
  });
  const app = client.default().configure(client.socketio(socket as never));
  await new Promise<void>((resolve) => socket.once('connect', () => resolve()));
  const gone = new Promise<void>((resolve) => socket.once('disconnect', () => resolve()));
  return { app, socket, gone };
}

const tooLong = (length: number) => ({ session: 'x', remark: 'x'.repeat(length) });
const SIGN_IN = { strategy: 'pin', shop: SHOP, pin: '1111' };

describe('an oversized packet', () => {
  it.each([
    ['websocket', 65_536],
    ['websocket', 8_000_000],
    ['polling', 65_536],
    ['polling', 500_000],
  ] as const)(
    'over %s of %i bytes and more has its call refused before the connection ends',
    async (transport, length) => {
      const edge = await openEdge();
      const { app, gone } = await connectOver(edge, transport);
      await app.service('shops').find({ query: {} });
      const refused = await refusalOf(app.service('tableSessions/create').create(tooLong(length)));
      expect(refused).toMatchObject({ code: 413, data: { code: 'payloadTooLarge', limit: 65_536 } });
      await gone;
      expect((await edge.rest('/healthz')).status).toBe(200);
    },
  );

  it('fails running calls as retryable', async () => {
    const edge = await openEdge();
    const { app, gone } = await connectOver(edge, 'websocket');
    // hashing a PIN takes longer than refusing a packet
    const running = [1, 2].map(() => refusalOf(app.service('authentication').create(SIGN_IN)));
    const refused = refusalOf(app.service('tableSessions/create').create(tooLong(70_000)));
    for (const call of running)
      expect(await call).toMatchObject({ code: 503, data: { code: 'unavailable', retryable: true } });
    expect(await refused).toMatchObject({ code: 413 });
    await gone;
  });

  it('is answered as the first one of its connection', async () => {
    const edge = await openEdge();
    const { app, gone } = await connectOver(edge, 'websocket');
    expect(await refusalOf(app.service('orders' as never).create(tooLong(70_000)))).toMatchObject({
      code: 413,
    });
    await gone;
  });

  it('is answered by its own id on a new connection: clients go on counting when they reconnect', async () => {
    const edge = await openEdge();
    const { app, socket, gone } = await connectOver(edge, 'websocket');
    for (let call = 0; call < 12; call += 1) await app.service('shops').find({ query: {} });
    socket.io.engine.close();
    await gone;
    await new Promise<void>((resolve) => socket.once('connect', () => resolve()));
    for (let time = 0; time < 2; time += 1) {
      const dropped = new Promise((resolve) => socket.once('disconnect', resolve));
      const create = app.service('tableSessions/create').create(tooLong(200_000));
      expect(await refusalOf(create)).toMatchObject({ code: 413 });
      await dropped;
      await new Promise<void>((resolve) => socket.once('connect', () => resolve()));
    }
  });

  it('exceeds the limit by one byte', async () => {
    const edge = await openEdge();
    const { app, socket } = await connectOver(edge, 'websocket');
    const empty = `420["create","tableSessions/create",${JSON.stringify(tooLong(0))},{}]`.length;
    const create = (length: number) => refusalOf(app.service('tableSessions/create').create(tooLong(length)));
    expect(await create(65_536 - empty)).toMatchObject({ code: 400 });
    expect(socket.connected).toBe(true);
    expect(await create(65_536 - empty + 1)).toMatchObject({ code: 413 });
  });
});
