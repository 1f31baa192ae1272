import { createHash } from 'node:crypto';
import { STORED_WIDTH } from './clean-picture.ts';
import { type UploadStore, uploadKind } from './upload-store.ts';

/** Largest width (px) of drawings. */
export const DRAWING_WIDTH = 2000;

/** Source of the drawings. */
export type AttachmentSource = {
  /** Returns an attachment as SVG; undefined when there is none. */
  svg(id: string): string | undefined;
};
/** Original of a picture, drawn or uploaded. */
export type Original = {
  /** Content hash of a drawing, or id of an upload: changes when the picture does. */
  readonly name: string;
  readonly bytes: Buffer;
  /** Vector drawing, which can be rendered at any size. */
  readonly isDrawing: boolean;
};
/** Name and size of a picture, known without reading it. */
type OriginalName = {
  /** Prefix of the picture's cache files. */
  readonly name: string;
  /** Its own width (px), the largest at which it is shown. */
  readonly width: number;
};
export type Originals = {
  /** Returns undefined when there is no such picture. */
  nameOf(id: string): Promise<OriginalName | undefined>;
  read(id: string): Promise<Original | undefined>;
};

/** Creates the originals: drawings of the source, and uploads. */
export function createOriginals(source: AttachmentSource, uploads: UploadStore): Originals {
  const names = new Map<string, string>();

  /** Returns the content hash of a drawing. */
  function drawingName(id: string): string | undefined {
    const cached = names.get(id);
    if (cached !== undefined) return cached;
    const svg = source.svg(id);
    if (svg === undefined) return undefined;
    const name = createHash('sha256').update(svg).digest('base64url').slice(0, 22);
    names.set(id, name);
    return name;
  }

  return {
    async nameOf(id) {
      const kind = uploadKind(id);
      if (kind === undefined) {
        const name = drawingName(id);
        return name === undefined ? undefined : { name, width: DRAWING_WIDTH };
      }
      // Checked every time: a removed upload must not be served from the cache.
      return (await uploads.has(id)) ? { name: id, width: STORED_WIDTH[kind] } : undefined;
    },
    async read(id) {
      if (uploadKind(id) !== undefined) {
        const bytes = await uploads.read(id);
        return bytes && { name: id, bytes, isDrawing: false };
      }
      const [name, svg] = [drawingName(id), source.svg(id)];
      if (name === undefined || svg === undefined) return undefined;
      return { name, bytes: Buffer.from(svg), isDrawing: true };
    },
  };
}
