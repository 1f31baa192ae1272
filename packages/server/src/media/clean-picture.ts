import { CodedError } from '../lib/index.ts';
import { loadSharp } from './load-sharp.ts';

/** Largest picture accepted, that of a phone's camera: a small file can decompress to a huge picture. */
const MAX_PIXELS = 50_000_000;
/** Largest width and height (px) of a cleaned picture. */
export const CLEANED_WIDTH = 800;
const QUALITY = 85;

/** File signatures of JPEG, PNG and WebP; other files never reach the image library. */
const SIGNATURES: readonly (readonly [offset: number, bytes: string])[] = [
  [0, '\xff\xd8\xff'],
  [0, '\x89PNG\r\n\x1a\n'],
  [8, 'WEBP'],
];

/**
 * Re-encodes an uploaded picture as WebP, upright and at most 800 pixels wide and high, which drops all metadata
 * (location, camera, hidden data). Throws `badRequest` when it is not a JPEG, PNG or WebP, is corrupt, or has over 50
 * million pixels.
 */
export async function cleanPicture(bytes: Buffer): Promise<Buffer> {
  if (!isPicture(bytes)) throw invalidPicture();
  const sharp = await loadSharp();
  try {
    return await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize({ width: CLEANED_WIDTH, height: CLEANED_WIDTH, fit: 'cover', withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .toBuffer();
  } catch {
    throw invalidPicture();
  }
}

function isPicture(bytes: Buffer): boolean {
  return SIGNATURES.some(([offset, signature]) => {
    return bytes.subarray(offset, offset + signature.length).toString('latin1') === signature;
  });
}

function invalidPicture(): CodedError {
  return new CodedError('badRequest', { problems: [{ field: 'picture', rule: 'picture' }] });
}
