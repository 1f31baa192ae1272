import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { openEdge } from '../../test/kits/edge.ts';

describe('the connections of one address', () => {
  it('are refused above the limit with a code, and admitted again when one closes', async () => {
    const edge = await openEdge({ connectionLimit: 2 });
    const [first] = [await edge.connect(), await edge.connect()];
    await expect(edge.connect()).rejects.toThrow();
    const polling = await edge.rest('/api/socket.io/?EIO=4&transport=polling');
    expect([polling.status, polling.body]).toEqual([403, { code: 4, message: 'tooManyRequests' }]);
    expect((await edge.rest('/api/shops')).status).toBe(200);
    const closed = new Promise((resolve) => first.socket.once('disconnect', resolve));
    first.socket.disconnect();
    await closed;
    await expect
      .poll(() => edge.rest('/api/socket.io/?EIO=4&transport=polling'))
      .toMatchObject({ status: 200 });
  });

  it('count by the forwarded address behind a trusted proxy', async () => {
    const edge = await openEdge({ connectionLimit: 1, reach: { trustProxy: true } });
    const from = (address: string) => edge.connect({ 'x-forwarded-for': address });
    await from('2001:db8:1:2::1');
    await expect(from('2001:db8:1:2::2')).rejects.toThrow();
    await from('2001:db8:1:3::1');
  });

  it('above the limit are refused before a request is parsed', async () => {
    const edge = await openEdge({ connectionLimit: 2 });
    const { hostname, port } = new URL(edge.url);
    const open = async () => {
      const socket = connect(Number(port), hostname);
      await new Promise((resolve) => socket.once('connect', resolve));
      return socket;
    };
    const silent = [await open(), await open(), await open(), await open()];
    const refused = await open();
    const said = await new Promise((resolve) => refused.once('data', (bytes) => resolve(String(bytes))));
    expect(said).toMatch(/^HTTP\/1\.1 429 .*Retry-After: 30/s);
    for (const socket of [...silent, refused]) socket.destroy();
  });
});
