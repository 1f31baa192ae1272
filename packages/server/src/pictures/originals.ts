import { createHash } from 'node:crypto';
import { isUploadId, type UploadStore } from './upload-store.ts';

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
export type Originals = {
  /** The name that the picture's files begin with; undefined when there is no such picture. */
  nameOf(id: string): Promise<string | undefined>;
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
      if (!isUploadId(id)) return drawingName(id);
      // asked each time: what was taken away is not shown from a copy
      return (await uploads.has(id)) ? id : undefined;
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
