import { request } from 'node:http';
import { describe, expect, it } from 'vitest';
import { openEdge } from '../../test/kits/edge.ts';

/** Requests a path verbatim; `fetch` would normalise it. */
function statusOfRawPath(url: string, path: string): Promise<number | undefined> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    request({ hostname, port, path }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });
}

describe('the web application', () => {
  it('answers every page with its one document, to be revalidated', async () => {
    const edge = await openEdge();
    for (const path of ['/', '/browse', '/t/abc/0', '/zh-hk/cart', '/office', '/office/menu']) {
      const page = await edge.rest(path);
      expect([page.status, page.headers.get('cache-control'), page.body], path).toEqual([
        200,
        'no-cache',
        expect.stringContaining('<title>Comanda'),
      ]);
    }
  });

  it('leads from former pages to their successors, in the same language', async () => {
    const edge = await openEdge();
    for (const [path, target] of [
      ['/owner', '/office/tables'],
      ['/zh-hk/owner/', '/zh-hk/office/tables'],
    ] as const) {
      const { status, headers } = await edge.rest(path, { redirect: 'manual' });
      expect([status, headers.get('location')]).toEqual([302, target]);
    }
  });

  it('answers navigation to an address with a dot in it, but no request for a file', async () => {
    const edge = await openEdge();
    for (const path of ['/products/v1.2', '/zh-hk/record/r.1', '/payment/card/x.y']) {
      const page = await edge.rest(path, { headers: { accept: 'text/html,*/*;q=0.8' } });
      expect([page.status, page.body], path).toEqual([200, expect.stringContaining('<title>Comanda')]);
      expect((await edge.rest(path, { headers: { accept: '*/*' } })).status, path).toBe(404);
    }
    for (const path of ['/assets/gone.js', '/api/gone.html'])
      expect((await edge.rest(path, { headers: { accept: 'text/html' } })).status, path).toBe(404);
    // services are served under /api only
    expect((await edge.rest('/products', { json: {} })).status).toBe(404);
  });

  it.each([
    '/.git/config',
    '/.git/HEAD',
    '/.env',
    '/wp-login.php',
    '/nowhere',
    '/zh-hk/nowhere',
    '/zh-hk//elsewhere.test',
    '/fr',
    '/menu.html',
    '/cart/1',
    '/t/a/0/x',
    '/products/a/b',
    '/orders',
  ])('has no page at %s, and shows a browser its own 404 page', async (path) => {
    const edge = await openEdge();
    const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
    const shown = await edge.rest(path, { headers: browser });
    expect([shown.status, shown.headers.get('content-type'), shown.body]).toEqual([
      404,
      'text/html; charset=utf-8',
      expect.stringContaining('<title>Comanda'),
    ]);
    const etag = (await edge.rest('/')).headers.get('etag') ?? '';
    const again = await edge.rest(path, { headers: { ...browser, 'if-none-match': etag } });
    expect([again.status, again.headers.get('etag')]).toEqual([404, null]);
    for (const accept of ['*/*', 'application/json']) {
      const { status, body } = await edge.rest(path, { headers: { accept } });
      expect([status, body]).toEqual([404, expect.objectContaining({ className: 'not-found' })]);
    }
    expect((await fetch(`${edge.url}${path}`, { method: 'HEAD' })).status).toBe(404);
  });

  it('allows its own scripts only', async () => {
    const edge = await openEdge();
    const { headers } = await edge.rest('/');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain(`connect-src 'self' ws://${new URL(edge.url).host}`);
    expect(policy).not.toContain('unsafe');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('serves scripts compressed and immutable', async () => {
    const edge = await openEdge();
    for (const [accepted, encoding] of [
      ['gzip, br', 'br'],
      ['gzip', 'gzip'],
      ['br;q=0, gzip', 'gzip'],
      ['identity', null],
    ] as const) {
      const script = await edge.rest('/assets/app-1a2b.js', { headers: { 'accept-encoding': accepted } });
      expect(script.headers.get('content-encoding'), accepted).toBe(encoding);
      expect(script.headers.get('cache-control')).toContain('immutable');
      expect(script.headers.get('vary')).toBe('Accept-Encoding');
      expect(script.body).toContain('menu menu');
    }
  });

  it('answers 304 for a cached page', async () => {
    const edge = await openEdge();
    const etag = (await edge.rest('/')).headers.get('etag') ?? '';
    expect((await edge.rest('/', { headers: { 'if-none-match': etag } })).status).toBe(304);
  });

  it.each([
    '/assets/gone.js',
    '/../secret',
    '/%2e%2e/secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/assets/../../secret.txt',
    '/.env.txt',
  ])('has nothing at %s', async (path) => {
    const edge = await openEdge();
    expect([404, 200]).toContain(await statusOfRawPath(edge.url, path));
    const answer = await edge.rest(path);
    expect(answer.body).not.toBe('not to be served');
  });
});
