/**
 * Makes edits of several editors, or publishes the open set, and kills its own process in one of them: before its commit,
 * or after it and before anybody knows. Says on its standard output what it sends, and what was answered.
 */
import { writeSync } from 'node:fs';
import type { EditChangeSet } from '@comanda/contract';
import type { Actor } from '../../src/core/index.ts';
import { openDb } from '../../src/db/open-db.ts';
import { aStaffMember } from './calls.ts';
import { silentLog } from './silent-log.ts';
import { SECRET, startCore } from './test-core.ts';

type Given = {
  readonly place: Parameters<typeof openDb>[0];
  /** The calls to make, in order: edits of an editor, or the publishing of a set. */
  readonly calls: readonly KilledCall[];
  /** Which of the calls it does not survive. */
  readonly dies: { readonly in: number; readonly when: 'before' | 'after' };
};
export type KilledCall =
  | { readonly editor: string; readonly edit: EditChangeSet }
  | {
      readonly publish: { readonly requestId: string; readonly changeSet: string; readonly version: number };
    };

/** Returns an owner of that name. */
export function editorOf(name: string): Actor {
  const owner = aStaffMember('owner');
  if (owner.kind !== 'staff') throw new Error('an owner is one of the staff');
  return { ...owner, staff: { ...owner.staff, _id: name, name } };
}

const [, , given = ''] = process.argv;
if (given !== '') await run(JSON.parse(given));

async function run({ place, calls, dies }: Given): Promise<void> {
  const db = await openDb(place, silentLog);
  let isLast = false;
  const die = () => process.kill(process.pid, 'SIGKILL');
  const unitOfWork: typeof db.unitOfWork = async (work, queue) => {
    const answer = await db.unitOfWork(async (tx) => {
      const found = await work(tx);
      if (isLast && dies.when === 'before') die();
      return found;
    }, queue);
    if (isLast) die();
    return answer;
  };
  const { core } = await startCore({ ...db, unitOfWork }, { secret: SECRET });
  for (const [at, call] of calls.entries()) {
    isLast = at === dies.in;
    const answered =
      'edit' in call
        ? core.changeSets.edit(call.edit, editorOf(call.editor))
        : core.changeSets.publish(call.publish, editorOf('Mei'));
    const outcome = await answered.then(
      () => 'done',
      (error: { code?: string }) => error.code ?? String(error),
    );
    writeSync(1, `${JSON.stringify({ at, outcome })}\n`);
  }
}
