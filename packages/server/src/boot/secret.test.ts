import { readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aTakeAway, GUEST } from '../../test/kits/calls.ts';
import { eachDatabase } from '../../test/kits/each-database.ts';
import { temporaryFolder } from '../../test/kits/reaper.ts';
import { seededCore, startCore } from '../../test/kits/test-core.ts';
import { secretFor } from './secret.ts';

eachDatabase((databases) => {
  describe('the secret', () => {
    const folders: string[] = [];
    beforeEach(() => {
      folders.push(newFolder(), newFolder());
    });
    afterEach(() => {
      for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
    });
    const [ofA, ofB] = [() => folders.at(0) ?? '', () => folders.at(1) ?? ''];

    it('is generated once and long', async () => {
      const db = await databases.open();
      const made = await secretFor(undefined, ofA(), db);
      expect(made.length).toBeGreaterThanOrEqual(43);
      expect(await secretFor(undefined, ofA(), db)).toBe(made);
    });

    it('is the configured one, and then none is stored', async () => {
      const db = await databases.open();
      expect(await secretFor('x'.repeat(32), ofA(), db)).toBe('x'.repeat(32));
      expect(() => statSync(join(ofA(), 'secret'))).toThrow();
      expect(await db.read.query((q) => q.selectFrom('kept_secrets').select('name'))).toEqual([]);
    });

    if (databases.kind === 'sqlite') {
      it('is stored beside the database, readable by this user only', async () => {
        const made = await secretFor(undefined, ofA(), await databases.open());
        expect(readFileSync(join(ofA(), 'secret'), 'utf8')).toBe(made);
        expect(statSync(join(ofA(), 'secret')).mode & 0o077).toBe(0);
      });
      return;
    }

    it('is shared by all nodes of a database, also when they start together', async () => {
      const place = await databases.newPlace();
      const [a, b] = await Promise.all([databases.open(place), databases.open(place)]);
      const [one, other] = await Promise.all([
        secretFor(undefined, ofA(), a),
        secretFor(undefined, ofB(), b),
      ]);
      expect(other).toBe(one);
    });

    it('gives a request repeated at another node the same key', async () => {
      const place = await databases.newPlace();
      const [dbA, dbB] = [await databases.open(place), await databases.open(place)];
      const a = await seededCore(dbA, { secret: await secretFor(undefined, ofA(), dbA) });
      const b = await startCore(dbB, { secret: await secretFor(undefined, ofB(), dbB) });
      const call = aTakeAway();
      const placed = await a.core.ordering.create(call, GUEST);
      const { _id, restoreKey } = await b.core.ordering.create(call, GUEST);
      expect(restoreKey).toBe(placed.restoreKey);
      expect(await b.core.ordering.get(_id, restoreKey, GUEST)).toMatchObject({ _id });
    });
  });
});

function newFolder(): string {
  return temporaryFolder('comanda-secret-');
}
