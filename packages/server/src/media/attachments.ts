import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from '../lib/index.ts';
import { loadSharp, type Sharp } from './load-sharp.ts';
import { DRAWING_WIDTH, type Original, type Originals } from './originals.ts';
import type { PictureQueue } from './picture-queue.ts';

/** Widths in pixels (specification §9). */
const WIDTHS = { small: 400, medium: 800, large: 1200, exlarge: 2000, exlargex2: 4000 } as const;
const THUMB_WIDTH = 240;
/** Default width by path; thumbs have no other. */
const WIDTH_OF_KIND = { attachments: WIDTHS.large, thumbs: THUMB_WIDTH, pic: WIDTHS.small } as const;
export type PictureKind = keyof typeof WIDTH_OF_KIND;
export type PictureFormat = 'webp' | 'jpg';
export type PictureRequest = { readonly id: string; readonly width: number; readonly format?: PictureFormat };
type Picture = {
  readonly etag: string;
  readonly type: string;
  /**
   * Returns its bytes, rendered now unless cached; undefined when the picture was removed meanwhile. Throws
   * `tooManyRequests` when the visitor's queue is full, `unavailable` when the whole queue is, with `retryAfter` (s).
   */
  read(visitor: string): Promise<Buffer | undefined>;
};
export type Attachments = {
  /** Returns the picture at the requested width, or at its own where that is smaller; undefined when there is none. */
  find(request: PictureRequest & { readonly format: PictureFormat }): Promise<Picture | undefined>;
};

/** Largest width (px) that menus show; wider pictures have lower priority. */
export const MAX_MENU_WIDTH = WIDTHS.large;
const MAX_PIXELS = DRAWING_WIDTH * DRAWING_WIDTH * 4;
const QUALITY = 82;

/** Parses a picture's path: `{id}`, `{id}-small`, `{id}-large.webp`…; undefined when it is not valid. */
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
  const found = Object.entries(WIDTHS).find(([name]) => name === size);
  return found?.[1] ?? WIDTHS.large;
}

export type AttachmentsDeps = {
  readonly originals: Originals;
  readonly folder: string;
  readonly queue: PictureQueue;
  readonly log: Pick<Log, 'warn'>;
};

/** Creates the pictures in all sizes, rendered on demand through the queue and cached as files in `folder`. */
export function createAttachments({ originals, folder, queue, log }: AttachmentsDeps): Attachments {
  const inFlight = new Map<string, Promise<Buffer | undefined>>();
  let hasWarned = false;

  async function render(id: string, width: number, format: PictureFormat, file: string) {
    const original = await originals.read(id);
    if (original === undefined) return undefined;
    const bytes = await resized(await loadSharp(), original, width, format);
    await cache(file, bytes);
    return bytes;
  }

  /** Caches a picture; a full or read-only disk only means rendering it again. */
  async function cache(file: string, bytes: Buffer): Promise<void> {
    const unfinished = `${file}.${process.pid}.part`;
    try {
      await mkdir(folder, { recursive: true });
      await writeFile(unfinished, bytes);
      await rename(unfinished, file);
    } catch (error) {
      if (!hasWarned)
        log.warn({ err: error }, 'picture cache not writable: pictures are rendered on every request');
      hasWarned = true;
      await rm(unfinished, { force: true }).catch(() => undefined);
    }
  }

  /** Coalesces concurrent requests for a picture. */
  function coalesced(name: string, render: () => Promise<Buffer | undefined>): Promise<Buffer | undefined> {
    const running = inFlight.get(name);
    if (running !== undefined) return running;
    const started = render().finally(() => inFlight.delete(name));
    inFlight.set(name, started);
    return started;
  }

  return {
    async find({ id, width: requestedWidth, format }) {
      const original = await originals.nameOf(id);
      if (original === undefined) return undefined;
      const width = Math.min(requestedWidth, original.width);
      const name = `${original.name}-${width}.${format}`;
      const file = join(folder, name);
      return {
        etag: `"${name}"`,
        type: format === 'webp' ? 'image/webp' : 'image/jpeg',
        read: (visitor) =>
          coalesced(name, () =>
            load(file, () => queue({ size: width, visitor, run: () => render(id, width, format, file) })),
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

/** Returns a cached file, or else what `render` returns. */
async function load<Bytes>(file: string, render: () => Promise<Bytes>): Promise<Buffer | Bytes> {
  try {
    return await readFile(file);
  } catch {
    return render();
  }
}
