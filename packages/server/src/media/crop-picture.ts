import { createHash } from 'node:crypto';
import { loadSharp } from './load-sharp.ts';

/** Part of a picture, in thousandths of its width and height. */
export type CropArea = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
};

/** The smallest side of a part, in thousandths. */
const MIN_CROP = 50;
const WHOLE = 1000;
const QUALITY = 85;

/** Returns true if an area is whole thousandths that lie within the picture, and not too small to be seen. */
export function isCropArea({ left, top, width, height }: CropArea): boolean {
  const isWithin = (from: number, size: number) => from >= 0 && size >= MIN_CROP && from + size <= WHOLE;
  return [left, top, width, height].every(Number.isInteger) && isWithin(left, width) && isWithin(top, height);
}

/** Returns the id of a part of a photo: the same for the same part, so that asking again makes no other. */
export function cropId(photo: string, { left, top, width, height }: CropArea): string {
  const hash = createHash('sha256').update(`${left} ${top} ${width} ${height}`).digest('hex').slice(0, 12);
  return `${photo.replace(/^photo-/, 'crop-')}-${hash}`;
}

/** Cuts a part out of a cleaned picture, as WebP. */
export async function cropPicture(bytes: Buffer, area: CropArea): Promise<Buffer> {
  const sharp = await loadSharp();
  const { width, height } = await sharp(bytes).metadata();
  const left = Math.min(width - 1, Math.round((area.left * width) / WHOLE));
  const top = Math.min(height - 1, Math.round((area.top * height) / WHOLE));
  const part = {
    left,
    top,
    width: Math.max(1, Math.min(width - left, Math.round((area.width * width) / WHOLE))),
    height: Math.max(1, Math.min(height - top, Math.round((area.height * height) / WHOLE))),
  };
  return sharp(bytes).extract(part).webp({ quality: QUALITY }).toBuffer();
}
