import { existsSync, readdirSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { type Edge, openEdge } from '../../test/kits/edge.ts';
import { SHOP } from '../../test/kits/small-organisation.ts';

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c63' } })
    .jpeg()
    .toBuffer();

async function send(edge: Edge, body: Buffer, token?: string) {
  const headers = { ...(token !== undefined && { authorization: `Bearer ${token}` }) };
  const response = await fetch(`${edge.url}/api/attachments`, {
    method: 'POST',
    headers,
    body: new Uint8Array(body),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

it('B3.7 a dish’s photo is stored without metadata and shown at every width, in its shape', async () => {
  const edge = await openEdge();
  const token = await edge.tokenFor('9999', SHOP);
  const { status, body } = await send(edge, await photo(3000, 1500), token);
  expect([status, body]).toEqual([201, { attachment: expect.stringMatching(/^photo-/) }]);
  const shown = async (name: string) => {
    const response = await fetch(`${edge.url}/api/attachments/${String(body.attachment)}${name}`);
    expect(response.headers.get('cache-control')).toContain('immutable');
    const { width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    return [width, height];
  };
  expect(await shown('-small.webp')).toEqual([400, 200]);
  expect(await shown('-exlargex2.jpg')).toEqual([2000, 1000]);
});

it('B8.3 the same photo a second time is the same attachment, another one is not', async () => {
  const edge = await openEdge();
  const token = await edge.tokenFor('9999', SHOP);
  const bytes = await photo(80, 40);
  const [first, second] = [await send(edge, bytes, token), await send(edge, bytes, token)];
  expect([second.status, second.body]).toEqual([201, first.body]);
  expect((await send(edge, await photo(40, 80), token)).body).not.toEqual(first.body);
});

it('B3.7 who may not edit the menu is refused before the photo is read, and nothing is stored', async () => {
  const edge = await openEdge();
  const bytes = await photo(40, 40);
  expect(await send(edge, bytes)).toMatchObject({
    status: 401,
    body: { data: { code: 'notAuthenticated' } },
  });
  const cashier = await edge.tokenFor('1111', SHOP);
  const tooLarge = Buffer.alloc(5 * 1024 * 1024);
  expect(await send(edge, tooLarge, cashier)).toMatchObject({
    status: 403,
    body: { data: { code: 'forbidden' } },
  });
  // the password, as every edit of the menu asks for (B6.2)
  const { accessToken } = await edge.core.staffAuth.signIn({ shop: SHOP, pin: '9999' }, 'test');
  expect(await send(edge, tooLarge, accessToken)).toMatchObject({
    body: { data: { code: 'passwordNeeded' } },
  });
  expect(await send(edge, bytes, 'a.b.c')).toMatchObject({ status: 401 });
  expect(existsSync(join(edge.dataDir, 'files', 'uploads'))).toBe(false);
});

it('B3.7 what is no picture, or too large, is refused with its reason', async () => {
  const edge = await openEdge();
  const token = await edge.tokenFor('9999', SHOP);
  const refused = async (bytes: Buffer) => (await send(edge, bytes, token)).body;
  expect(await refused(Buffer.from('<svg/>'))).toMatchObject({ code: 400, data: { code: 'pictureType' } });
  expect(await refused((await photo(400, 400)).subarray(0, 500))).toMatchObject({
    data: { code: 'pictureType' },
  });
  const most = 4 * 1024 * 1024;
  expect(await refused(Buffer.alloc(most + 1))).toMatchObject({
    code: 413,
    data: { code: 'payloadTooLarge', limit: most },
  });
  const uploads = join(edge.dataDir, 'files', 'uploads');
  expect(existsSync(uploads) ? readdirSync(uploads) : []).toEqual([]);
});

/** Sends the first part of a photo and drops the connection, as a phone that leaves the network does. */
function sendPart(edge: Edge, body: Buffer, token: string): Promise<void> {
  return new Promise((resolve) => {
    const call = request(`${edge.url}/api/attachments`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-length': String(body.length) },
    });
    call.on('error', () => resolve());
    call.write(body.subarray(0, body.length / 2), () => call.destroy());
  });
}

it('B8.1 an upload whose connection is lost leaves nothing, and the whole photo is stored by the next', async () => {
  const edge = await openEdge();
  const token = await edge.tokenFor('9999', SHOP);
  const uploads = () => {
    const folder = join(edge.dataDir, 'files', 'uploads');
    return existsSync(folder) ? readdirSync(folder) : [];
  };
  // larger than what a socket takes at once
  const noise = Buffer.from(Array.from({ length: 900 * 900 * 3 }, (_, at) => (at * 7919) % 251));
  const bytes = await sharp(noise, { raw: { width: 900, height: 900, channels: 3 } })
    .png()
    .toBuffer();
  await Promise.all([sendPart(edge, bytes, token), sendPart(edge, bytes, token)]);
  expect(uploads()).toEqual([]);
  expect(await send(edge, bytes, token)).toMatchObject({ status: 201 });
  expect(uploads()).toHaveLength(1);
});

async function crop(edge: Edge, photoId: string, area: unknown, token?: string) {
  const response = await fetch(`${edge.url}/api/attachments/${photoId}/crops`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(area),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

it('B3.7 a part of a photo is an attachment of its own, the same for the same part, and the photo stays', async () => {
  const edge = await openEdge();
  const token = await edge.tokenFor('9999', SHOP);
  const halves = sharp({ create: { width: 1600, height: 800, channels: 3, background: '#00f' } }).composite([
    { input: { create: { width: 800, height: 800, channels: 3, background: '#f00' } }, left: 0, top: 0 },
  ]);
  const photoId = String((await send(edge, await halves.jpeg().toBuffer(), token)).body.attachment);
  const area = { left: 500, top: 0, width: 500, height: 1000 };
  const [first, again] = await Promise.all([
    crop(edge, photoId, area, token),
    crop(edge, photoId, area, token),
  ]);
  expect(first).toEqual({ status: 201, body: { attachment: expect.stringMatching(/^crop-/) } });
  expect(again).toEqual(first);
  const shown = async (id: string) => {
    const response = await fetch(`${edge.url}/api/attachments/${id}-small.jpg`);
    const picture = sharp(Buffer.from(await response.arrayBuffer()));
    const { width, height } = await picture.metadata();
    const { channels } = await picture.stats();
    return { width, height, isRed: (channels[0]?.mean ?? 0) > 60 };
  };
  expect(await shown(String(first.body.attachment))).toEqual({ width: 400, height: 400, isRed: false });
  expect(await shown(photoId)).toEqual({ width: 400, height: 200, isRed: true });
});

it('B3.7 parts are of photos, within them, and for those who edit the menu', async () => {
  const edge = await openEdge();
  const token = await edge.tokenFor('9999', SHOP);
  const photoId = String((await send(edge, await photo(400, 400), token)).body.attachment);
  const area = { left: 0, top: 0, width: 500, height: 500 };
  const code = async (...call: Parameters<typeof crop>) => (await crop(...call)).body.data;
  expect(await code(edge, photoId, area)).toMatchObject({ code: 'notAuthenticated' });
  expect(await code(edge, photoId, area, await edge.tokenFor('1111', SHOP))).toMatchObject({
    code: 'forbidden',
  });
  for (const wrong of [
    { ...area, left: 501 },
    { ...area, width: 49 },
    { ...area, top: -1 },
    { left: 0 },
    null,
  ])
    expect(await code(edge, photoId, wrong, token)).toMatchObject({ code: 'badRequest' });
  const none = 'photo-00000000-0000-4000-8000-000000000000';
  expect(await code(edge, none, area, token)).toMatchObject({ code: 'notFound' });
  expect(await code(edge, 'noodles', area, token)).toMatchObject({ code: 'notFound' });
});
