import type { PictureWidth } from '../../../ui/picture.tsx';

const SIZES: Readonly<Record<PictureWidth, string>> = { 400: 'small', 800: 'medium', 1200: 'large' };

/** Where a picture of an attachment is served, by width and format (specification §9). */
export function pictureSource(image: string | undefined) {
  if (image === undefined) return undefined;
  return (width: PictureWidth, format: 'webp' | 'jpg') =>
    `/api/attachments/${encodeURIComponent(image)}-${SIZES[width]}.${format}`;
}
