import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from '../lib/index.ts';
import { loadSharp, type Sharp } from './load-sharp.ts';
import { DRAWING_WIDTH, type Original, type Originals } from './originals.ts';
import type { PictureQueue } from './picture-queue.ts';

/** Widths in pixels (specification §9). */
const WIDTHS = { small: 400, medium: 800, large: 1200, exlarge: 2000, exlargex2: 4000 } as const;
const THUMB_WIDTH = 240;
/** Whose path it is says how wide a picture is without a size of its own; thumbs have one width only. */
const WIDTH_OF_KIND = { attachments: WIDTHS.large, thumbs: THUMB_WIDTH, pic: WIDTHS.small } as const;
export type PictureKind = keyof typeof WIDTH_OF_KIND;
export type PictureFormat = 'webp' | 'jpg';
export type PictureRequest = { readonly id: string; readonly width: number; readonly format?: PictureFormat };
type Picture = {
  readonly etag: string;
  readonly type: string;
  /**
   * Gives its bytes, drawn now where they are not kept yet; undefined when the picture is gone by now. Throws
   * `tooManyRequests` when this visitor waits for many already, `unavailable` when all do, with `retryAfter` (s).
   */
  read(visitor: string): Promise<Buffer | undefined>;
};
export type Attachments = {
  /** The picture at the size asked for, or at its own where that is smaller; undefined when there is none. */
  find(request: PictureRequest & { readonly format: PictureFormat }): Promise<Picture | undefined>;
};

/** Wider ones are not part of a menu, and wait for those that are. */
export const LARGEST_OF_MENU = WIDTHS.large;
const MAX_PIXELS = DRAWING_WIDTH * DRAWING_WIDTH * 4;
const QUALITY = 82;

/** Which picture a path asks for: `{id}`, `{id}-small`, `{id}-large.webp`… */
export function pictureRequest(name: string, kind: PictureKind): PictureRequest | undefined {
  const parts =
    /^([A-Za-z0-9:_.-]{1,64}?)(?:-(small|medium|large|exlarge|exlargex2))?(?:\.(webp|jpg))?$/.exec(name);
  const [, id, size, extension] = parts ?? [];
  if (id === undefined) return undefined;
  const hasSize = size !== undefined && kind !== 'thumbs';
  const width = hasSize ? widthOf(size) : WIDTH_OF_KIND[kind];
  return { id, width, format: extension === 'webp' || extension === 'jpg' ? extension : undefined };
}

function widthOf(size: string): number {
  const known = Object.entries(WIDTHS).find(([name]) => name === size);
  return known?.[1] ?? WIDTHS.large;
}

export type AttachmentsDeps = {
  readonly originals: Originals;
  readonly folder: string;
  readonly queue: PictureQueue;
  readonly log: Pick<Log, 'warn'>;
};

/** Pictures at the size asked for: made once and kept as files in `folder`, few at a time. */
export function createAttachments({ originals, folder, queue, log }: AttachmentsDeps): Attachments {
  const making = new Map<string, Promise<Buffer | undefined>>();
  let isTold = false;

  async function make(id: string, width: number, format: PictureFormat, file: string) {
    const original = await originals.read(id);
    if (original === undefined) return undefined;
    const bytes = await resized(await loadSharp(), original, width, format);
    await keep(file, bytes);
    return bytes;
  }

  /** A disk that is full or read-only costs making it again, not the picture. */
  async function keep(file: string, bytes: Buffer): Promise<void> {
    const unfinished = `${file}.${process.pid}.part`;
    try {
      await mkdir(folder, { recursive: true });
      await writeFile(unfinished, bytes);
      await rename(unfinished, file);
    } catch (error) {
      if (!isTold) log.warn({ err: error }, 'pictures cannot be kept: they are drawn each time');
      isTold = true;
      await rm(unfinished, { force: true }).catch(() => undefined);
    }
  }

  /** Whoever asks for the same picture meanwhile gets the same bytes. */
  function shared(name: string, make: () => Promise<Buffer | undefined>): Promise<Buffer | undefined> {
    const running = making.get(name);
    if (running !== undefined) return running;
    const started = make().finally(() => making.delete(name));
    making.set(name, started);
    return started;
  }

  return {
    async find({ id, width: asked, format }) {
      const original = await originals.nameOf(id);
      if (original === undefined) return undefined;
      const width = Math.min(asked, original.width);
      const name = `${original.name}-${width}.${format}`;
      const file = join(folder, name);
      return {
        etag: `"${name}"`,
        type: format === 'webp' ? 'image/webp' : 'image/jpeg',
        read: (visitor) =>
          shared(name, () =>
            load(file, () => queue({ size: width, visitor, run: () => make(id, width, format, file) })),
          ),
      };
    },
  };
}

async function resized(
  sharp: Sharp,
  { bytes, isDrawing }: Original,
  width: number,
  format: PictureFormat,
): Promise<Buffer> {
  const options = { limitInputPixels: MAX_PIXELS, ...(isDrawing && { density: 72 }) };
  const picture = sharp(bytes, options).resize({ width, withoutEnlargement: !isDrawing });
  if (format === 'webp') return picture.webp({ quality: QUALITY }).toBuffer();
  return picture.flatten({ background: '#ffffff' }).jpeg({ quality: QUALITY, mozjpeg: true }).toBuffer();
}

async function load<Bytes>(file: string, make: () => Promise<Bytes>): Promise<Buffer | Bytes> {
  try {
    return await readFile(file);
  } catch {
    return make();
  }
}
