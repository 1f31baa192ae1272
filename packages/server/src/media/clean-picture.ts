import { CodedError } from '../lib/index.ts';
import { loadSharp } from './load-sharp.ts';

/** What a telephone's camera makes, and no more: a small file can unpack to a huge picture. */
const MAX_PIXELS = 50_000_000;
/** Pixels that are kept of its width, and of its height. */
export const CLEANED_WIDTH = 800;
const QUALITY = 85;

/** Pictures begin with these; what begins otherwise never reaches the image library. */
const BEGINNINGS: readonly (readonly [offset: number, bytes: string])[] = [
  [0, '\xff\xd8\xff'],
  [0, '\x89PNG\r\n\x1a\n'],
  [8, 'WEBP'],
];

/**
 * A picture that somebody sent as it may be kept: turned the right way up, at most 800 pixels wide and high, made
 * anew, so that nothing of the file's other content (place, camera, hidden data) is left. `badRequest` when it is no
 * JPEG, PNG or WebP, is broken, or has over 50 million pixels.
 */
export async function cleanPicture(bytes: Buffer): Promise<Buffer> {
  if (!isPicture(bytes)) throw noPicture();
  const sharp = await loadSharp();
  try {
    return await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize({ width: CLEANED_WIDTH, height: CLEANED_WIDTH, fit: 'cover', withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .toBuffer();
  } catch {
    throw noPicture();
  }
}

function isPicture(bytes: Buffer): boolean {
  return BEGINNINGS.some(([offset, beginning]) => {
    return bytes.subarray(offset, offset + beginning.length).toString('latin1') === beginning;
  });
}

function noPicture(): CodedError {
  return new CodedError('badRequest', { problems: [{ field: 'picture', rule: 'picture' }] });
}
