import { rm } from 'node:fs/promises';
import { sql } from 'kysely';
import { writeAudit } from '../../audit/index.ts';
import type { CoreContext } from '../../core/index.ts';
import { type Db, type Reads, SCHEMA, type Tx } from '../../db/index.ts';
import { instantNow } from '../../lib/index.ts';
import { takeClaim } from '../../setup/index.ts';
import { dataPath, type ExportManifest } from '../export-manifest.ts';
import { countRows, type Row } from '../exported-rows.ts';
import { EXPORTED_TABLES, type ExportedTable } from '../exported-tables.ts';
import { ExportRefused } from './export-refused.ts';
import { type OpenExport, openExport } from './open-export.ts';
import { createStage, placePictures, removeLeftovers, removePictures } from './place-pictures.ts';
import { rowsFrom } from './read-rows.ts';
import { verifyExport } from './verify-export.ts';

/** Rows that are inserted at a time. */
const CHUNK = 250;
/** Key of the advisory lock that serialises loading by processes started together. */
const LOAD_LOCK = 20_771_043;
/** The place of audit entries that are of no single shop. */
const ALL_SHOPS = 'all';

type Given = Pick<CoreContext, 'clock'> & {
  readonly db: Db;
  readonly file: string;
  /** The folder of pictures. */
  readonly files: string;
};
type LoadedExport = Pick<ExportManifest, 'version' | 'createdAt'> & {
  readonly rows: number;
  readonly pictures: number;
};

/**
 * Loads an export into an empty installation, all or nothing (office B8.5): everything is checked before the first row is
 * written, and all rows are one transaction. Throws `ExportRefused`.
 */
export async function loadExport({ db, clock, file, files }: Given): Promise<LoadedExport> {
  await ensureEmpty(db.read);
  const opened = await openExport(file);
  let stage: string | undefined;
  try {
    const { version, createdAt } = opened.manifest;
    ensureSameForm(opened.manifest);
    await removeLeftovers(files);
    stage = await createStage(files);
    const pictures = await verifyExport(opened, stage);
    const staged = { stage, pictures };
    const rows = await db
      .unitOfWork(async (tx) => {
        if (db.kind === 'postgres')
          await tx.query((q) =>
            q.selectNoFrom(sql`pg_advisory_xact_lock(${sql.lit(LOAD_LOCK)})`.as('locked')),
          );
        await ensureEmpty(tx);
        const loaded = await loadTables(tx, opened);
        await takeOver(tx, { clock }, { version, createdAt, rows: loaded, pictures: pictures.length });
        await placePictures(files, staged.stage, staged.pictures);
        return loaded;
      })
      .catch(async (error: unknown) => {
        await removePictures(files, pictures);
        throw error;
      });
    return { version, createdAt, rows, pictures: pictures.length };
  } finally {
    opened.close();
    if (stage !== undefined) await rm(stage, { recursive: true, force: true });
  }
}

function ensureSameForm({ version, schema }: ExportManifest): void {
  if (schema === SCHEMA) return;
  const advice = `version ${version} wrote it: load it with that version, then upgrade`;
  throw new ExportRefused('otherVersion', advice);
}

/** Throws unless no table that an export has holds a row. */
async function ensureEmpty(read: Pick<Reads, 'query'>): Promise<void> {
  for (const table of EXPORTED_TABLES)
    if ((await countRows(read, table)) > 0)
      throw new ExportRefused(
        'notEmpty',
        'this installation holds data; an export is loaded into an empty one',
      );
}

async function loadTables(tx: Tx, opened: OpenExport): Promise<number> {
  const files = new Map(opened.manifest.files.map((file) => [file.path, file]));
  let loaded = 0;
  for (const table of EXPORTED_TABLES) {
    const path = dataPath(table.name);
    const expected = files.get(path);
    if (expected === undefined) throw new ExportRefused('exportDamaged', `${path} is missing`);
    const rows = await loadTable(tx, table, opened, path);
    if (rows !== expected.rows)
      throw new ExportRefused('exportDamaged', `${path} has not the rows it should`);
    loaded += rows;
  }
  return loaded;
}

async function loadTable(tx: Tx, table: ExportedTable, opened: OpenExport, path: string): Promise<number> {
  let rows = 0;
  let waiting: Row[] = [];
  const insert = async () => {
    // the cast is sound: each row was checked to have the table's columns
    await tx.insert(table.name, waiting as never[]);
    // sends them, so that no more than these wait in memory
    await tx.query((q) => q.selectNoFrom(sql.lit(1).as('sent')));
    rows += waiting.length;
    waiting = [];
  };
  for await (const row of rowsFrom(await opened.read(path), table)) {
    waiting.push(row);
    if (waiting.length === CHUNK) await insert();
  }
  if (waiting.length > 0) await insert();
  return rows;
}

/** Makes the installation one that has its owner, and writes that it was loaded. */
async function takeOver(
  tx: Tx,
  context: Pick<CoreContext, 'clock'>,
  after: LoadedExport & Record<string, unknown>,
): Promise<void> {
  const isFirst = await takeClaim(tx, { now: instantNow(context.clock) });
  if (!isFirst) throw new ExportRefused('notEmpty', 'this installation has an owner already');
  const entry = { shop: ALL_SHOPS, action: 'loadExport', entity: after.createdAt, after } as const;
  await writeAudit(tx, context, { kind: 'system' }, entry);
}
