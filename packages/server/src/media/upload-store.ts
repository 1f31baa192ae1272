import { createHash, randomUUID } from 'node:crypto';
import { access, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CodedError } from '../lib/index.ts';
import type { StoredKind, UploadKind } from './clean-picture.ts';

/** Storage port for uploaded pictures. */
export type UploadStore = {
  /** Stores the bytes and returns a random attachment id of their kind; the bytes of an id never change. */
  write(bytes: Buffer, kind: UploadKind): Promise<string>;
  /** Stores bytes under an id of `photoId` or of a part of a photo, whose bytes are always the same. */
  writeAs(id: string, bytes: Buffer): Promise<void>;
  has(id: string): Promise<boolean>;
  /** Returns the bytes; undefined when there are none. */
  read(id: string): Promise<Buffer | undefined>;
  remove(id: string): Promise<void>;
};

const ID = /^(upload|photo|crop)-[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}(-[0-9a-f]{12})?$/;

/** Returns the kind of an upload by its attachment id, which is then safe as a file name; undefined for others. */
export function uploadKind(id: string): StoredKind | undefined {
  const [, kind, part] = ID.exec(id) ?? [];
  if (kind === 'crop') return part === undefined ? undefined : kind;
  return part === undefined && (kind === 'upload' || kind === 'photo') ? kind : undefined;
}

/** Returns the attachment id of a dish's photo: the same file has the same one, so that a second import changes nothing. */
export function photoId(file: Buffer): string {
  const hash = createHash('sha256').update(file).digest('hex');
  const parts = [
    hash.slice(0, 8),
    hash.slice(8, 12),
    hash.slice(12, 16),
    hash.slice(16, 20),
    hash.slice(20, 32),
  ];
  return `photo-${parts.join('-')}`;
}

/** Creates an upload store on a folder. */
export function createFolderUploads(folder: string): UploadStore {
  const fileOf = (id: string) => {
    if (uploadKind(id) === undefined) throw new Error('not an upload id');
    return join(folder, id);
  };
  async function store(id: string, bytes: Buffer): Promise<void> {
    const file = fileOf(id);
    // a part of a photo may be written twice at once
    const unfinished = `${file}.${randomUUID()}.part`;
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(unfinished, bytes, { mode: 0o600 });
      await rename(unfinished, file);
    } catch (error) {
      await rm(unfinished, { force: true }).catch(() => undefined);
      // A full disk may be temporary.
      throw new CodedError('unavailable', {}, { cause: error });
    }
  }
  return {
    async write(bytes, kind) {
      const id = `${kind}-${randomUUID()}`;
      await store(id, bytes);
      return id;
    },
    writeAs: store,
    async has(id) {
      if (uploadKind(id) === undefined) return false;
      return access(fileOf(id)).then(
        () => true,
        () => false,
      );
    },
    async read(id) {
      if (uploadKind(id) === undefined) return undefined;
      try {
        return await readFile(fileOf(id));
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
        throw error;
      }
    },
    remove: (id) => rm(fileOf(id), { force: true }),
  };
}
