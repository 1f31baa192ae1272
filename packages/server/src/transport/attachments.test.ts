import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { openEdge } from '../../test/kits/edge.ts';
import { silentLog } from '../../test/kits/silent-log.ts';
import { pictureRequest } from '../media/attachments.ts';

async function pictureAt(url: string, path: string, accept = '*/*') {
  const response = await fetch(`${url}${path}`, { headers: { accept } });
  const bytes = Buffer.from(await response.arrayBuffer());
  return { response, bytes };
}

describe('pictures', () => {
  it.each([
    ['/api/attachments/dish-rice-small.webp', 'webp', 400],
    ['/api/attachments/dish-rice-medium.jpg', 'jpeg', 800],
    ['/api/attachments/dish-rice', 'jpeg', 1200],
    ['/api/thumbs/dish-rice', 'jpeg', 240],
  ])('are rendered at the size of %s', async (path, format, width) => {
    const edge = await openEdge();
    const { response, bytes } = await pictureAt(edge.url, path);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toContain('immutable');
    expect(await sharp(bytes).metadata()).toMatchObject({ format, width });
  });

  it('use WebP where the browser accepts it', async () => {
    const edge = await openEdge();
    const { response } = await pictureAt(edge.url, '/api/thumbs/dish-rice', 'image/avif,image/webp,*/*');
    expect([response.headers.get('content-type'), response.headers.get('vary')]).toEqual([
      'image/webp',
      'Accept',
    ]);
  });

  it('are rendered once, cached as files and revalidated', async () => {
    const edge = await openEdge();
    const path = '/api/attachments/dish-rice-small.webp';
    const answers = await Promise.all([1, 2, 3, 4].map(() => pictureAt(edge.url, path)));
    expect(new Set(answers.map(({ bytes }) => bytes.toString('base64'))).size).toBe(1);
    expect(readdirSync(join(edge.dataDir, 'files'))).toHaveLength(1);
    const etag = answers[0]?.response.headers.get('etag') ?? '';
    expect((await fetch(`${edge.url}${path}`, { headers: { 'if-none-match': etag } })).status).toBe(304);
  });

  it('are served when the cache cannot be written, leaving no partial file and one log entry', async () => {
    const published: string[] = [];
    const log = { ...silentLog, warn: (_data: object, text: string) => void published.push(text) };
    const edge = await openEdge({ log });
    const path = '/api/attachments/dish-rice-small.webp';
    const kept = await pictureAt(edge.url, path);
    const files = join(edge.dataDir, 'files');
    const [name = ''] = readdirSync(files);
    // a folder of that name cannot be replaced by the file
    for (const width of ['800', '1200'])
      mkdirSync(join(files, name.replace('-400.', `-${width}.`), 'x'), { recursive: true });
    for (const size of ['medium', 'large']) {
      const { response } = await pictureAt(edge.url, path.replace('small', size));
      expect(response.status).toBe(200);
    }
    expect(kept.response.status).toBe(200);
    expect(readdirSync(files).filter((file) => file.endsWith('.part'))).toEqual([]);
    expect(published).toHaveLength(1);
  });

  it('are never wider than the original, which is cached once', async () => {
    const edge = await openEdge();
    const [widest, wide] = await Promise.all(
      ['exlargex2', 'exlarge'].map((size) => pictureAt(edge.url, `/api/attachments/dish-rice-${size}.jpg`)),
    );
    expect(await sharp(widest?.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 2000 });
    expect(widest?.response.headers.get('etag')).toBe(wide?.response.headers.get('etag'));
    expect(readdirSync(join(edge.dataDir, 'files'))).toHaveLength(1);
  });

  it('requested in bulk by one visitor are refused to that visitor only', async () => {
    const svg = (id: string) =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><title>${id}</title><circle r="9"/></svg>`;
    const edge = await openEdge({ pictures: { svg }, reach: { trustProxy: true } });
    const from = (address: string, path: string) =>
      fetch(`${edge.url}${path}`, { headers: { 'x-forwarded-for': address } });
    const flood = Array.from({ length: 40 }, (_, at) =>
      from('192.0.2.1', `/api/attachments/dish-${at}-exlargex2.jpg`),
    );
    const thumbs = Array.from({ length: 12 }, (_, at) => from('192.0.2.2', `/api/thumbs/dish-${at}.webp`));
    expect((await Promise.all(thumbs)).map(({ status }) => status)).toEqual(thumbs.map(() => 200));
    const answers = await Promise.all(flood);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.length).toBeGreaterThan(0);
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([429]));
    expect(refused[0]?.headers.get('retry-after')).toBe('5');
    expect(await refused[0]?.json()).toMatchObject({ data: { code: 'tooManyRequests', retryAfter: 5 } });
    expect((await from('192.0.2.1', '/api/thumbs/dish-39.webp')).status).toBe(200);
  });

  it('are revalidated without rendering', async () => {
    const edge = await openEdge();
    const path = '/api/attachments/dish-rice-small.webp';
    const etag = (await pictureAt(edge.url, path)).response.headers.get('etag') ?? '';
    for (const name of readdirSync(join(edge.dataDir, 'files'))) rmSync(join(edge.dataDir, 'files', name));
    const again = await fetch(`${edge.url}${path}`, { headers: { 'if-none-match': etag } });
    expect([again.status, again.headers.get('cache-control')]).toEqual([
      304,
      'public, max-age=31536000, immutable',
    ]);
    expect(readdirSync(join(edge.dataDir, 'files'))).toEqual([]);
  });

  it('stay within their size budget', () => {
    expect(pictureRequest('dish-rice-exlargex2.webp', 'attachments')?.width).toBe(4000);
    expect(pictureRequest('dish-rice-exlarge', 'attachments')?.width).toBe(2000);
  });

  it.each([
    '/api/attachments/unknown',
    '/api/attachments/..%2f..%2fsecret',
    '/api/attachments/%2e%2e',
    '/api/attachments/dish-rice.svg',
    '/api/attachments/dish-rice-huge.webp',
    `/api/attachments/${'a'.repeat(200)}`,
    '/api/attachments/',
    '/api/thumbs/dish-rice/x',
  ])('are not found at %s', async (path) => {
    const edge = await openEdge();
    const answer = await edge.rest(path);
    expect([answer.status, answer.body]).toEqual([
      404,
      expect.objectContaining({ data: { code: 'notFound' } }),
    ]);
  });
});
