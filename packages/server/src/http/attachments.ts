import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CodedError } from '../coded-error.ts';
import type { Log } from '../core.ts';

/** Where pictures come from: the drawing of an attachment, as SVG. */
export type AttachmentSource = { svg(id: string): string | undefined };

/** Widths in pixels (specification §9). */
const WIDTHS = { small: 400, medium: 800, large: 1200, exlarge: 2000, exlargex2: 4000 } as const;
const THUMB_WIDTH = 240;
export type PictureFormat = 'webp' | 'jpg';
export type PictureRequest = { readonly id: string; readonly width: number; readonly format?: PictureFormat };
type Picture = { readonly bytes: Buffer; readonly etag: string; readonly type: string };
export type Attachments = {
  read(request: PictureRequest & { readonly format: PictureFormat }): Promise<Picture | undefined>;
};

/** Lines are drawn up to this width; a larger picture is enlarged from it, for drawing one takes seconds. */
const LARGEST_DRAWN = WIDTHS.exlarge;
const MAX_DRAWING = 2;
const MAX_WAITING = 500;
const MAX_PIXELS = LARGEST_DRAWN * LARGEST_DRAWN * 4;
const QUALITY = 82;

/** Which picture a path asks for: `{id}`, `{id}-small`, `{id}-large.webp`… */
export function pictureRequest(name: string, kind: 'attachments' | 'thumbs'): PictureRequest | undefined {
  const parts =
    /^([A-Za-z0-9:_.-]{1,64}?)(?:-(small|medium|large|exlarge|exlargex2))?(?:\.(webp|jpg))?$/.exec(name);
  const [, id, size, extension] = parts ?? [];
  if (id === undefined) return undefined;
  const wanted = size === undefined ? WIDTHS.large : widthOf(size);
  const width = kind === 'thumbs' ? THUMB_WIDTH : wanted;
  return { id, width, format: extension === 'webp' || extension === 'jpg' ? extension : undefined };
}

function widthOf(size: string): number {
  const known = Object.entries(WIDTHS).find(([name]) => name === size);
  return known?.[1] ?? WIDTHS.large;
}

/** Pictures at the size asked for: drawn once, kept as files in `folder`, at most two drawn at a time. */
export function createAttachments(
  source: AttachmentSource,
  folder: string,
  log: Pick<Log, 'warn'>,
): Attachments {
  const hashes = new Map<string, string>();
  const drawing = new Map<string, Promise<Buffer>>();
  const queue = createQueue(MAX_DRAWING);
  let isTold = false;
  let loading: ReturnType<typeof loadSharp> | undefined;

  /** A drawing that changes gets new files. */
  function hashOf(id: string): string | undefined {
    const known = hashes.get(id);
    if (known !== undefined) return known;
    const svg = source.svg(id);
    if (svg === undefined) return undefined;
    const hash = createHash('sha256').update(svg).digest('base64url').slice(0, 22);
    hashes.set(id, hash);
    return hash;
  }

  async function draw(id: string, width: number, format: PictureFormat, file: string): Promise<Buffer> {
    const svg = source.svg(id) ?? '';
    loading ??= loadSharp();
    const sharp = await loading;
    const drawn = sharp(Buffer.from(svg), { limitInputPixels: MAX_PIXELS, density: 72 }).resize({
      width: Math.min(width, LARGEST_DRAWN),
    });
    const picture = width > LARGEST_DRAWN ? await enlarged(sharp, drawn, width) : drawn;
    const flat =
      format === 'webp' ? picture.webp({ quality: QUALITY }) : picture.flatten({ background: '#ffffff' });
    const bytes = await (format === 'webp'
      ? flat
      : flat.jpeg({ quality: QUALITY, mozjpeg: true })
    ).toBuffer();
    await keep(file, bytes);
    return bytes;
  }

  /** A disk that is full or read-only costs drawing again, not the picture. */
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

  return {
    async read({ id, width, format }) {
      const hash = hashOf(id);
      if (hash === undefined) return undefined;
      const name = `${hash}-${width}.${format}`;
      const file = join(folder, name);
      const running = drawing.get(name) ?? load(file, () => queue(() => draw(id, width, format, file)));
      drawing.set(name, running);
      try {
        const type = format === 'webp' ? 'image/webp' : 'image/jpeg';
        return { bytes: await running, etag: `"${name}"`, type };
      } finally {
        drawing.delete(name);
      }
    },
  };
}

type Sharp = Awaited<ReturnType<typeof loadSharp>>;

/** The image library is large, and not needed while every picture asked for is a file already. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}

async function enlarged(sharp: Sharp, drawn: ReturnType<Sharp>, width: number) {
  const { data, info } = await drawn.raw().toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: info }).resize({ width });
}

async function load(file: string, make: () => Promise<Buffer>): Promise<Buffer> {
  try {
    return await readFile(file);
  } catch {
    return make();
  }
}

/** Runs at most `limit` tasks at once, the others in the order they came. */
function createQueue(limit: number) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <Result>(task: () => Promise<Result>): Promise<Result> => {
    if (waiting.length >= MAX_WAITING) throw new CodedError('unavailable');
    if (running >= limit) await new Promise<void>((resolve) => waiting.push(resolve));
    running += 1;
    try {
      return await task();
    } finally {
      running -= 1;
      waiting.shift()?.();
    }
  };
}
