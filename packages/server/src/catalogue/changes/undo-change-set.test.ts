import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { anEdit, draft, OWNER, priceOf, publish } from '../../../test/kits/change-sets.ts';
import { eachDatabase } from '../../../test/kits/each-database.ts';
import { seededCore, type TestCore } from '../../../test/kits/test-core.ts';

eachDatabase((databases) => {
  const opened = async (): Promise<TestCore> => seededCore(await databases.open());

  it('B2.9 publish and then undo give the same bytes', async () => {
    const db = await databases.open();
    const { core } = await seededCore(db);
    const rows = () =>
      db.read.query((q) => q.selectFrom('products').select(['id', 'doc', 'archived_at']).orderBy('id'));
    const options = () =>
      db.read.query((q) => q.selectFrom('product_options').select(['id', 'doc']).orderBy('id'));
    const before = [await rows(), await options()];
    const { changeSet } = await draft(core, [
      anEdit('rice', 'price', 2000, 2200),
      anEdit('rice', 'description.en', undefined, 'Steamed'),
      anEdit('tea', 'discountMapping[shop1].price', undefined, 1400),
      {
        list: 'productOptions',
        entity: 'size',
        path: 'options[size-a]',
        was: { _id: 'size-a', name: { en: 'a', cht: 'a', chs: 'a' }, price: 100 },
      },
    ]);
    const published = await publish(core, changeSet);
    expect([await rows(), await options()]).not.toEqual(before);
    const undo = await core.changeSets.undo({ requestId: randomUUID(), changeSet: published._id }, OWNER);
    expect(undo).toMatchObject({ status: 'open', undoes: published._id, crossed: 0 });
    await publish(core, undo);
    expect([await rows(), await options()]).toEqual(before);
    expect(await priceOf(core, 'rice')).toBe(2000);
  });

  it('B2.9 undoes one document alone, marks what was changed again, and lists a document’s history', async () => {
    const { core, clock } = await opened();
    const { changeSet } = await draft(core, [
      anEdit('rice', 'price', 2000, 2200),
      anEdit('tea', 'price', 1500, 1600),
    ]);
    const published = await publish(core, changeSet);
    clock.advance(1000);
    await draft(core, [anEdit('rice', 'price', 2200, 2300)], { changeSet: 'now' });
    clock.advance(1000);
    const of = { list: 'products', entity: 'rice' } as const;
    const undo = await core.changeSets.undo({ requestId: randomUUID(), changeSet: published._id, of }, OWNER);
    expect(await core.changeSets.get(undo._id, OWNER)).toMatchObject({
      count: 1,
      crossed: 1,
      edits: [{ entity: 'rice', was: 2300, value: 2000, crossed: true }],
    });
    const { data } = await core.changeSets.find(
      { filter: { all: [] }, sort: [], limit: 10, skip: 0 },
      of,
      OWNER,
    );
    expect(data.map(({ status, edits }) => [status, edits?.[0]?.was, edits?.[0]?.value])).toEqual([
      ['open', 2300, 2000],
      ['published', 2200, 2300],
      ['published', 2000, 2200],
    ]);
  });
});
