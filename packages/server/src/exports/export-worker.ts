import { rm } from 'node:fs/promises';
import { DAY_MS, MINUTE_MS } from '@comanda/domain';
import type { CoreContext } from '../core/index.ts';
import type { Db } from '../db/index.ts';
import { instantNow, instantOf } from '../lib/index.ts';
import type { ExportFiles } from './export-files.ts';
import {
  allExports,
  type ExportRecord,
  removeExport,
  saveExport,
  unfinishedExports,
} from './export-store.ts';
import { publishExport, publishRemoved } from './publish-export.ts';
import { writeExport } from './write-export.ts';

/** Time that a file is kept. */
const KEPT_MS = DAY_MS;
/** Time without a sign of life after which another node begins again. */
const LEASE_MS = 2 * MINUTE_MS;
/** Time between two signs of life, which tell the progress as well. */
const BEAT_MS = 1_000;
const MAX_TRIES = 3;

type Parts = {
  readonly db: Pick<Db, 'snapshot'>;
  readonly files: ExportFiles;
  readonly uploads: string;
  readonly version: string;
};

/** Ends the writing of an export that was cancelled, or that this node is to leave. */
class Stopped extends Error {}

/** Creates what writes and deletes exports on this node. */
export function createExportWorker(context: CoreContext, parts: Parts) {
  let isStopping = false;
  return {
    async writeDue(): Promise<void> {
      const [next] = await unfinishedExports(context.read);
      if (next === undefined || isStopping || !isFree(context, next)) return;
      const taken = await save(context, next, {
        status: 'running',
        tries: next.tries + 1,
        progress: { done: 0, total: 0 },
      });
      // another node was faster
      if (taken !== undefined) await writeTaken(context, parts, taken, () => isStopping);
    },
    async deleteOld(): Promise<void> {
      const now = context.clock.now();
      const isOver = ({ expiresAt }: ExportRecord) => expiresAt !== undefined && Date.parse(expiresAt) <= now;
      for (const { _id } of (await allExports(context.read)).filter(isOver)) {
        await context.write(async (tx, publish) => {
          const removed = await removeExport(tx, _id);
          if (removed !== undefined) publishRemoved(removed, publish);
        });
      }
      await parts.files.keepOnly(async () => new Set((await allExports(context.read)).map(({ _id }) => _id)));
    },
    stop(): void {
      isStopping = true;
    },
  };
}

function isFree({ clock }: CoreContext, { status, updatedAt }: ExportRecord): boolean {
  return status === 'waiting' || Date.parse(updatedAt) + LEASE_MS <= clock.now();
}

/** Changes an export and tells owners; returns undefined if somebody else changed or removed it. */
async function save(
  context: CoreContext,
  record: ExportRecord,
  changes: Partial<ExportRecord>,
): Promise<ExportRecord | undefined> {
  const updatedAt = instantNow(context.clock);
  return context.write(async (tx, publish) => {
    const saved = await saveExport(tx, record, { ...changes, updatedAt });
    if (saved !== undefined) publishExport(saved, publish);
    return saved;
  });
}

async function writeTaken(
  context: CoreContext,
  { db, files, uploads, version }: Parts,
  taken: ExportRecord,
  isStopping: () => boolean,
): Promise<void> {
  const { clock } = context;
  let current = taken;
  let beatAt = clock.now();
  let part: string | undefined;
  const onProgress = async (progress: ExportRecord['progress']) => {
    if (isStopping()) throw new Stopped();
    if (clock.now() < beatAt + BEAT_MS) return;
    const saved = await save(context, current, { progress });
    if (saved === undefined) throw new Stopped();
    current = saved;
    beatAt = clock.now();
  };
  try {
    part = await files.begin(taken._id, taken.tries);
    const now = new Date(clock.now());
    const progress = await writeExport({ db, uploads, file: part, version, now, onProgress });
    const bytes = await files.finish(taken._id, part);
    const ends = { finishedAt: instantNow(clock), expiresAt: instantOf(clock.now() + KEPT_MS) };
    const done = await save(context, current, { status: 'done', progress, bytes, ...ends });
    if (done === undefined) await files.remove(taken._id);
  } catch (error) {
    await giveUp(context, current, error);
  } finally {
    if (part !== undefined) await rm(part, { force: true });
  }
}

/** Leaves an export to the next try, or ends it after the last one. */
async function giveUp(context: CoreContext, record: ExportRecord, error: unknown): Promise<void> {
  if (error instanceof Stopped) {
    // of an export that was cancelled nothing is left to save
    await save(context, record, { status: 'waiting', tries: record.tries - 1 });
    return;
  }
  context.log.error({ err: error, export: record._id }, 'export failed');
  const ends = { finishedAt: instantNow(context.clock), expiresAt: instantOf(context.clock.now() + KEPT_MS) };
  await save(
    context,
    record,
    record.tries < MAX_TRIES ? { status: 'waiting' } : { status: 'failed', ...ends },
  );
}
