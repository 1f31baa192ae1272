/** A larger file than any camera of a phone makes. */
const MAX_BYTES = 30 * 1024 * 1024;
/** Width and height that a picture of a member is sent in. */
const SIDE = 800;
const QUALITY = 0.9;

/** A picture that was chosen, or why it cannot be taken. */
export type ChosenPicture =
  | { readonly bitmap: ImageBitmap }
  | { readonly refusal: 'tooLarge' | 'notAPicture' };

/** Opens a file as a picture, the right way up. */
export async function readPicture(file: File): Promise<ChosenPicture> {
  if (file.size > MAX_BYTES) return { refusal: 'tooLarge' };
  try {
    return { bitmap: await createImageBitmap(file) };
  } catch {
    return { refusal: 'notAPicture' };
  }
}

type Square = { readonly left: number; readonly top: number; readonly side: number };

/** Draws a square of a picture over a whole canvas; what is see-through lies on white. */
export function drawSquare(canvas: HTMLCanvasElement, bitmap: ImageBitmap, square: Square): void {
  const brush = canvas.getContext('2d');
  if (brush === null) return;
  const { left, top, side } = square;
  brush.fillStyle = 'white';
  brush.fillRect(0, 0, canvas.width, canvas.height);
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(bitmap, left, top, side, side, 0, 0, canvas.width, canvas.height);
}

/** A square of a picture as a small file in base64. */
export function cutPicture(bitmap: ImageBitmap, square: Square): string {
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  drawSquare(canvas, bitmap, square);
  const address = canvas.toDataURL('image/jpeg', QUALITY);
  return address.slice(address.indexOf(',') + 1);
}
