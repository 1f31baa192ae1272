import type { ChangeSet, EditedChangeSet, ServicePath } from '@comanda/contract';
import { batchRequestId } from '../plan/index.ts';
import type { ImportStorage, SavedImport } from './saved-import.ts';

/** The calls that an import makes. */
export type ImportCalls = {
  create<Answer>(service: ServicePath, data: unknown): Promise<Answer>;
  /** Reads a change set. */
  read(id: string): Promise<ChangeSet>;
};

/** The change set of an import, with the number of its edits that the server left out. */
export type SentImport = { readonly set: ChangeSet; readonly skipped: number };

type Sending = {
  readonly calls: ImportCalls;
  readonly storage: ImportStorage;
  readonly onProgress: (sent: number) => void;
  readonly signal: AbortSignal;
};

/**
 * Puts an import into a change set of its own, call by call, and remembers how far it came: begun again after a crash or a
 * lost connection it goes on, and what was sent twice counts once (office B8.2). Values that somebody changed meanwhile are
 * left out and counted. @throws {CallError} and for one that was cancelled `signal`'s reason
 */
export async function sendImport(
  begun: SavedImport,
  { calls, storage, onProgress, signal }: Sending,
): Promise<SentImport> {
  const { importId, name, batches } = begun;
  await storage.write(begun);
  // requests are remembered for some days only: one that goes on later knows its set by the id
  let set = await (begun.changeSet === undefined
    ? calls.create<ChangeSet>('changeSets', { requestId: importId, name, parts: batches.length })
    : calls.read(begun.changeSet));
  let skipped = begun.skipped;
  for (const [at, edits] of batches.entries()) {
    if (at < begun.sent) continue;
    signal.throwIfAborted();
    onProgress(at);
    const call = { requestId: batchRequestId(importId, at), changeSet: set._id, edits, onConflict: 'skip' };
    const edited = await calls.create<EditedChangeSet>('changeSets/edit', call);
    set = edited.changeSet;
    skipped += edited.skipped.length;
    // what is cancelled meanwhile is not kept again
    signal.throwIfAborted();
    await storage.write({ ...begun, changeSet: set._id, sent: at + 1, skipped });
  }
  await storage.clear();
  return { set, skipped };
}
