import { createHash } from 'node:crypto';
import { CLEANED_WIDTH } from './clean-picture.ts';
import { isUploadId, type UploadStore } from './upload-store.ts';

/** Lines are drawn up to this width: they show no more of themselves on a larger one. */
export const DRAWING_WIDTH = 2000;

/** Where drawings come from: an attachment's as SVG, undefined when there is none. */
export type AttachmentSource = { svg(id: string): string | undefined };
/** A picture as it was drawn or sent. */
export type Original = {
  /** Changes when the picture does. */
  readonly name: string;
  readonly bytes: Buffer;
  /** Lines, which have any size. */
  readonly isDrawing: boolean;
};
/** What is known of a picture before it is read. */
type OriginalName = {
  /** What the picture's files begin with. */
  readonly name: string;
  /** It is worth so many pixels, and never shown wider. */
  readonly width: number;
};
export type Originals = {
  /** Undefined when there is no such picture. */
  nameOf(id: string): Promise<OriginalName | undefined>;
  read(id: string): Promise<Original | undefined>;
};

/** Drawings of the source, and what people sent. */
export function createOriginals(source: AttachmentSource, uploads: UploadStore): Originals {
  const names = new Map<string, string>();

  /** A drawing that changes gets new files. */
  function drawingName(id: string): string | undefined {
    const known = names.get(id);
    if (known !== undefined) return known;
    const svg = source.svg(id);
    if (svg === undefined) return undefined;
    const name = createHash('sha256').update(svg).digest('base64url').slice(0, 22);
    names.set(id, name);
    return name;
  }

  return {
    async nameOf(id) {
      if (!isUploadId(id)) {
        const name = drawingName(id);
        return name === undefined ? undefined : { name, width: DRAWING_WIDTH };
      }
      // asked each time: what was taken away is not shown from a copy
      return (await uploads.has(id)) ? { name: id, width: CLEANED_WIDTH } : undefined;
    },
    async read(id) {
      if (isUploadId(id)) {
        const bytes = await uploads.read(id);
        return bytes && { name: id, bytes, isDrawing: false };
      }
      const [name, svg] = [drawingName(id), source.svg(id)];
      if (name === undefined || svg === undefined) return undefined;
      return { name, bytes: Buffer.from(svg), isDrawing: true };
    },
  };
}
