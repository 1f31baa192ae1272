/** Widths of served pictures, in pixels. */
type PictureWidth = 240 | 400 | 800 | 1200;

const SIZES: Readonly<Record<Exclude<PictureWidth, 240>, string>> = {
  400: 'small',
  800: 'medium',
  1200: 'large',
};

/** Returns the address of an attachment's picture by width and format (specification §9); the smallest is its thumb. */
export function pictureSource(image: string | undefined) {
  if (image === undefined) return undefined;
  const id = encodeURIComponent(image);
  return (width: PictureWidth, format: 'webp' | 'jpg') =>
    width === 240 ? `/api/thumbs/${id}.${format}` : `/api/attachments/${id}-${SIZES[width]}.${format}`;
}
