import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { PRIVATE_FOLDER } from '../lib/index.ts';

const ENDING = '.zip';
/** An export's id, which is then safe as a file name; parts have the number of the try as well. */
const OWN_NAME = /^([\w-]{10,64})(?:\.\d+\.part|\.zip)$/;

/** The files of exports in a folder that all nodes share. */
export type ExportFiles = {
  /** Makes room for the file of a try and returns its path; parts of earlier tries are removed. */
  begin(id: string, tries: number): Promise<string>;
  /** Gives a part its final name; returns its size in bytes. */
  finish(id: string, part: string): Promise<number>;
  /** Returns the path and size of a finished file; undefined when there is none. */
  find(id: string): Promise<{ readonly path: string; readonly bytes: number } | undefined>;
  /** Removes the file of an export and its parts. */
  remove(id: string): Promise<void>;
  /** Removes the files of exports that `kept`, which is asked after the folder was read, does not name. */
  keepOnly(kept: () => Promise<ReadonlySet<string>>): Promise<void>;
};

export function createExportFiles(folder: string): ExportFiles {
  const namesOf = () => readdir(folder).catch((): string[] => []);
  async function removeWhere(names: readonly string[], isWanted: (id: string) => boolean): Promise<void> {
    for (const name of names) {
      const id = OWN_NAME.exec(name)?.[1];
      if (id !== undefined && isWanted(id)) await rm(join(folder, name), { force: true });
    }
  }
  return {
    async begin(id, tries) {
      await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER });
      await removeWhere(await namesOf(), (each) => each === id);
      return join(folder, `${id}.${tries}.part`);
    },
    async finish(id, part) {
      const { size } = await stat(part);
      await rename(part, join(folder, `${id}${ENDING}`));
      return size;
    },
    async find(id) {
      const name = `${id}${ENDING}`;
      if (!OWN_NAME.test(name)) return undefined;
      const path = join(folder, name);
      const found = await stat(path).catch(() => undefined);
      return found?.isFile() === true ? { path, bytes: found.size } : undefined;
    },
    remove: async (id) => removeWhere(await namesOf(), (each) => each === id),
    async keepOnly(kept) {
      const names = await namesOf();
      const ids = await kept();
      await removeWhere(names, (each) => !ids.has(each));
    },
  };
}
