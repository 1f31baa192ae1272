import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { aStaffMember } from '../../../test/kits/calls.ts';
import { anEdit, draft, OWNER, priceOf, publish, refusal } from '../../../test/kits/change-sets.ts';
import { eachDatabase } from '../../../test/kits/each-database.ts';
import { aRule } from '../../../test/kits/promotions.ts';
import { SHOP, smallOrganisation } from '../../../test/kits/small-organisation.ts';
import { seededCore, type TestCore } from '../../../test/kits/test-core.ts';

eachDatabase((databases) => {
  const opened = async (): Promise<TestCore> => seededCore(await databases.open());

  it('B2.9 shows a list with a set’s edits, archived documents too; guests read it as it is published', async () => {
    const { core } = await opened();
    await draft(core, [anEdit('rice', 'price', 2000, 2200)]);
    const call = { requestId: randomUUID(), changeSet: 'open' };
    await core.documents.archive('products', 'cake', call, OWNER);
    const shown = async (changeSet: string) => {
      const rows = await core.documents.list('products', { changeSet }, OWNER);
      const of = (id: string) => rows.find(({ _id }) => _id === id);
      return [of('rice')?.price, of('rice')?.version, of('cake')?.archivedAt !== undefined];
    };
    expect(await shown('open')).toEqual([2200, 1, true]);
    expect(await shown('live')).toEqual([2000, 1, false]);
    expect(await priceOf(core, 'rice')).toBe(2000);
    expect(await refusal(shown('nobody'))).toMatchObject({ code: 'notFound' });
    const set = await core.changeSets.get('open', OWNER);
    await publish(core, set);
    expect(await shown(set._id)).toEqual([2200, 2, true]);
    await expect(
      core.documents.list('products', { changeSet: 'live' }, aStaffMember('cashier')),
    ).rejects.toMatchObject({
      code: 'forbidden',
    });
  });

  it('B2.8 archives, never deletes: gone from the menu, back by undoing', async () => {
    const { core } = await opened();
    await core.catalogue.load(SHOP);
    const call = { requestId: randomUUID(), changeSet: 'now' };
    const archived = await core.documents.archive('products', 'cake', call, OWNER);
    expect(archived).toMatchObject({ _id: 'cake', archivedAt: expect.any(String), version: 2 });
    expect(await priceOf(core, 'cake')).toBeUndefined();
    expect(await core.catalogue.rows('products', ['cake'])).toEqual([]);
    const { data } = await core.changeSets.find(
      { filter: { all: [] }, sort: [], limit: 1, skip: 0 },
      undefined,
      OWNER,
    );
    const undo = await core.changeSets.undo(
      { requestId: randomUUID(), changeSet: data[0]?._id ?? '' },
      OWNER,
    );
    await publish(core, undo);
    expect(await priceOf(core, 'cake')).toBe(3000);
  });

  it('B2.8 names what uses a document, takes it out on request, and forgets what was never published', async () => {
    const { core } = await opened();
    const remove = (entity: string, more: object) =>
      core.documents.archive(
        'productOptions',
        entity,
        { requestId: randomUUID(), changeSet: 'open', ...more },
        OWNER,
      );
    expect(await refusal(remove('size', {}))).toMatchObject({
      code: 'inUse',
      data: { places: [{ list: 'products', entity: 'noodles', path: 'options' }] },
    });
    await remove('size', { detach: true });
    const { edits = [], ...set } = await core.changeSets.get('open', OWNER);
    expect(edits.map(({ list, path, value }) => [list, path, value])).toEqual([
      ['products', 'options', []],
      ['productOptions', 'archivedAt', expect.any(String)],
    ]);
    await publish(core, set);
    expect((await core.catalogue.load(SHOP)).get('products', 'noodles')?.options).toEqual([]);
    const category = await refusal(
      core.documents.archive(
        'categories',
        'category1',
        { requestId: randomUUID(), changeSet: 'open', detach: true },
        OWNER,
      ),
    );
    expect(category).toMatchObject({ code: 'inUse' });
    const made = await core.documents.create(
      'products',
      {
        requestId: randomUUID(),
        changeSet: 'open',
        document: { name: { en: 'Soup' }, price: 900, category: 'category1', sections: ['section1'] },
      },
      OWNER,
    );
    await core.documents.archive(
      'products',
      String(made._id),
      { requestId: randomUUID(), changeSet: 'open' },
      OWNER,
    );
    expect((await core.changeSets.get('open', OWNER)).count).toBe(0);
  });

  it('B2.8 disables a rule whose last dish is archived: an empty list would mean every dish', async () => {
    const rule = aRule('off', { conditions: [{ for: 'product', product: ['cake'] }] });
    const organisation = smallOrganisation({ staff: [], orderDiscounts: [rule] });
    const { core } = await seededCore(await databases.open(), { organisation });
    const call = { requestId: randomUUID(), changeSet: 'now', detach: true };
    await core.documents.archive('products', 'cake', call, OWNER);
    expect(core.catalogue.get('orderDiscounts', 'off')).toMatchObject({
      status: 'disabled',
      conditions: [{ product: ['cake'] }],
    });
  });
});
