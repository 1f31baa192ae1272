import type { ChangeSet } from '@comanda/contract';
import type { Edit } from '@comanda/domain';
import { expect, it } from 'vitest';
import { newRequestId } from '../../../../lib/request-id.ts';
import type { SavedImport } from './saved-import.ts';
import { type ImportCalls, sendImport } from './send-import.ts';

type Call = { readonly requestId: string; readonly edits?: readonly Edit[] };

/** Creates a server that answers a repeated request as the first, and dies at the given call. */
function aServer(diesAt = Number.POSITIVE_INFINITY) {
  const answers = new Map<string, object>();
  const edits: Edit[] = [];
  let calls = 0;
  const create = async (service: string, data: unknown) => {
    const call = data as Call;
    calls += 1;
    const known = answers.get(call.requestId);
    const set = { _id: 'set', version: edits.length + 1 };
    const answer = known ?? (service === 'changeSets' ? set : { changeSet: set, skipped: [] });
    if (known === undefined) edits.push(...(call.edits ?? []));
    answers.set(call.requestId, answer);
    // the answer is lost, what was asked is done
    if (calls === diesAt) throw new Error('lost');
    return answer;
  };
  const read = async (id: string) => ({ _id: id, version: 1 }) as ChangeSet;
  return { edits, read, create: create as ImportCalls['create'] };
}

function aStorage() {
  let kept: SavedImport | undefined;
  return {
    read: async () => kept,
    write: async (saved: SavedImport) => {
      kept = saved;
    },
    clear: async () => {
      kept = undefined;
    },
  };
}

const edit = (entity: string): Edit => ({ list: 'products', entity, path: 'price', value: 100 });
const begun = (): SavedImport => ({
  importId: newRequestId(),
  name: 'menu.csv',
  batches: [[edit('a'), edit('b')], [edit('c')], [edit('d')]],
  sent: 0,
  skipped: 0,
});
const signal = () => new AbortController().signal;

it.each([1, 2, 3, 4])('B8.2 goes on after it was killed at call %i, with each edit once', async (diesAt) => {
  const server = aServer(diesAt);
  const storage = aStorage();
  const sending = { calls: server, storage, onProgress: () => undefined };
  await expect(sendImport(begun(), { ...sending, signal: signal() })).rejects.toThrow('lost');
  const saved = await storage.read();
  if (saved === undefined) throw new Error('nothing kept');
  const { set } = await sendImport(saved, { ...sending, signal: signal() });
  expect(set._id).toBe('set');
  expect(server.edits.map(({ entity }) => entity)).toEqual(['a', 'b', 'c', 'd']);
  expect(await storage.read()).toBeUndefined();
});

it('B8.2 stops between calls when it is cancelled', async () => {
  const server = aServer();
  const storage = aStorage();
  const stop = new AbortController();
  const cancelAt = (sent: number) => {
    if (sent !== 1) return;
    stop.abort();
    void storage.clear();
  };
  const sending = { calls: server, storage, onProgress: cancelAt, signal: stop.signal };
  await expect(sendImport(begun(), sending)).rejects.toThrow();
  expect(server.edits.map(({ entity }) => entity)).toEqual(['a', 'b', 'c']);
  expect(await storage.read()).toBeUndefined();
});
