/** The size of a picture in pixels. */
export type PictureSize = { readonly width: number; readonly height: number };

/** The cropped square: its centre in the picture's pixels, and the zoom relative to the largest square. */
export type Crop = { readonly x: number; readonly y: number; readonly zoom: number };

export const MAX_ZOOM = 5;

/** Returns the side of the square in the picture's pixels. */
export function cropSide({ width, height }: PictureSize, { zoom }: Pick<Crop, 'zoom'>): number {
  return Math.min(width, height) / zoom;
}

/** Returns the largest centred square. */
export function wholeCrop({ width, height }: PictureSize): Crop {
  return { x: width / 2, y: height / 2, zoom: 1 };
}

const between = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);

/** Returns the square with zoom and position clamped to the picture. */
export function keptWithin(picture: PictureSize, { x, y, zoom }: Crop): Crop {
  const near = between(zoom, 1, MAX_ZOOM);
  const half = cropSide(picture, { zoom: near }) / 2;
  return {
    x: between(x, half, picture.width - half),
    y: between(y, half, picture.height - half),
    zoom: near,
  };
}

/** Returns the square after dragging the picture by fractions of the square's side. */
export function dragged(picture: PictureSize, crop: Crop, dx: number, dy: number): Crop {
  const side = cropSide(picture, crop);
  return keptWithin(picture, { ...crop, x: crop.x - dx * side, y: crop.y - dy * side });
}

/** Returns the square after zooming by a factor; above 1 zooms in. */
export function zoomed(picture: PictureSize, crop: Crop, factor: number): Crop {
  return keptWithin(picture, { ...crop, zoom: crop.zoom * factor });
}
