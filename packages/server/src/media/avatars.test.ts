import { existsSync, readdirSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { type Edge, openEdge } from '../../test/kits/edge.ts';
import { silentLog } from '../../test/kits/silent-log.ts';
import { smallOrganisation } from '../../test/kits/small-organisation.ts';
import { createServices } from '../services/all-services.ts';
import { createPictures } from './create-pictures.ts';

const AMY = { _id: 'amy', name: 'Amy', status: 'active', password: 'Correct1Horse' } as const;

async function anEdge() {
  const edge = await openEdge({}, smallOrganisation({ users: [AMY, { ...AMY, _id: 'bob' }] }));
  const pictures = createPictures({ svg: () => undefined }, join(edge.dataDir, 'files'), silentLog);
  const { create } = createServices(edge.core, pictures)['users/pic'];
  const send = (picture: Buffer | null, user = 'amy') => {
    const call = { actor: { kind: 'member' as const, user }, address: '', origin: '', query: {} };
    return create?.({ picture: picture === null ? null : picture.toString('base64') }, call);
  };
  return { edge, send };
}

const face = (background: string) =>
  sharp({ create: { width: 900, height: 900, channels: 3, background } })
    .jpeg()
    .toBuffer();

async function shown(edge: Edge, path: string, headers = {}) {
  const response = await fetch(`${edge.url}${path}`, { headers });
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
}

describe('a member’s picture', () => {
  it('is served by the member’s id at the requested width, and revalidated each time', async () => {
    const { edge, send } = await anEdge();
    const stored = await send(await face('#a00'));
    expect(stored).toMatchObject({ avatar: expect.stringMatching(/^upload-/) });
    const { response, bytes } = await shown(edge, '/api/users/pic/amy.webp');
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'private, no-cache']);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 400 });
    const large = await shown(edge, '/api/users/pic/amy-exlarge.jpg');
    expect(await sharp(large.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 800 });
    const etag = response.headers.get('etag') ?? '';
    const again = await shown(edge, '/api/users/pic/amy.webp', { 'if-none-match': etag });
    expect(again.response.status).toBe(304);
  });

  it('is replaced or removed completely, including cached sizes', async () => {
    const { edge, send } = await anEdge();
    const first = (await send(await face('#a00'))) as { readonly avatar: string };
    const before = await shown(edge, '/api/users/pic/amy.webp');
    await send(await face('#0a0'));
    const after = await shown(edge, '/api/users/pic/amy.webp');
    expect(after.response.headers.get('etag')).not.toBe(before.response.headers.get('etag'));
    expect((await shown(edge, `/api/attachments/${first.avatar}-small.webp`)).response.status).toBe(404);
    expect(await send(null)).toEqual({ avatar: null });
    expect((await shown(edge, '/api/users/pic/amy.webp')).response.status).toBe(404);
    expect(readdirSync(join(edge.dataDir, 'files', 'uploads'))).toEqual([]);
  });

  it('gets the same answer for a member without one and for an unknown member', async () => {
    const { edge } = await anEdge();
    const answers = ['bob', 'nobody'].map((id) => edge.rest(`/api/users/pic/${id}`));
    const [bob, nobody] = await Promise.all(answers);
    expect([bob?.status, bob?.body]).toEqual([404, nobody?.body]);
  });

  it('is refused when it is not a picture, and nothing is stored then', async () => {
    const { edge, send } = await anEdge();
    await expect(send(Buffer.from('<svg/>'))).rejects.toThrow('pictureType');
    const unknown = send(await face('#00a'), 'nobody');
    await expect(unknown).rejects.toThrow('notFound');
    const folder = join(edge.dataDir, 'files', 'uploads');
    expect(existsSync(folder) ? readdirSync(folder) : []).toEqual([]);
  });

  it('is uploaded by members only', async () => {
    const { edge } = await anEdge();
    expect((await edge.rest('/api/users/pic', { json: { picture: null } })).status).toBe(401);
    const authorization = `Bearer ${await edge.tokenFor('1111')}`;
    const asStaff = await edge.rest('/api/users/pic', {
      json: { picture: null },
      headers: { authorization },
    });
    expect(asStaff.status).toBe(403);
  });
});

describe('the path of a picture', () => {
  it.each([
    '/api/attachments/../secret',
    '/api/attachments/..%2fsecret',
    '/api/attachments/..%2f..%2fsecret.webp',
    '/api/attachments/%2e%2e%2fsecret',
    '/api/attachments/..\\secret',
    '/api/attachments/upload-%2e%2e',
    '/api/attachments/upload-../../../secret',
    '/api/attachments/secret%00.webp',
    '/api/thumbs/..%2fsecret',
    '/api/users/pic/..%2fsecret',
    '/api/users/pic/../../../secret',
    `/api/attachments/${'a'.repeat(300)}`,
  ])('leads to no other file: %s', async (path) => {
    const edge = await openEdge();
    const { status, body } = await rawGet(edge, path);
    expect([400, 404]).toContain(status);
    expect(body).not.toContain('not to be served');
  });
});

/** Sends a path unchanged; `fetch` would normalise it first. */
function rawGet({ url }: Edge, path: string): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const upload = request({ hostname, port, path }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (part) => {
        body += part;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body }));
    });
    upload.on('error', reject).end();
  });
}
