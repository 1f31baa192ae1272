import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import type { EditChangeSet } from '@comanda/contract';
import { expect, it } from 'vitest';
import { anEdit, OWNER, publish } from '../../../test/kits/change-sets.ts';
import { eachDatabase } from '../../../test/kits/each-database.ts';
import { seededRandom } from '../../../test/kits/jittery-db.ts';
import { editorOf, type KilledCall } from '../../../test/kits/killed-edits.ts';
import { seededCore } from '../../../test/kits/test-core.ts';
import type { Db } from '../../db/db.ts';

const SCRIPT = new URL('../../../test/kits/killed-edits.ts', import.meta.url).pathname;
/** Milliseconds for a test that starts processes, on a busy machine. */
const TIME = 300_000;
const EDITORS = ['Mei', 'Kai', 'Ann'] as const;
const DISHES = [
  ['rice', 2000],
  ['tea', 1500],
] as const;

type Made = { readonly editor: string; readonly edit: EditChangeSet };

/** Returns edits of three editors over two dishes; one in four has seen a value that is no longer there. */
function randomEdits(count: number, seed: number): readonly Made[] {
  const random = seededRandom(seed);
  const roll = (sides: number) => Math.floor(random() * sides);
  const seen = new Map<string, unknown>(DISHES.map(([dish, price]) => [`${dish} price`, price]));
  return Array.from({ length: count }, () => {
    const [dish] = DISHES[roll(DISHES.length)] ?? DISHES[0];
    const path = roll(2) === 0 ? 'price' : 'popular';
    const key = `${dish} ${path}`;
    const value = path === 'price' ? 1000 + 10 * roll(300) : roll(2) === 0 || undefined;
    const isStale = roll(4) === 0 && path === 'price';
    const edits = [anEdit(dish, path, isStale ? 1 : seen.get(key), value)];
    if (!isStale) seen.set(key, value);
    const editor = EDITORS[roll(EDITORS.length)] ?? EDITORS[0];
    return { editor, edit: { requestId: randomUUID(), changeSet: 'open', edits } };
  });
}

/** Runs calls in a process that is killed in one of them; returns what was answered before. */
function killed(given: {
  readonly place: unknown;
  readonly calls: readonly KilledCall[];
  readonly dies: { readonly in: number; readonly when: 'before' | 'after' };
}): readonly string[] {
  const ran = spawnSync(process.execPath, [SCRIPT, JSON.stringify(given)], { encoding: 'utf8' });
  expect([ran.signal, ran.stderr]).toEqual(['SIGKILL', '']);
  const lines = ran.stdout.split('\n').filter((line) => line !== '');
  return lines.map((line) => JSON.parse(line).outcome);
}

const rowsOf = (db: Db) =>
  db.read.query((q) => q.selectFrom('products').select(['id', 'doc', 'archived_at']).orderBy('id'));

eachDatabase((databases) => {
  it(
    'B2.3 after kill -9 among random edits, each that was answered is in the set or replaced by a named one',
    async () => {
      const place = await databases.newPlace();
      const db = await databases.open(place);
      const { core } = await seededCore(db);
      const calls = randomEdits(24, 7);
      // the client sends the edit again that nobody has answered, as an office does that lost its connection
      const answers = [...killed({ place, calls, dies: { in: 9, when: 'after' } })];
      answers.push(...killed({ place, calls: calls.slice(9), dies: { in: 8, when: 'before' } }));
      expect(answers).toHaveLength(17);
      for (const { editor, edit } of calls.slice(17)) {
        answers.push(
          await core.changeSets.edit(edit, editorOf(editor)).then(
            () => 'done',
            ({ code }) => code,
          ),
        );
      }
      expect(answers).toEqual(calls.map(({ edit }) => (edit.edits[0]?.was === 1 ? 'editConflict' : 'done')));
      const last = new Map<string, unknown>(DISHES.map(([dish, price]) => [`${dish} price`, price]));
      for (const [at, { edit, editor }] of calls.entries()) {
        for (const { entity, path, value } of answers[at] === 'done' ? edit.edits : [])
          last.set(`${entity} ${path}`, [value, editor]);
      }
      const set = await core.changeSets.get('open', OWNER);
      for (const { entity, path, value, by } of set.edits ?? [])
        expect([value, by?.name]).toEqual(last.get(`${entity} ${path}`));
      const inSet = new Set(set.edits?.map(({ entity, path }) => `${entity} ${path}`));
      for (const [key, answered] of last) {
        if (!inSet.has(key) && Array.isArray(answered)) {
          // what is as published again is no edit
          const live = DISHES.find(([dish]) => key === `${dish} price`)?.[1];
          expect(answered[0]).toEqual(live);
        }
      }
    },
    TIME,
  );

  it(
    'B2.5 kill -9 while publishing publishes all or nothing, and undoing it gives the same bytes',
    async () => {
      const place = await databases.newPlace();
      const db = await databases.open(place);
      const { core } = await seededCore(db);
      const before = await rowsOf(db);
      const edits = DISHES.map(([dish, price]) => anEdit(dish, 'price', price, price + 100));
      const { changeSet } = await core.changeSets.edit(
        { requestId: randomUUID(), changeSet: 'open', edits },
        OWNER,
      );
      const call = { requestId: randomUUID(), changeSet: changeSet._id, version: changeSet.version };
      const calls = [{ publish: call }];
      expect(killed({ place, calls, dies: { in: 0, when: 'before' } })).toEqual([]);
      expect(await rowsOf(db)).toEqual(before);
      expect((await core.changeSets.get(changeSet._id, OWNER)).status).toBe('open');

      // the office makes the call again that nobody has answered
      const published = await core.changeSets.publish(call, editorOf('Mei'));
      expect(published.status).toBe('published');
      const prices = (await rowsOf(db)).map(({ doc }) => JSON.parse(String(doc)).price);
      expect(prices).toEqual(expect.arrayContaining(DISHES.map(([, price]) => price + 100)));

      const undo = await core.changeSets.undo({ requestId: randomUUID(), changeSet: published._id }, OWNER);
      await publish(core, undo);
      expect(await rowsOf(db)).toEqual(before);
    },
    TIME,
  );
});
