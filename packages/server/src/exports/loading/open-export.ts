import type { Readable } from 'node:stream';
import { createValidator } from '@comanda/contract';
import type { Entry, ZipFile } from 'yauzl';
import { ExportManifest, FORMAT, MANIFEST, readEntryName } from '../export-manifest.ts';
import { ExportRefused } from './export-refused.ts';

const MEBIBYTE = 2 ** 20;
const MAX_ENTRIES = 250_000;
/** Most bytes of all entries, unpacked. */
const MAX_BYTES = 64 * 1024 * MEBIBYTE;
const MAX_PICTURE_BYTES = 16 * MEBIBYTE;
const MAX_MANIFEST_BYTES = 64 * MEBIBYTE;

const validate = createValidator(ExportManifest);

/** An export that is open, of which nothing but names and sizes was checked. */
export type OpenExport = {
  readonly manifest: ExportManifest;
  /** Returns the content of an entry, which ends with an error if its size is not the one declared. */
  read(path: string): Promise<Readable>;
  close(): void;
};

/** Opens an export within bounds (office B8.5). Throws `ExportRefused`. */
export async function openExport(file: string): Promise<OpenExport> {
  const zip = await opened(file);
  try {
    const entries = await entriesOf(zip);
    const manifest = await manifestOf(zip, entries);
    ensureSameFiles(manifest, entries);
    return {
      manifest,
      read: async (path) => contentOf(zip, entries, path),
      close: () => zip.close(),
    };
  } catch (error) {
    zip.close();
    throw error;
  }
}

async function opened(file: string): Promise<ZipFile> {
  // a server never opens an export
  const { open } = await import('yauzl');
  return new Promise((resolve, reject) => {
    open(file, { lazyEntries: true, autoClose: false }, (error, zip) => {
      if (error === null) return resolve(zip);
      const isMissing = 'code' in error && typeof error.code === 'string';
      reject(isMissing ? error : new ExportRefused('notAnExport', `${file} is no zip, or is cut short`));
    });
  });
}

/** Returns the entries by name. Throws for a name that no export has, one that comes twice, and sizes out of bounds. */
function entriesOf(zip: ZipFile): Promise<ReadonlyMap<string, Entry>> {
  const tooMany = zip.entryCount > MAX_ENTRIES;
  if (tooMany) throw new ExportRefused('exportTooLarge', `it has more than ${MAX_ENTRIES} entries`);
  const entries = new Map<string, Entry>();
  let bytes = 0;
  return new Promise((resolve, reject) => {
    zip.on('error', (error: Error) => reject(new ExportRefused('exportDamaged', error.message)));
    zip.on('end', () => resolve(entries));
    zip.on('entry', (entry: Entry) => {
      try {
        bytes += entry.uncompressedSize;
        ensureEntry(entry, entries, bytes);
        entries.set(entry.fileName, entry);
        zip.readEntry();
      } catch (error) {
        reject(error);
      }
    });
    zip.readEntry();
  });
}

function ensureEntry(
  { fileName, uncompressedSize }: Entry,
  known: ReadonlyMap<string, Entry>,
  bytes: number,
): void {
  const name = readEntryName(fileName);
  if (name === undefined) throw new ExportRefused('notAnExport', 'it has an entry that no export has');
  if (known.has(fileName)) throw new ExportRefused('exportDamaged', `it has ${fileName} twice`);
  if (bytes > MAX_BYTES) throw new ExportRefused('exportTooLarge', 'it would unpack to more than 64 GiB');
  const isHuge =
    (name.kind === 'picture' && uncompressedSize > MAX_PICTURE_BYTES) ||
    (name.kind === 'manifest' && uncompressedSize > MAX_MANIFEST_BYTES);
  if (isHuge) throw new ExportRefused('exportTooLarge', `${fileName} is larger than an export's`);
}

async function manifestOf(zip: ZipFile, entries: ReadonlyMap<string, Entry>): Promise<ExportManifest> {
  if (!entries.has(MANIFEST)) throw new ExportRefused('notAnExport', `it has no ${MANIFEST}`);
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of await contentOf(zip, entries, MANIFEST)) chunks.push(chunk);
    const value: unknown = JSON.parse(Buffer.concat(chunks).toString('utf8'));
    const checked = validate(value);
    if (checked.ok && checked.value.format === FORMAT) return checked.value;
    if (!checked.ok) throw new Error('no manifest');
  } catch {
    throw new ExportRefused('exportDamaged', `${MANIFEST} cannot be read`);
  }
  throw new ExportRefused('otherVersion', 'a newer program wrote it');
}

/** Throws unless manifest and zip name the same files. */
function ensureSameFiles({ files }: ExportManifest, entries: ReadonlyMap<string, Entry>): void {
  const named = new Set([MANIFEST, ...files.map(({ path }) => path)]);
  for (const { path, bytes } of files) {
    const entry = entries.get(path);
    if (entry === undefined) throw new ExportRefused('exportDamaged', `${path} is missing`);
    if (entry.uncompressedSize !== bytes) throw differs(path);
  }
  for (const path of entries.keys())
    if (!named.has(path)) throw new ExportRefused('exportDamaged', `${path} does not belong in it`);
}

export function differs(path: string): ExportRefused {
  return new ExportRefused('exportDamaged', `${path} differs from its checksum`);
}

function contentOf(zip: ZipFile, entries: ReadonlyMap<string, Entry>, path: string): Promise<Readable> {
  const entry = entries.get(path);
  if (entry === undefined) throw new ExportRefused('exportDamaged', `${path} is missing`);
  return new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => {
      if (error === null) resolve(stream);
      else reject(new ExportRefused('exportDamaged', `${path}: ${error.message}`));
    });
  });
}
