/** The largest file the server takes, in bytes, and the widest picture that is shown, in pixels. */
const MAX_BYTES = 4 * 1024 * 1024;
const MAX_SIDE = 2000;
const QUALITY = 0.9;

/**
 * Returns a photo as the server takes it: as it is, or made smaller if it is too large a file, as those of cameras are;
 * undefined if the browser cannot read it.
 */
export async function fitPicture(file: Blob): Promise<Blob | undefined> {
  if (file.size <= MAX_BYTES && /^image\/(jpeg|png|webp)$/.test(file.type)) return file;
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined);
  if (bitmap === undefined) return undefined;
  const scale = Math.min(1, MAX_SIDE / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/jpeg', QUALITY));
}
