/** The size of a picture in its own pixels. */
export type PictureSize = { readonly width: number; readonly height: number };

/** The square that is cut out: its middle in the picture's pixels, and how much nearer it is than the largest. */
export type Crop = { readonly x: number; readonly y: number; readonly zoom: number };

/** As near as one may go. */
export const MAX_ZOOM = 5;

/** The side of the square, in the picture's pixels. */
export function cropSide({ width, height }: PictureSize, { zoom }: Pick<Crop, 'zoom'>): number {
  return Math.min(width, height) / zoom;
}

/** The largest square, in the middle. */
export function wholeCrop({ width, height }: PictureSize): Crop {
  return { x: width / 2, y: height / 2, zoom: 1 };
}

const between = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);

/** A square that was moved or made larger, kept within the picture. */
export function keptWithin(picture: PictureSize, { x, y, zoom }: Crop): Crop {
  const near = between(zoom, 1, MAX_ZOOM);
  const half = cropSide(picture, { zoom: near }) / 2;
  return {
    x: between(x, half, picture.width - half),
    y: between(y, half, picture.height - half),
    zoom: near,
  };
}

/** The square after the picture was dragged by a part of the square's side. */
export function dragged(picture: PictureSize, crop: Crop, dx: number, dy: number): Crop {
  const side = cropSide(picture, crop);
  return keptWithin(picture, { ...crop, x: crop.x - dx * side, y: crop.y - dy * side });
}

/** The square after zooming by a factor; above 1 goes nearer. */
export function zoomed(picture: PictureSize, crop: Crop, factor: number): Crop {
  return keptWithin(picture, { ...crop, zoom: crop.zoom * factor });
}
