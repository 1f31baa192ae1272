import { everyCall, type OpenApi } from '@comanda/contract';
import { describe, expect, it } from 'vitest';
import { openEdge } from '../../../test/kits/edge.ts';

describe('the API documentation', () => {
  it('is served as OpenAPI with the roles of each call', async () => {
    const edge = await openEdge();
    const { status, headers, body } = await edge.rest('/api/docs/openapi.json');
    expect([status, headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8']);
    expect(body).toMatchObject({
      openapi: '3.1.0',
      paths: {
        '/payments/confirm': { post: { 'x-who': expect.arrayContaining(['cashier']) } },
        '/products': { get: { 'x-who': expect.arrayContaining(['guest']) } },
      },
    });
    const { paths } = body as OpenApi;
    const operations = Object.values(paths).flatMap((verbs) => Object.values(verbs));
    expect(operations.filter((operation) => operation['x-who'].length === 0)).toEqual([]);
    const etag = headers.get('etag') ?? '';
    const again = await edge.rest('/api/docs/openapi.json', { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
  });

  it('is a page of every call without scripts or external resources', async () => {
    const edge = await openEdge();
    const { headers, body } = await edge.rest('/api/docs');
    const page = String(body);
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-[^']+';/);
    expect(page).not.toMatch(/<script|<link[^>]+stylesheet|https?:\/\/(?!order\.example)[^<"]*\.(js|css)/);
    for (const { path, method } of everyCall()) {
      expect(page).toContain(`<details id="${path.replaceAll('/', '.')}.${method}">`);
    }
    expect(page).toContain('href="#schema-TableSession"');
    const anchors = new Set([...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    const links = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    expect(links.filter((id) => !anchors.has(id))).toEqual([]);
  });

  it('is searchable, and escapes the search', async () => {
    const edge = await openEdge();
    const search = async (words: string) =>
      String((await edge.rest(`/api/docs?q=${encodeURIComponent(words)}`)).body);
    const found = await search('coupon COUPONOUTDATE');
    expect(found).toContain('id="tableSessions.order.create" open');
    expect(found).not.toContain('id="products.find"');
    expect(await search('no such call')).toContain('No calls match.');
    const hostile = await search('"><script>alert(1)</script>');
    expect(hostile).not.toContain('<script>');
    expect(hostile).toContain('&#34;&#62;&#60;script&#62;');
  });

  it('is read-only', async () => {
    const edge = await openEdge();
    expect((await edge.rest('/api/docs', { method: 'POST', json: {} })).status).toBe(405);
    expect((await edge.rest('/api/docs/other')).status).toBe(404);
  });
});
