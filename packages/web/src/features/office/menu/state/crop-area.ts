import type { CropArea } from '../../../../data/devices/upload-picture.ts';

/** The middle of a part of a picture and its size, each in per cent: of width, height, and the shorter side. */
export type Crop = { readonly x: number; readonly y: number; readonly size: number };
export type PictureSize = { readonly width: number; readonly height: number };

export const MIN_CROP_SIZE = 20;
const THOUSAND = 1000;
const HUNDRED = 100;

/** Returns the square part of a picture around a point, moved inwards where it would stand over the edge (B3.7). */
export function cropArea({ x, y, size }: Crop, { width, height }: PictureSize): CropArea {
  const side = (Math.min(width, height) * size) / HUNDRED;
  const along = (middle: number, length: number) => {
    const part = Math.round((THOUSAND * side) / length);
    const from = Math.round((THOUSAND * middle) / HUNDRED - part / 2);
    return { part, from: Math.min(Math.max(0, from), THOUSAND - part) };
  };
  const across = along(x, width);
  const down = along(y, height);
  return { left: across.from, top: down.from, width: across.part, height: down.part };
}

const CROP = /^crop-(.+)-[0-9a-f]{12}$/;

/** Returns the photo that a picture is, or is a part of; undefined for drawings. */
export function photoOf(image: string | undefined): string | undefined {
  if (image === undefined) return undefined;
  const [, part] = CROP.exec(image) ?? [];
  if (part !== undefined) return `photo-${part}`;
  return image.startsWith('photo-') ? image : undefined;
}
