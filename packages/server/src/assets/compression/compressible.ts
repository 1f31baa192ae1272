import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const SMALLEST = 1_024;

export type Encoding = 'br' | 'gzip';
/** Bytes to send, and those bytes compressed once for each encoding asked for. */
export type Compressible = {
  readonly raw: Buffer;
  encoded(encoding: Encoding): Promise<Buffer>;
  /** What was compressed already; undefined when `encoded` was not asked for yet, or is at work. */
  ready(encoding: Encoding): Buffer | undefined;
};

/**
 * `quality` is brotli's: 4 for answers that change, 11 for files that do not. `brotlied` is what was compressed
 * beforehand.
 */
export function createCompressible(raw: Buffer, quality: number, brotlied?: Buffer): Compressible {
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
          ? brotli(raw, {
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

/** The encoding to answer in; undefined sends the bytes as they are. */
export function encodingFor(acceptEncoding: string | undefined, length: number): Encoding | undefined {
  if (acceptEncoding === undefined || length < SMALLEST) return undefined;
  const accepted = acceptEncoding.toLowerCase();
  const takes = (name: string) =>
    new RegExp(`(^|[,\\s])${name}(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`).test(accepted);
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : undefined;
}
