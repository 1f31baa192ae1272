/** Maximum file size, above anything a phone's camera produces. */
const MAX_BYTES = 30 * 1024 * 1024;
/** Width and height of an uploaded picture in pixels. */
const SIDE = 800;
const QUALITY = 0.9;

/** The chosen picture, or the reason it was rejected. */
export type ChosenPicture =
  | { readonly bitmap: ImageBitmap }
  | { readonly refusal: 'tooLarge' | 'notAPicture' };

/** Decodes a file as a picture, with its orientation applied. */
export async function readPicture(file: File): Promise<ChosenPicture> {
  if (file.size > MAX_BYTES) return { refusal: 'tooLarge' };
  try {
    return { bitmap: await createImageBitmap(file) };
  } catch {
    return { refusal: 'notAPicture' };
  }
}

type Square = { readonly left: number; readonly top: number; readonly side: number };

/** Draws a square of a picture over the whole canvas, transparent parts on white. */
export function drawSquare(canvas: HTMLCanvasElement, bitmap: ImageBitmap, square: Square): void {
  const brush = canvas.getContext('2d');
  if (brush === null) return;
  const { left, top, side } = square;
  brush.fillStyle = 'white';
  brush.fillRect(0, 0, canvas.width, canvas.height);
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(bitmap, left, top, side, side, 0, 0, canvas.width, canvas.height);
}

/** Returns a square of a picture as a base64 JPEG. */
export function cutPicture(bitmap: ImageBitmap, square: Square): string {
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  drawSquare(canvas, bitmap, square);
  const address = canvas.toDataURL('image/jpeg', QUALITY);
  return address.slice(address.indexOf(',') + 1);
}
