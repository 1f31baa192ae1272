import { describe, expect, it } from 'vitest';
import { openEdge } from '../kits/edge.ts';
import { codeOf, open, sendBytes, statusesIn } from './raw-http.ts';

const SHORT = { head: 200, request: 400, silence: 2_000 };

describe('a slow client', () => {
  it.each([
    ['says nothing', ''],
    ['sends a head byte by byte', 'GET /api/shops HTTP/1.1\r\nHost: a\r\nX-A: '],
    [
      'sends a body byte by byte',
      'POST /api/tableSessions/create HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
    ],
  ])('is disconnected: %s', async (_title, start) => {
    const edge = await openEdge({ timeouts: SHORT });
    const socket = open(edge.url);
    socket.on('error', () => undefined).resume();
    socket.write(start);
    const drip = setInterval(() => socket.write(' '), 50);
    // a reset counts as being disconnected
    const closed = new Promise((resolve) => socket.once('close', resolve));
    expect((await edge.rest('/healthz')).status).toBe(200);
    await closed;
    clearInterval(drip);
  });
});

describe('ambiguous requests (request smuggling)', () => {
  const HEAD = 'POST /api/tableSessions/quote HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n';
  const HIDDEN = 'GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n';

  it.each([
    ['two lengths', `${HEAD}Content-Length: 2\r\nContent-Length: 40\r\n\r\n{}${HIDDEN}`],
    [
      'a length and chunks',
      `${HEAD}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${HIDDEN}`,
    ],
    ['chunks in disguise', `${HEAD}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${HIDDEN}`],
    ['chunks twice', `${HEAD}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n${HIDDEN}`],
    ['a length with a sign', `${HEAD}Content-Length: +2\r\n\r\n{}${HIDDEN}`],
    ['a space before the colon', `${HEAD}Content-Length : 2\r\n\r\n{}${HIDDEN}`],
    ['a folded line', `${HEAD}X-A: b\r\n c: d\r\nContent-Length: 2\r\n\r\n{}${HIDDEN}`],
    ['a bare line feed', `${HEAD}Content-Length: 2\nX-B: c\r\n\r\n{}${HIDDEN}`],
    ['a chunk of no size', `${HEAD}Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n${HIDDEN}`],
    ['no host', 'GET /healthz HTTP/1.1\r\n\r\n'],
    ['two hosts', 'GET /healthz HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n'],
    ['a head of a megabyte', `GET /healthz HTTP/1.1\r\nHost: a\r\nX-A: ${'x'.repeat(1_000_000)}\r\n\r\n`],
  ])('are answered at most once, never with the hidden one: %s', async (_title, bytes) => {
    const edge = await openEdge({ timeouts: SHORT });
    const statuses = statusesIn(await sendBytes(edge.url, bytes));
    expect(statuses).not.toContain(200);
    expect(statuses.length).toBeLessThanOrEqual(1);
    expect(statuses.every((status) => status >= 400)).toBe(true);
  });
});

describe('a forged host', () => {
  it('appears in no policy and no response', async () => {
    const edge = await openEdge({
      timeouts: SHORT,
      reach: { trustProxy: false, publicUrl: 'https://order.example' },
    });
    for (const host of ["evil.example; script-src 'unsafe-inline'", 'evil.example"><script>', "a'b"]) {
      const said = await sendBytes(edge.url, `GET / HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
      expect(statusesIn(said)).toEqual([200]);
      expect(said).not.toMatch(/unsafe|evil|<script>|a'b/);
    }
    const owner = await edge.tokenFor('9999');
    const head = `GET /api/tableCodes HTTP/1.1\r\nHost: evil.example\r\nX-Forwarded-Host: evil.example\r\nForwarded: host=evil.example\r\nAuthorization: Bearer ${owner}\r\nConnection: close\r\n\r\n`;
    const codes = await sendBytes(edge.url, head);
    expect(codes).toContain('https://order.example/');
    expect(codes).not.toContain('evil');
  });
});

describe('a cross-site request', () => {
  it('changes nothing and opens no live connection', async () => {
    const edge = await openEdge();
    const json = { strategy: 'pin', shop: 'shop1', pin: '1111' };
    const foreign = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: `${edge.url}.evil.example` },
      { origin: edge.url.replace('127.0.0.1', '127.0.0.1:80@evil.example') },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site', origin: edge.url },
    ];
    for (const headers of foreign) {
      const answer = await edge.rest('/api/authentication', { json, headers });
      expect([answer.status, codeOf(answer.body)], JSON.stringify(headers)).toEqual([403, 'forbidden']);
      const poll = await edge.rest('/api/socket.io/?EIO=4&transport=polling', { headers });
      expect(poll.status, JSON.stringify(headers)).toBe(403);
    }
    const own = { origin: edge.url, 'sec-fetch-site': 'same-origin' };
    expect((await edge.rest('/api/authentication', { json, headers: own })).status).toBe(201);
    const preflight = await edge.rest('/api/authentication', {
      method: 'OPTIONS',
      headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
    });
    expect(preflight.status).toBeGreaterThanOrEqual(400);
    expect(preflight.headers.get('access-control-allow-origin')).toBeNull();
    // a link from another site is allowed
    expect((await edge.rest('/', { headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(200);
  });
});

describe('a method override', () => {
  it.each(['x-http-method-override', 'x-http-method', 'x-method-override', 'x-service-method'])(
    'is not taken from %s',
    async (header) => {
      const edge = await openEdge();
      for (const method of ['DELETE', 'PATCH', 'PUT', 'find', 'get', 'setup', 'remove']) {
        const asked = { method: 'POST', json: {}, headers: { [header]: method } };
        const answer = await edge.rest('/api/authentication', asked);
        expect(['badRequest', 'methodNotAllowed'], method).toContain(codeOf(answer.body));
      }
    },
  );

  it.each(['PUT', 'DELETE', 'TRACE', 'OPTIONS', 'PROPFIND'])('%s does nothing', async (method) => {
    const edge = await openEdge({ timeouts: SHORT });
    for (const path of ['/api/products/rice', '/', '/api/attachments/dish-rice', '/healthz']) {
      const request = `${method} ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`;
      const [status = 0] = statusesIn(await sendBytes(edge.url, request));
      expect(status, path).toBeGreaterThanOrEqual(400);
      expect(status, path).toBeLessThan(500);
    }
  });
});

describe('a path traversal', () => {
  const WAYS = [
    '/../secret',
    '/assets/../../secret',
    '/%2e%2e/secret',
    '/%252e%252e/secret',
    '/..%2fsecret',
    '/..%5csecret',
    '/..\\secret',
    '/%2e%2e%5csecret',
    '//evil.example/secret',
    '\\\\evil.example\\share',
    '/%5c%5cevil.example%5cshare',
    '/assets/app-1a2b.js%00.txt',
    '/secret%00',
    '/%c0%ae%c0%ae/secret',
    '/file:///etc/passwd',
    'http://evil.example/secret',
    '/%',
    '/%zz',
    '/./././secret',
  ];

  it('fails in every encoding', async () => {
    const edge = await openEdge({ timeouts: SHORT });
    for (const kind of ['', '/api/attachments', '/api/thumbs', '/api', '/payments/sandbox']) {
      for (const way of WAYS) {
        const path = `${kind}${way}`;
        const said = await sendBytes(
          edge.url,
          `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`,
        );
        expect(said, path).not.toMatch(/not to be served|root:|HTTP\/1\.1 (5|3)\d\d|\/tmp\//);
      }
    }
    expect((await edge.rest('/healthz')).status).toBe(200);
  });
});
