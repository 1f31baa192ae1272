import { Unzip, UnzipInflate, UnzipPassThrough } from 'fflate';
import { FileError } from './limits.ts';

/** The bytes that are unpacked between two looks at the bound. */
const STEP = 64 * 1024;

/** The most bytes and files that may come out of a zip. */
export type UnpackBound = { readonly bytes: number; readonly files: number };

/**
 * Unpacks the wanted files of a zip. The bound counts the bytes that come out of every file and not what the zip says
 * about itself, so that one that grows without end is given up early (office B8.1). @throws {FileError}
 */
export function unpack(
  zip: Uint8Array,
  isWanted: (name: string) => boolean,
  bound: UnpackBound,
): ReadonlyMap<string, Uint8Array> {
  const files = new Map<string, Uint8Array[]>();
  let size = 0;
  const unzip = new Unzip((file) => {
    if (!isWanted(file.name)) return;
    if (files.size >= bound.files) throw new FileError('tooManyRows');
    const parts: Uint8Array[] = [];
    files.set(file.name, parts);
    file.ondata = (error, part) => {
      if (error !== null) throw error;
      size += part.length;
      if (size > bound.bytes) throw new FileError('unpacksTooLarge');
      parts.push(part);
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  unzip.register(UnzipPassThrough);
  try {
    for (let at = 0; at < zip.length; at += STEP)
      unzip.push(zip.subarray(at, at + STEP), at + STEP >= zip.length);
  } catch (error) {
    throw error instanceof FileError ? error : new FileError('notRead');
  }
  return new Map([...files].map(([name, parts]) => [name, joined(parts)]));
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
