import { join } from 'node:path';
import type { CreateExport, DataExport, ExportLink, LinkExport } from '@comanda/contract';
import { writeAudit } from '../audit/index.ts';
import { type Actor, type CoreContext, withIdempotency } from '../core/index.ts';
import type { Db, Tx } from '../db/index.ts';
import { CodedError, instantNow, newId } from '../lib/index.ts';
import { createExportFiles, type ExportFiles } from './export-files.ts';
import { linkTo, opensFile } from './export-link.ts';
import {
  addExport,
  allExports,
  type ExportRecord,
  presentExport,
  readExport,
  removeExport,
  unfinishedExports,
} from './export-store.ts';
import { createExportWorker } from './export-worker.ts';
import { publishExport, publishRemoved } from './publish-export.ts';

/** The place of audit entries that are of no single shop. */
const ALL_SHOPS = 'all';
/** Requests run one after the other, so that one export is written at a time. */
const QUEUE = 'exports';

/** A file to send. */
type DownloadedExport = { readonly path: string; readonly bytes: number; readonly name: string };

/** Everything that the installation holds as one file, for owners (office B8.5). */
export type Exports = {
  find(): Promise<readonly DataExport[]>;
  /** Throws `notFound`. */
  get(id: string): Promise<DataExport>;
  /** Has an export written by the first node that is free. Throws `jobRunning` while one is being written. */
  create(call: CreateExport, actor: Actor): Promise<DataExport>;
  /** Cancels an export or deletes its file. Throws `notFound`. */
  remove(id: string, actor: Actor): Promise<DataExport>;
  /** Returns an address that opens the file for two minutes. Throws `notFound` while there is no file. */
  link(call: LinkExport, actor: Actor): Promise<ExportLink>;
  /** Returns the file that a link opens. Throws `linkExpired`, or `notFound`. */
  download(id: string, token: string): Promise<DownloadedExport>;
  /** Writes the export that waits, or that a node left when it died. */
  writeDue(): Promise<void>;
  /** Deletes exports whose time is over, and files that no export has. */
  deleteOld(): Promise<void>;
  /** Ends the writing at once; another node, or this one after its next start, begins again. */
  stop(): void;
};

type Parts = { readonly db: Pick<Db, 'snapshot'>; readonly folder?: string; readonly version: string };

/** Creates the exports; without a `folder` for files none is written. */
export function createExports(context: CoreContext, { db, folder, version }: Parts): Exports {
  const files = folder === undefined ? undefined : createExportFiles(join(folder, 'exports'));
  const worker =
    folder === undefined || files === undefined
      ? undefined
      : createExportWorker(context, { db, files, uploads: join(folder, 'uploads'), version });
  return {
    find: async () => (await allExports(context.read)).map(presentExport),
    get: async (id) => presentExport(await existing(context, id)),
    create: (call, actor) => create(context, call, actor),
    remove: (id, actor) => remove(context, files, id, actor),
    link: (call, actor) => link(context, call, actor),
    async download(id, token) {
      if (!opensFile(context, id, token)) throw new CodedError('linkExpired');
      const { status, createdAt } = await existing(context, id);
      const file = status === 'done' ? await files?.find(id) : undefined;
      if (file === undefined) throw new CodedError('notFound');
      return { ...file, name: `comanda-export-${createdAt.slice(0, 10)}.zip` };
    },
    writeDue: async () => worker?.writeDue(),
    deleteOld: async () => worker?.deleteOld(),
    stop: () => worker?.stop(),
  };
}

async function create(context: CoreContext, call: CreateExport, actor: Actor): Promise<DataExport> {
  const { _id, name } = ownerOf(actor);
  const id = newId(context.clock);
  const now = instantNow(context.clock);
  const record: ExportRecord = {
    _id: id,
    status: 'waiting',
    progress: { done: 0, total: 0 },
    createdAt: now,
    updatedAt: now,
    createdBy: { _id, name },
    tries: 0,
    version: 1,
  };
  const request = { actor, requestId: call.requestId, call: 'exports', body: call };
  const { answer } = await context.write(
    (tx, publish) =>
      withIdempotency(tx, context, request, async () => {
        if ((await unfinishedExports(tx)).length > 0) throw new CodedError('jobRunning');
        await addExport(tx, record);
        await audit(tx, context, { action: 'createExport', id }, actor);
        publishExport(record, publish);
        return id;
      }),
    QUEUE,
  );
  return presentExport(answer === id ? record : await existing(context, answer));
}

async function remove(
  context: CoreContext,
  files: ExportFiles | undefined,
  id: string,
  actor: Actor,
): Promise<DataExport> {
  ownerOf(actor);
  const removed = await context.write(async (tx, publish) => {
    const record = await removeExport(tx, id);
    if (record === undefined) throw new CodedError('notFound');
    publishRemoved(record, publish);
    return record;
  });
  await files?.remove(id);
  return presentExport(removed);
}

async function link(context: CoreContext, { export: id }: LinkExport, actor: Actor): Promise<ExportLink> {
  ownerOf(actor);
  const { status } = await existing(context, id);
  if (status !== 'done') throw new CodedError('notFound');
  await context.write((tx) => audit(tx, context, { action: 'downloadExport', id }, actor));
  return linkTo(context, id);
}

async function existing({ read }: CoreContext, id: string): Promise<ExportRecord> {
  const record = await readExport(read, id);
  if (record === undefined) throw new CodedError('notFound');
  return record;
}

function audit(
  tx: Tx,
  context: CoreContext,
  { action, id }: { readonly action: 'createExport' | 'downloadExport'; readonly id: string },
  actor: Actor,
): Promise<void> {
  return writeAudit(tx, context, actor, { shop: ALL_SHOPS, action, entity: id });
}

function ownerOf(actor: Actor) {
  if (actor.kind === 'staff' && actor.staff.role === 'owner') return actor.staff;
  throw new CodedError(actor.kind === 'guest' ? 'notAuthenticated' : 'forbidden');
}
