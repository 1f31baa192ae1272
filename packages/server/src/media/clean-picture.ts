import { CodedError } from '../lib/index.ts';
import { loadSharp } from './load-sharp.ts';

/** Largest picture accepted, that of a phone's camera: a small file can decompress to a huge picture. */
const MAX_PIXELS = 50_000_000;
/** The largest sides (px) of cleaned pictures: members' are squares, dishes' keep their shape. */
const CLEANED = {
  upload: { width: 800, fit: 'cover' },
  photo: { width: 2000, fit: 'inside' },
} as const;
/** The largest width (px) of stored pictures by their kind: a part of a photo is not wider than the photo. */
export const STORED_WIDTH = { upload: 800, photo: 2000, crop: 2000 } as const;
export type UploadKind = keyof typeof CLEANED;
export type StoredKind = keyof typeof STORED_WIDTH;
const QUALITY = 85;

/** File signatures of JPEG, PNG and WebP; other files never reach the image library. */
const SIGNATURES: readonly (readonly [offset: number, bytes: string])[] = [
  [0, '\xff\xd8\xff'],
  [0, '\x89PNG\r\n\x1a\n'],
  [8, 'WEBP'],
];

/**
 * Re-encodes an uploaded picture as WebP, upright and at most as large as its kind may be, which drops all metadata
 * (location, camera, hidden data). Throws `pictureType` when it is not a JPEG, PNG or WebP, is corrupt, or has over 50
 * million pixels.
 */
export async function cleanPicture(bytes: Buffer, kind: UploadKind): Promise<Buffer> {
  if (!isPicture(bytes)) throw new CodedError('pictureType');
  const sharp = await loadSharp();
  const { width, fit } = CLEANED[kind];
  try {
    return await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize({ width, height: width, fit, withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .toBuffer();
  } catch (error) {
    throw new CodedError('pictureType', {}, { cause: error });
  }
}

function isPicture(bytes: Buffer): boolean {
  return SIGNATURES.some(([offset, signature]) => {
    return bytes.subarray(offset, offset + signature.length).toString('latin1') === signature;
  });
}
