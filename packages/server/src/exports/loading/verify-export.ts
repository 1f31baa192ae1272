import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { readEntryName } from '../export-manifest.ts';
import { ExportRefused } from './export-refused.ts';
import { differs, type OpenExport } from './open-export.ts';

/** Checks every file of an export against its checksum, and puts the pictures into a folder; returns their ids. */
export async function verifyExport(opened: OpenExport, stage: string): Promise<readonly string[]> {
  const pictures: string[] = [];
  for (const { path, sha256, bytes } of opened.manifest.files) {
    const name = readEntryName(path);
    // an empty picture is one that was removed while the export was written
    const id = name?.kind === 'picture' && bytes > 0 ? name.id : undefined;
    if ((await checksumOf(opened, path, id && join(stage, id))) !== sha256) throw differs(path);
    if (id !== undefined) pictures.push(id);
  }
  return pictures;
}

async function checksumOf(opened: OpenExport, path: string, target: string | undefined): Promise<string> {
  const hash = createHash('sha256');
  const measure = new Transform({
    transform(chunk, _encoding, done) {
      hash.update(chunk);
      done(null, target === undefined ? undefined : chunk);
    },
  });
  const stream = await opened.read(path);
  try {
    if (target === undefined) await pipeline(stream, measure.resume());
    else await pipeline(stream, measure, createWriteStream(target, { mode: 0o600, flush: true }));
  } catch (error) {
    const isOfDisk = error instanceof Error && 'syscall' in error;
    throw isOfDisk ? error : new ExportRefused('exportDamaged', `${path} cannot be unpacked`);
  }
  return hash.digest('hex');
}
