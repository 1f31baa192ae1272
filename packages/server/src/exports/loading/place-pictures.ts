import { copyFile, link, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PRIVATE_FOLDER } from '../../lib/index.ts';

const STAGE = '.loading-';

/**
 * Creates a folder for pictures that are not in place yet. It is removed last, so that what a killed run had put in place
 * is known to the next.
 */
export async function createStage(files: string): Promise<string> {
  await mkdir(files, { recursive: true, mode: PRIVATE_FOLDER });
  return mkdtemp(join(files, STAGE));
}

/** Puts staged pictures in place; the staged ones stay. */
export async function placePictures(files: string, stage: string, ids: readonly string[]): Promise<void> {
  const uploads = join(files, 'uploads');
  await mkdir(uploads, { recursive: true, mode: PRIVATE_FOLDER });
  for (const id of ids) {
    const [from, to] = [join(stage, id), join(uploads, id)];
    await rm(to, { force: true });
    await link(from, to).catch(() => copyFile(from, to));
  }
}

/** Removes pictures that were put in place for nothing. */
export async function removePictures(files: string, ids: readonly string[]): Promise<void> {
  for (const id of ids) await rm(join(files, 'uploads', id), { force: true });
}

/** Removes what runs that were killed left: their stages, and the pictures that they had put in place. */
export async function removeLeftovers(files: string): Promise<void> {
  const names = await readdir(files).catch((): string[] => []);
  for (const name of names.filter((each) => each.startsWith(STAGE))) {
    await removePictures(files, await readdir(join(files, name)));
    await rm(join(files, name), { recursive: true, force: true });
  }
}
