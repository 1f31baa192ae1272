import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import Negotiator from 'negotiator';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const MIN_BYTES = 512;

export type Encoding = 'br' | 'gzip';
/** Bytes to send, compressed at most once per encoding. */
export type Compressible = {
  readonly raw: Buffer;
  encoded(encoding: Encoding): Promise<Buffer>;
  /** Returns the compressed bytes if they are available already. */
  ready(encoding: Encoding): Buffer | undefined;
};

/**
 * Creates compressible bytes. `quality` is brotli's: 4 for changing answers, 11 for files. `brotlied` holds bytes
 * compressed in advance.
 */
export function createCompressible(
  raw: Buffer,
  quality: number,
  brotlied?: Buffer,
  compress = brotli,
): Compressible {
  const made = new Map<Encoding, Promise<Buffer>>();
  const done = new Map<Encoding, Buffer>();
  if (brotlied !== undefined) {
    made.set('br', Promise.resolve(brotlied));
    done.set('br', brotlied);
  }
  return {
    raw,
    ready: (encoding) => done.get(encoding),
    encoded(encoding) {
      const known = made.get(encoding);
      if (known !== undefined) return known;
      const making =
        encoding === 'br'
          ? compress(raw, {
              params: {
                [constants.BROTLI_PARAM_QUALITY]: quality,
                [constants.BROTLI_PARAM_SIZE_HINT]: raw.length,
              },
            })
          : zip(raw, { level: 6 });
      const kept = making.then(
        (bytes) => {
          done.set(encoding, bytes);
          return bytes;
        },
        (error: unknown) => {
          made.delete(encoding);
          throw error;
        },
      );
      made.set(encoding, kept);
      return kept;
    },
  };
}

/** Returns the encoding for a response: brotli if accepted, else gzip; undefined for none. */
export function encodingFor(request: Pick<IncomingMessage, 'headers'>, length: number): Encoding | undefined {
  if (length < MIN_BYTES) return undefined;
  const accepted = new Negotiator(request as IncomingMessage).encodings(['br', 'gzip']);
  if (accepted.includes('br')) return 'br';
  return accepted.includes('gzip') ? 'gzip' : undefined;
}
