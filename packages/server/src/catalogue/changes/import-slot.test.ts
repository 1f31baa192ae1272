import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { anEdit, draft, OWNER, priceOf, publish, refusal } from '../../../test/kits/change-sets.ts';
import { eachDatabase } from '../../../test/kits/each-database.ts';
import { SHOP } from '../../../test/kits/small-organisation.ts';
import { seededCore } from '../../../test/kits/test-core.ts';

eachDatabase((databases) => {
  async function opened() {
    const { core, clock } = await seededCore(await databases.open());
    await core.catalogue.load(SHOP);
    const begin = (name: string, requestId: string = randomUUID()) =>
      core.changeSets.create({ requestId, name, parts: 2 }, OWNER);
    return { core, clock, begin };
  }

  it('B8.2 one import is made at a time, whose repeat is the same; a set that is none is free to be made', async () => {
    const { core, begin } = await opened();
    const requestId = randomUUID();
    const first = await begin('menu.csv', requestId);
    expect(first.importing).toEqual({ sent: 0, parts: 2 });
    expect((await begin('menu.csv', requestId))._id).toBe(first._id);
    expect(await refusal(begin('other.csv'))).toMatchObject({
      code: 'jobRunning',
      data: { changeSet: first._id, name: 'menu.csv' },
    });
    const plain = await core.changeSets.create({ requestId: randomUUID(), name: 'Summer' }, OWNER);
    expect(plain.importing).toBeUndefined();
    await core.changeSets.drop(first._id, OWNER);
    expect((await begin('other.csv')).status).toBe('open');
  });

  it('B8.2 half an import is never published; with its last call it is a set as any other', async () => {
    const { core, begin } = await opened();
    const { _id: changeSet } = await begin('menu.csv');
    const half = await draft(core, [anEdit('rice', 'price', 2000, 2200)], { changeSet });
    expect(half.changeSet.importing).toEqual({ sent: 1, parts: 2 });
    expect(await refusal(publish(core, half.changeSet))).toMatchObject({ code: 'jobRunning' });
    expect(await priceOf(core, 'rice')).toBe(2000);
    const whole = await draft(core, [anEdit('tea', 'price', 1500, 1600)], { changeSet });
    expect(whole.changeSet.importing).toBeUndefined();
    expect((await begin('other.csv')).importing).toEqual({ sent: 0, parts: 2 });
    await publish(core, whole.changeSet);
    expect(await priceOf(core, 'rice')).toBe(2200);
  });

  it('B8.2 an import that was left keeps nobody out after five minutes, and may still go on', async () => {
    const { core, clock, begin } = await opened();
    const { _id: left } = await begin('menu.csv');
    clock.advance(5 * 60_000);
    const { _id: next } = await begin('other.csv');
    for (const changeSet of [left, next]) {
      await draft(core, [anEdit('rice', 'price', 2000, 2200)], { changeSet });
      const { changeSet: whole } = await draft(core, [anEdit('tea', 'price', 1500, 1600)], { changeSet });
      expect(whole).toMatchObject({ status: 'open', count: 2 });
      expect(whole.importing).toBeUndefined();
    }
  });
});
