import { describe, expect, it } from 'vitest';
import { openEdge } from '../../test/kits/edge.ts';
import { sendBytes, statusesIn } from '../../test/security/raw-http.ts';

/** Processor time that the answer to another guest takes at most, in times of that which sending the flood takes: three or four. */
const MAX_EFFORT = 20;

/** Returns the processor time of this process so far, in milliseconds. */
function effort(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

describe('a connection that floods', () => {
  it('is refused and closed while others are answered', async () => {
    const edge = await openEdge({ rateLimit: 50 });
    const [flooding, guest] = [await edge.connect(), await edge.connect()];
    const hungUp = new Promise((resolve) => flooding.socket.once('disconnect', resolve));
    const answers = { well: 0, refused: 0 };
    const began = effort();
    for (let call = 0; call < 20_000; call += 1) {
      flooding.socket.emit('find', 'products', { $limit: 1000 }, (error: unknown) => {
        if (error === null) answers.well += 1;
        else answers.refused += 1;
      });
    }
    const before = effort();
    expect(await guest.service('products').get('rice')).toMatchObject({ _id: 'rice' });
    expect(effort() - before).toBeLessThan(MAX_EFFORT * (before - began));
    await hungUp;
    // exactly the burst of 100: the test's clock does not advance
    expect(answers.well).toBeLessThanOrEqual(100);
    expect(answers.refused).toBeGreaterThan(0);
  });

  it('is told when to retry', async () => {
    const edge = await openEdge({ rateLimit: 1 });
    const guest = await edge.connect();
    const answers = await Promise.all([1, 2, 3].map(() => guest.emitRaw('find', 'shops', {})));
    expect(answers.slice(0, 2)).toEqual([undefined, undefined]);
    expect(answers[2]).toMatchObject({ code: 429, data: { code: 'tooManyRequests', retryAfter: 1 } });
  });

  it('leaves twenty connections of one address their rate, over REST too', async () => {
    const edge = await openEdge({ rateLimit: 1 });
    const alone = 'GET /api/board?shop=shop1 HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n';
    const statuses: (number | undefined)[] = [];
    for (let call = 0; call < 41; call += 1) statuses.push(statusesIn(await sendBytes(edge.url, alone))[0]);
    expect(statuses.slice(0, 40).every((status) => status === 200)).toBe(true);
    const last = await edge.rest('/api/board?shop=shop1');
    expect([statuses[40], last.status, last.headers.get('retry-after')]).toEqual([429, 429, '1']);
  });

  it('is limited over REST like a live one, whether pipelined or not, and alone', async () => {
    const edge = await openEdge({ rateLimit: 10 });
    const call = 'GET /api/board?shop=shop1 HTTP/1.1\r\nHost: a\r\n\r\n';
    const last = 'GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n';
    const said = await sendBytes(edge.url, call.repeat(30), call.repeat(10), last);
    expect(statusesIn(said)).toEqual([...Array(20).fill(200), ...Array(20).fill(429), 200]);
    expect(said).toMatch(/Retry-After: 1\r\n/i);
    expect((await edge.rest('/api/board?shop=shop1')).status).toBe(200);
  });

  it('may run 32 REST calls concurrently', async () => {
    const edge = await openEdge({ rateLimit: 1_000 });
    const call = 'GET /api/board?shop=shop1 HTTP/1.1\r\nHost: a\r\n\r\n';
    const last = 'GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n';
    const statuses = statusesIn(await sendBytes(edge.url, call.repeat(40) + last));
    expect(statuses.filter((status) => status === 200)).toHaveLength(33);
    expect(statuses.filter((status) => status === 429)).toHaveLength(8);
  });

  it('is not limited as one caller behind a trusted proxy', async () => {
    const edge = await openEdge({ rateLimit: 2, reach: { trustProxy: true } });
    const from = (guest: number) =>
      `GET /api/board?shop=shop1 HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: 192.0.2.${guest}\r\n\r\n`;
    const last = 'GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n';
    const calls = Array.from({ length: 20 }, (_, guest) => from(guest)).join('');
    expect(new Set(statusesIn(await sendBytes(edge.url, calls + last)))).toEqual(new Set([200]));
  });
});
