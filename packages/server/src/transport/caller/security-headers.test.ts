import { createHash, randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { aTakeAway, GUEST } from '../../../test/kits/calls.ts';
import { type Edge, openEdge } from '../../../test/kits/edge.ts';
import { SANDBOX } from '../../../test/kits/small-organisation.ts';

const EVERYWHERE = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};
const DATA = "default-src 'none'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'";

/** Returns the URL of a sandbox page that a paying guest is redirected to. */
async function aSandboxPage(edge: Edge): Promise<string> {
  const { _id, restoreKey } = await edge.core.ordering.create(aTakeAway(), GUEST);
  const call = { requestId: randomUUID(), session: _id, restoreKey, methodRef: SANDBOX, amount: 2000 };
  const { redirect = '' } = await edge.core.payments.online(call, GUEST);
  return redirect;
}

function policyOf(headers: Headers): string {
  return headers.get('content-security-policy') ?? '';
}

describe('security headers', () => {
  it.each([
    ['data', '/api/shops', 200],
    ['an entity', '/api/products/rice', 200],
    ['a picture', '/api/attachments/dish-rice', 200],
    ['a refusal', '/api/kitchenTickets', 401],
    ['nothing', '/api/nothing', 404],
    ['a first poll', '/api/socket.io/?EIO=4&transport=polling', 200],
  ])('let a browser run nothing in %s', async (_kind, path, status) => {
    const edge = await openEdge();
    // twice: the cached response takes another path
    for (const answer of [await edge.rest(path), await edge.rest(path)]) {
      expect(answer.status).toBe(status);
      expect(Object.fromEntries(answer.headers)).toMatchObject(EVERYWHERE);
      expect(policyOf(answer.headers)).toBe(DATA);
      expect(answer.headers.get('permissions-policy')).toContain('geolocation=(self)');
      expect(answer.headers.get('x-powered-by')).toBeNull();
      expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    }
  });

  it.each(['/', '/cart', '/assets/app-1a2b.js', '/healthz', '/readyz', '/assets/gone.js', '/metrics'])(
    'the page %s runs its own scripts and styles, none inline, in no frame',
    async (path) => {
      const edge = await openEdge();
      const { headers } = await edge.rest(path);
      expect(Object.fromEntries(headers)).toMatchObject(EVERYWHERE);
      const directives = policyOf(headers).split('; ');
      expect(directives).toEqual(
        expect.arrayContaining([
          "default-src 'none'",
          "script-src 'self'",
          "style-src 'self'",
          "base-uri 'none'",
          "form-action 'self'",
          "frame-ancestors 'none'",
        ]),
      );
      expect(policyOf(headers)).not.toMatch(/unsafe|\*|https?:/);
    },
  );

  it('allow WebAssembly to the worker that reads codes, which no page may run', async () => {
    const edge = await openEdge();
    const worker = await edge.rest('/assets/read-codes-1a2b3c4.js');
    expect(policyOf(worker.headers)).toContain("script-src 'self' 'wasm-unsafe-eval';");
    expect(policyOf(worker.headers)).toContain("default-src 'none'");
  });

  it('allow the sandbox’s page one style by its hash, and no script', async () => {
    const edge = await openEdge();
    const page = await edge.rest(await aSandboxPage(edge));
    expect(Object.fromEntries(page.headers)).toMatchObject({ ...EVERYWHERE, 'cache-control': 'no-store' });
    const style = /<style>(.*?)<\/style>/s.exec(String(page.body))?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    expect(policyOf(page.headers)).toContain(`style-src 'sha256-${hash}'`);
    expect(policyOf(page.headers)).toContain("frame-ancestors 'none'");
    expect(policyOf(page.headers)).not.toMatch(/script-src|unsafe|self'.*self'/);
    expect(page.body).not.toMatch(/<script|style=|\son\w+=/i);
  });

  it('include HSTS only where guests use HTTPS', async () => {
    const strict = await openEdge({ reach: { trustProxy: true, publicUrl: 'https://order.example' } });
    const plain = await openEdge();
    for (const path of ['/', '/api/shops', '/api/shops', '/api/attachments/dish-rice', '/api/nothing']) {
      const headerOf = async (edge: Edge) => (await edge.rest(path)).headers.get('strict-transport-security');
      expect([await headerOf(strict), await headerOf(plain)], path).toEqual(['max-age=15552000', null]);
    }
  });

  it('vary cacheable responses and forbid storing private ones', async () => {
    const edge = await openEdge();
    const picture = await edge.rest('/api/attachments/dish-rice');
    expect(picture.headers.get('vary')).toContain('Accept');
    const shops = await edge.rest('/api/shops');
    expect([shops.headers.get('vary'), shops.headers.get('cache-control')]).toEqual([
      'Accept-Encoding',
      'no-cache',
    ]);
    const own = await edge.rest('/api/tableSessions');
    expect(own.headers.get('cache-control')).toBe('no-store');
  });
});
