import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ExportedFile } from './export-manifest.ts';

/** An entry of a zip, whose content is produced while it is written. */
export type ZipEntry = {
  readonly path: string;
  /** True for content that is compressed already. */
  readonly isPacked?: boolean;
  readonly content: () => AsyncIterable<string | Buffer>;
};

const READABLE_BY_OWNER = 0o100600;

/** Writes a zip piece by piece, one entry after the other; `onWritten` gets the size and checksum of each. */
export async function writeZip(
  file: string,
  entries: readonly ZipEntry[],
  { mtime, onWritten }: { readonly mtime: Date; readonly onWritten: (file: ExportedFile) => void },
): Promise<void> {
  // loaded with the first export: it takes memory
  const { ZipFile } = await import('yazl');
  const zip = new ZipFile();
  const stop = new AbortController();
  let failure: unknown;
  const fail = (error: unknown) => {
    failure ??= error;
    stop.abort();
  };
  zip.on('error', fail);
  for (const { path, isPacked, content } of entries) {
    const options = { mtime, mode: READABLE_BY_OWNER, compress: isPacked !== true };
    zip.addReadStreamLazy(path, options, (open) => {
      const stream = Readable.from(measured(path, content(), onWritten), { objectMode: false });
      // the zip waits for an end that does not come
      stream.once('error', fail);
      open(null, stream);
    });
  }
  zip.end();
  const target = createWriteStream(file, { mode: 0o600, flush: true });
  try {
    await pipeline(zip.outputStream, target, { signal: stop.signal });
  } catch (error) {
    throw failure ?? error;
  }
}

async function* measured(
  path: string,
  content: AsyncIterable<string | Buffer>,
  onWritten: (file: ExportedFile) => void,
): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const piece of content) {
    const chunk = Buffer.isBuffer(piece) ? piece : Buffer.from(piece);
    if (chunk.length === 0) continue;
    hash.update(chunk);
    bytes += chunk.length;
    yield chunk;
  }
  onWritten({ path, bytes, sha256: hash.digest('hex') });
}
