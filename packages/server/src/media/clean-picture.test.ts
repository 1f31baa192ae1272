import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { rejected } from '../../test/kits/rejected.ts';
import { cleanPicture } from './clean-picture.ts';

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c63' } });

/** Returns a PNG whose header declares a larger size than it has. */
async function withDeclaredSize(width: number, height: number): Promise<Buffer> {
  const bytes = await plain(1, 1).png().toBuffer();
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return bytes;
}

describe('a member’s picture', () => {
  it.each(['jpeg', 'png', 'webp'] as const)('may be a %s, and is re-encoded', async (format) => {
    const cleaned = await cleanPicture(await plain(1600, 1000).toFormat(format).toBuffer(), 'upload');
    expect(await sharp(cleaned).metadata()).toMatchObject({ format: 'webp', width: 800, height: 800 });
  });

  it('is turned upright and loses its metadata', async () => {
    const exif = { IFD0: { Make: 'Camera', Copyright: 'somebody' }, IFD3: { GPSLatitude: '22/1 16/1 0/1' } };
    const taken = await plain(300, 100).jpeg().withExif(exif).withMetadata({ orientation: 6 }).toBuffer();
    expect((await sharp(taken).metadata()).orientation).toBe(6);
    const {
      orientation,
      exif: cleaned,
      width,
      height,
    } = await sharp(await cleanPicture(taken, 'upload')).metadata();
    expect([orientation, cleaned, width, height]).toEqual([undefined, undefined, 100, 300]);
  });

  it('is not enlarged', async () => {
    const cleaned = await cleanPicture(await plain(40, 40).png().toBuffer(), 'upload');
    expect(await sharp(cleaned).metadata()).toMatchObject({ width: 40, height: 40 });
  });

  it.each([
    [
      'an SVG, which may refer to other files',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    ],
    ['another kind of picture', () => plain(9, 9).gif().toBuffer()],
    ['text', async () => Buffer.from('hello')],
    ['nothing', async () => Buffer.alloc(0)],
    ['half a picture', async () => (await plain(400, 400).jpeg().toBuffer()).subarray(0, 500)],
    ['the beginning of one', async () => Buffer.from('\xff\xd8\xff', 'latin1')],
    ['a picture of 400 million pixels in a few bytes', () => withDeclaredSize(20_000, 20_000)],
  ])('may not be %s', async (_title, make) => {
    const bytes = await make();
    await expect(cleanPicture(bytes, 'upload')).rejects.toEqual(rejected('pictureType'));
    await expect(cleanPicture(bytes, 'photo')).rejects.toEqual(rejected('pictureType'));
  });
});

it('B3.7 a dish’s photo keeps its shape and loses its metadata, at most 2,000 pixels wide and high', async () => {
  const exif = { IFD3: { GPSLatitude: '22/1 16/1 0/1' } };
  const cleaned = await cleanPicture(await plain(3000, 1500).jpeg().withExif(exif).toBuffer(), 'photo');
  const { width, height, exif: kept } = await sharp(cleaned).metadata();
  expect([width, height, kept]).toEqual([2000, 1000, undefined]);
});
