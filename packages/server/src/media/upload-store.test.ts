import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { temporaryFolder } from '../../test/kits/reaper.ts';
import { rejected } from '../../test/kits/rejected.ts';
import { createFolderUploads } from './upload-store.ts';

let folder = '';
beforeEach(() => {
  folder = temporaryFolder('comanda-uploads-');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('stores an upload completely, under a new id', async () => {
  const uploads = createFolderUploads(join(folder, 'uploads'));
  const id = await uploads.write(Buffer.from('a picture'), 'upload');
  expect(readdirSync(join(folder, 'uploads'))).toEqual([id]);
  expect(await uploads.read(id)).toEqual(Buffer.from('a picture'));
});

it('refuses an upload as unavailable when it cannot be written, and leaves no file', async () => {
  // A file in place of the folder.
  writeFileSync(join(folder, 'uploads'), '');
  const uploads = createFolderUploads(join(folder, 'uploads'));
  await expect(uploads.write(Buffer.from('a picture'), 'upload')).rejects.toEqual(rejected('unavailable'));
  expect(readdirSync(folder)).toEqual(['uploads']);
});
