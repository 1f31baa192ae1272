import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Db, type Reads, SCHEMA } from '../db/index.ts';
import { collectFields, csvOf, type Fields, headingOf, noFields } from './csv.ts';
import {
  dataPath,
  type ExportManifest,
  FORMAT,
  MANIFEST,
  picturePath,
  readEntryName,
  sheetPath,
} from './export-manifest.ts';
import { countRows, type ExportedRow, exportedPages } from './exported-rows.ts';
import { EXPORTED_TABLES, type ExportedTable } from './exported-tables.ts';
import { writeZip, type ZipEntry } from './write-zip.ts';

export type Progress = { readonly done: number; readonly total: number };

type Given = {
  readonly db: Pick<Db, 'snapshot'>;
  /** The folder of uploaded pictures. */
  readonly uploads: string;
  readonly file: string;
  readonly version: string;
  readonly now: Date;
  /** Called between pages; an error of it ends the writing. */
  readonly onProgress: (progress: Progress) => Promise<void>;
};

/**
 * Writes everything of one moment into a zip (office B8.5): each table as JSON lines and as a sheet, uploaded pictures, and
 * a manifest with checksums. Holds a page of rows at a time.
 */
export async function writeExport({ db, uploads, file, version, now, onProgress }: Given): Promise<Progress> {
  return db.snapshot(async (read) => {
    const counts = new Map<ExportedTable, number>();
    for (const table of EXPORTED_TABLES) counts.set(table, await countRows(read, table));
    // after the rows: the pictures that they name exist by then
    const pictures = await picturesIn(uploads);
    const total = pictures.length + [...counts.values()].reduce((sum, count) => sum + 2 * count, 0);
    let done = 0;
    const advance = async (by: number) => {
      done += by;
      await onProgress({ done, total });
    };
    const manifest: ExportManifest = {
      program: 'comanda-export',
      format: FORMAT,
      version,
      schema: SCHEMA,
      createdAt: now.toISOString(),
      files: [],
    };
    const rowsOf = new Map([...counts].map(([{ name }, count]) => [dataPath(name), count]));
    await writeZip(
      file,
      [
        ...EXPORTED_TABLES.flatMap((table) => entriesOf(read, table, advance)),
        ...pictures.map((id) => pictureEntry(uploads, id, advance)),
        { path: MANIFEST, content: () => oneText(() => `${JSON.stringify(manifest, null, 2)}\n`) },
      ],
      {
        mtime: now,
        onWritten: (written) => {
          const rows = rowsOf.get(written.path);
          manifest.files.push({ ...written, ...(rows !== undefined && { rows }) });
        },
      },
    );
    await onProgress({ done: total, total });
    return { done: total, total };
  });
}

type Advance = (by: number) => Promise<void>;

/** Returns the two entries of a table; the sheet's heading has the fields that the lines turned out to have. */
function entriesOf(read: Pick<Reads, 'query'>, table: ExportedTable, advance: Advance): readonly ZipEntry[] {
  const fields = noFields();
  for (const column of table.columns) if (column !== 'doc') fields.columns.add(column);
  return [
    {
      path: dataPath(table.name),
      content: () => pagesAs(read, table, advance, (rows) => linesOf(fields, rows)),
    },
    { path: sheetPath(table.name), content: () => sheetOf(read, table, advance, fields) },
  ];
}

async function* pagesAs(
  read: Pick<Reads, 'query'>,
  table: ExportedTable,
  advance: Advance,
  textOf: (rows: readonly ExportedRow[]) => string,
): AsyncGenerator<string> {
  for await (const rows of exportedPages(read, table)) {
    yield textOf(rows);
    await advance(rows.length);
  }
}

function linesOf(fields: Fields, rows: readonly ExportedRow[]): string {
  collectFields(fields, rows);
  return rows.map((row) => `${JSON.stringify(row)}\n`).join('');
}

async function* sheetOf(
  read: Pick<Reads, 'query'>,
  table: ExportedTable,
  advance: Advance,
  fields: Fields,
): AsyncGenerator<string> {
  // spreadsheets take a file for UTF-8 by this mark
  yield `\ufeff${headingOf(fields)}`;
  yield* pagesAs(read, table, advance, (rows) => csvOf(fields, rows));
}

async function* oneText(text: () => string): AsyncGenerator<string> {
  yield text();
}

function pictureEntry(uploads: string, id: string, advance: Advance): ZipEntry {
  return {
    path: picturePath(id),
    isPacked: true,
    async *content() {
      const bytes = await readFile(join(uploads, id)).catch(ifGone);
      if (bytes !== undefined) yield bytes;
      await advance(1);
    },
  };
}

/** Returns the ids of the uploaded pictures. */
async function picturesIn(uploads: string): Promise<readonly string[]> {
  const names = (await readdir(uploads).catch(ifGone)) ?? [];
  return names.filter((name) => readEntryName(picturePath(name))?.kind === 'picture').sort();
}

function ifGone(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
