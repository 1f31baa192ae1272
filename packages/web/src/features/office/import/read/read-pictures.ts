import { FILE_LIMITS, FileError, type FileLimits } from './limits.ts';
import { unpack } from './unpack.ts';

/** A picture of a zip; the code is its file's name without folders and ending. */
export type ZipPicture = {
  /** Place in the zip, where each is there once. */
  readonly path: string;
  readonly file: string;
  readonly code: string;
  /** Absent for a file that is no JPEG, PNG or WebP, by its first bytes. */
  readonly picture?: Blob;
};

const TYPES: readonly (readonly [offset: number, signature: string, type: string])[] = [
  [0, '\xff\xd8\xff', 'image/jpeg'],
  [0, '\x89PNG\r\n\x1a\n', 'image/png'],
  [8, 'WEBP', 'image/webp'],
];

/**
 * Returns the pictures of a zip, named by the codes of their dishes (office B8.1), in the order of their names. Folders do not
 * matter, and what a computer adds by itself is passed over. @throws {FileError}
 */
export function readPictures(zip: Uint8Array, limits: FileLimits = FILE_LIMITS): readonly ZipPicture[] {
  if (zip.length > limits.bytes) throw new FileError('tooLarge');
  if (zip[0] !== 0x50 || zip[1] !== 0x4b) throw new FileError('notZip');
  const files = unpack(zip, isWanted, { bytes: limits.unpacked, files: limits.rows });
  if (files.size === 0) throw new FileError('notZip');
  return [...files]
    .map(([path, bytes]) => {
      const file = path.split('/').at(-1) ?? path;
      const type = typeOf(bytes);
      const code = file.replace(/\.[^.]*$/, '').trim();
      // the cast is sound: unpacked bytes are in memory of their own
      const picture = type === undefined ? undefined : new Blob([bytes as Uint8Array<ArrayBuffer>], { type });
      return { path, file, code, ...(picture !== undefined && { picture }) };
    })
    .sort((one, other) => one.file.localeCompare(other.file));
}

function isWanted(path: string): boolean {
  return !/(^|\/)(__MACOSX\/.*|\.[^/]*|Thumbs\.db|)$/.test(path);
}

function typeOf(bytes: Uint8Array): string | undefined {
  return TYPES.find(([offset, signature]) =>
    [...signature].every((character, at) => bytes[offset + at] === character.charCodeAt(0)),
  )?.[2];
}
