import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const SMALLEST = 1_024;

export type Encoding = 'br' | 'gzip';
/** Bytes to send, and those bytes compressed once for each encoding asked for. */
export type Packed = { readonly raw: Buffer; encoded(encoding: Encoding): Promise<Buffer> };

/** `quality` is brotli's: 4 for answers that change, 11 for files that do not. */
export function createPacked(raw: Buffer, quality: number): Packed {
  const made = new Map<Encoding, Promise<Buffer>>();
  return {
    raw,
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
      made.set(encoding, making);
      return making;
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
