import { randomUUID } from 'node:crypto';
import { access, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CodedError } from '../lib/index.ts';

/** Storage port for uploaded pictures. */
export type UploadStore = {
  /** Stores the bytes and returns a random attachment id; the bytes of an id never change. */
  write(bytes: Buffer): Promise<string>;
  has(id: string): Promise<boolean>;
  /** Returns the bytes; undefined when there are none. */
  read(id: string): Promise<Buffer | undefined>;
  remove(id: string): Promise<void>;
};

const ID = /^upload-[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Returns whether an attachment id is that of an upload, and so safe as a file name. */
export function isUploadId(id: string): boolean {
  return ID.test(id);
}

/** Creates an upload store on a folder. */
export function createFolderUploads(folder: string): UploadStore {
  const fileOf = (id: string) => {
    if (!isUploadId(id)) throw new Error('not an upload id');
    return join(folder, id);
  };
  return {
    async write(bytes) {
      const id = `upload-${randomUUID()}`;
      const file = fileOf(id);
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        await writeFile(`${file}.part`, bytes, { mode: 0o600 });
        await rename(`${file}.part`, file);
      } catch (error) {
        await rm(`${file}.part`, { force: true }).catch(() => undefined);
        // A full disk may be temporary.
        throw new CodedError('unavailable', {}, { cause: error });
      }
      return id;
    },
    async has(id) {
      if (!isUploadId(id)) return false;
      return access(fileOf(id)).then(
        () => true,
        () => false,
      );
    },
    async read(id) {
      if (!isUploadId(id)) return undefined;
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
