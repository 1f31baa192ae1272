import { randomUUID } from 'node:crypto';
import { access, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CodedError } from '../lib/index.ts';

/** Where pictures that people send are kept. Another place than a folder implements the same. */
export type UploadStore = {
  /** Keeps the bytes, and gives the attachment's id: nobody guesses it, and its bytes never change. */
  write(bytes: Buffer): Promise<string>;
  has(id: string): Promise<boolean>;
  /** Undefined when nothing is kept under the id. */
  read(id: string): Promise<Buffer | undefined>;
  remove(id: string): Promise<void>;
};

const ID = /^upload-[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether an attachment's id is one of an uploaded picture, and so safe as the name of a file. */
export function isUploadId(id: string): boolean {
  return ID.test(id);
}

/** Keeps uploads as files of a folder. */
export function createFolderUploads(folder: string): UploadStore {
  const fileOf = (id: string) => {
    if (!isUploadId(id)) throw new Error('not the id of an upload');
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
        // a disk that is full may have room again
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
