import { randomUUID } from 'node:crypto';
import type { EditChangeSet } from '@comanda/contract';
import { expect, it } from 'vitest';
import { aStaffMember } from '../../../test/kits/calls.ts';
import { eachDatabase } from '../../../test/kits/each-database.ts';
import { aRule } from '../../../test/kits/promotions.ts';
import { OTHER_SHOP, SHOP, smallOrganisation } from '../../../test/kits/small-organisation.ts';
import { seededCore, type TestCore } from '../../../test/kits/test-core.ts';
import type { Core } from '../../composition/create-core.ts';

const OWNER = aStaffMember('owner');
type Edit = EditChangeSet['edits'][number];

/** Returns an edit of a product; without a value it is absent. */
function anEdit(entity: string, path: string, was: unknown, value: unknown): Edit {
  return { list: 'products', entity, path, was, value };
}

function draft(core: Core, edits: readonly Edit[], more: Partial<EditChangeSet> = {}, actor = OWNER) {
  return core.changeSets.edit(
    { requestId: randomUUID(), changeSet: 'open', edits: [...edits], ...more },
    actor,
  );
}

function publish(core: Core, { _id: changeSet, version }: { _id: string; version: number }, actor = OWNER) {
  return core.changeSets.publish({ requestId: randomUUID(), changeSet, version }, actor);
}

async function priceOf(core: Core, product: string, shop = SHOP): Promise<number | undefined> {
  return (await core.catalogue.load(shop)).get('products', product)?.price;
}

async function refusal(promise: Promise<unknown>) {
  return promise.then(
    () => undefined,
    (error: unknown) => error,
  );
}

eachDatabase((databases) => {
  const opened = async (): Promise<TestCore> => seededCore(await databases.open());

  it('B2.2 drafts edits in the open set, and guests have them once it is published', async () => {
    const { core, events } = await opened();
    await core.catalogue.load(SHOP);
    const { changeSet, skipped } = await draft(core, [
      anEdit('rice', 'price', 2000, 2200),
      anEdit('tea', 'name.en', 'tea', 'Milk tea'),
    ]);
    expect([changeSet.isDraft, changeSet.status, changeSet.count, skipped]).toEqual([true, 'open', 2, []]);
    expect(await priceOf(core, 'rice')).toBe(2000);
    const published = await publish(core, changeSet);
    expect(published).toMatchObject({
      status: 'published',
      version: 3,
      publishedBy: { _id: expect.any(String) },
    });
    expect(await priceOf(core, 'rice')).toBe(2200);
    expect(events.map(({ topic, event, shop }) => `${topic} ${event} ${shop}`)).toEqual([
      'changeSets patched ',
      'changeSets patched ',
      `catalogue patched ${SHOP}`,
      `catalogue patched ${OTHER_SHOP}`,
      ...[SHOP, OTHER_SHOP, SHOP, OTHER_SHOP].map((shop) => `products patched ${shop}`),
    ]);
    const { data: audits } = await core.audit.find({ shop: SHOP }, OWNER);
    expect(audits).toMatchObject([
      {
        action: 'publishChanges',
        entity: published._id,
        before: { 'products/rice/price': 2000 },
        after: { 'products/rice/price': 2200, edits: 2 },
      },
    ]);
  });

  it('B2.3 names what holds a path, and adds a batch whole, without its conflicts, or not at all', async () => {
    const { core } = await opened();
    const kai = aStaffMember('owner');
    await draft(core, [anEdit('rice', 'price', 2000, 2200)]);
    const batch = [anEdit('rice', 'price', 2000, 2500), anEdit('tea', 'price', 1500, 1600)];
    const refused = await refusal(draft(core, batch, {}, kai));
    expect(refused).toMatchObject({
      code: 'editConflict',
      data: {
        conflicts: [
          { edit: { entity: 'rice', path: 'price' }, theirs: 2200, by: { _id: expect.any(String) } },
        ],
      },
    });
    expect((await core.changeSets.get('open', OWNER)).edits).toHaveLength(1);
    const { changeSet, skipped } = await draft(core, batch, { onConflict: 'skip' }, kai);
    expect([changeSet.count, skipped.map(({ edit }) => edit.entity)]).toEqual([2, ['rice']]);
    const live = await refusal(draft(core, [anEdit('cake', 'price', 1, 2)]));
    expect(live).toMatchObject({ code: 'editConflict', data: { conflicts: [{ theirs: 3000 }] } });
  });

  it('B2.1 refuses what is no path or value of the list', async () => {
    const { core } = await opened();
    const wrong = [
      anEdit('rice', 'prise', undefined, 1),
      anEdit('rice', 'price', 2000, 'a lot'),
      anEdit('rice', '_id', 'rice', 'other'),
      anEdit('rice', 'options[size].price', undefined, 1),
      anEdit('rice', 'discountMapping[shop1].shop', undefined, 'shop2'),
      {
        list: 'productOptions',
        entity: 'size',
        path: 'options[size-a]',
        value: { _id: 'other', name: { en: 'x' } },
      } as const,
    ];
    for (const edit of wrong) {
      expect(await refusal(draft(core, [edit])), edit.path).toMatchObject({ code: 'badRequest' });
    }
  });

  it('B2.11 takes no edit of stock or of a shop’s opening', async () => {
    const { core } = await opened();
    const atOnce = [
      anEdit('cake', 'stock.quantity', 1, 5),
      { list: 'shops', entity: SHOP, path: 'openTakeAway', was: true, value: false } as const,
    ];
    for (const edit of atOnce) {
      expect(await refusal(draft(core, [edit])), edit.path).toMatchObject({ code: 'badRequest' });
    }
  });

  it('B2.4 keeps an open edit that another set publishes over, on the new value', async () => {
    const { core } = await opened();
    const { changeSet: open } = await draft(core, [
      anEdit('rice', 'price', 2000, 2500),
      anEdit('rice', 'popular', undefined, true),
    ]);
    await draft(core, [anEdit('rice', 'price', 2000, 2200)], { changeSet: 'now' });
    const crossed = await core.changeSets.get('open', OWNER);
    expect(crossed).toMatchObject({
      crossed: 1,
      edits: [
        { path: 'price', was: 2200, value: 2500, crossed: true },
        { path: 'popular', value: true },
      ],
    });
    expect(await refusal(publish(core, open))).toMatchObject({
      code: 'changeSetMoved',
      data: { version: crossed.version },
    });
    await publish(core, crossed);
    expect(await priceOf(core, 'rice')).toBe(2500);
  });

  it('B2.5 publishes once, whoever repeats it, and takes no edits afterwards', async () => {
    const { core } = await opened();
    const { changeSet } = await draft(core, [anEdit('rice', 'price', 2000, 2200)]);
    const call = { requestId: randomUUID(), changeSet: changeSet._id, version: changeSet.version };
    const first = await core.changeSets.publish(call, OWNER);
    expect(await core.changeSets.publish(call, OWNER)).toEqual(first);
    const again = await refusal(publish(core, { ...changeSet, version: 3 }));
    expect(again).toMatchObject({ code: 'changeSetClosed', data: { status: 'published' } });
    expect(
      await refusal(draft(core, [anEdit('tea', 'price', 1500, 1)], { changeSet: changeSet._id })),
    ).toMatchObject({ code: 'changeSetClosed' });
  });

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

  it('B2.9 shows a list with a set’s edits, archived documents too; guests read it as it is published', async () => {
    const { core } = await opened();
    await draft(core, [anEdit('rice', 'price', 2000, 2200)]);
    const call = { requestId: randomUUID(), changeSet: 'open' };
    await core.documents.archive('products', 'cake', call, OWNER);
    const shown = async (changeSet: string) => {
      const rows = await core.documents.list('products', changeSet, OWNER);
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
    await expect(core.documents.list('products', 'live', aStaffMember('cashier'))).rejects.toMatchObject({
      code: 'forbidden',
    });
  });

  it('B2.7 publishes nothing of a set with an error, and says what it is; warnings do not keep it', async () => {
    const { core } = await opened();
    const wrong = [anEdit('rice', 'category', 'category1', 'gone'), anEdit('tea', 'price', 1500, 0)];
    const { changeSet } = await draft(core, wrong);
    const missing = { code: 'referenceMissing', path: 'category', about: 'categories/gone' };
    const checked = await core.changeSets.check({ changeSet: changeSet._id }, OWNER);
    expect(checked.problems).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ level: 'error', entity: 'rice', ...missing }),
        expect.objectContaining({ level: 'warning', entity: 'tea', code: 'priceZero' }),
      ]),
    );
    expect(await refusal(publish(core, changeSet))).toMatchObject({
      code: 'checkFailed',
      data: { problems: [{ level: 'error', entity: 'rice', ...missing }] },
    });
    expect(await priceOf(core, 'tea')).toBe(1500);
    const { changeSet: mended } = await draft(core, [anEdit('rice', 'category', 'gone', 'category1')]);
    await publish(core, mended);
    expect(await priceOf(core, 'tea')).toBe(0);
  });

  it('B2.7 refuses a code that another dish of the shop has', async () => {
    const { core } = await opened();
    await draft(core, [anEdit('rice', 'code', undefined, '11')], { changeSet: 'now' });
    const twice = draft(core, [anEdit('tea', 'code', undefined, '11')], { changeSet: 'now' });
    expect(await refusal(twice)).toMatchObject({
      code: 'checkFailed',
      data: { problems: [{ code: 'codeTwice', path: 'code', about: 'rice' }] },
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

  it('B2.2 a new dish is on the menu of its shop once it is published', async () => {
    const { core } = await opened();
    await core.catalogue.load(SHOP);
    const document = {
      name: { en: 'Soup' },
      price: 900,
      category: 'category1',
      sections: ['section1'],
      shops: [SHOP],
    };
    const made = await core.documents.create(
      'products',
      { requestId: randomUUID(), changeSet: 'now', document },
      OWNER,
    );
    expect(made).toMatchObject({ ...document, version: 1 });
    expect(await priceOf(core, String(made._id))).toBe(900);
    const changed = await core.documents.change(
      'products',
      String(made._id),
      { requestId: randomUUID(), changeSet: 'now', edits: [{ path: 'price', was: 900, value: 950 }] },
      OWNER,
    );
    expect(changed).toMatchObject({ price: 950, version: 2 });
  });

  it('B6.1 lets managers change their shop’s prices and set-up, area managers what is wholly theirs', async () => {
    const { core } = await opened();
    const manager = aStaffMember('manager');
    await draft(
      core,
      [anEdit('rice', 'discountMapping[shop1].price', undefined, 1900)],
      { changeSet: 'now' },
      manager,
    );
    const menu = await core.catalogue.load(SHOP);
    expect(menu.get('products', 'rice')?.discountMapping).toEqual([{ shop: SHOP, price: 1900 }]);
    const tables = { list: 'tableViewItems', entity: 'view2', path: 'capacity', was: 2, value: 3 } as const;
    await draft(core, [tables], { changeSet: 'now' }, manager);
    const area = aStaffMember('areaManager');
    const forbidden = [
      [manager, anEdit('rice', 'price', 2000, 2100)],
      [manager, anEdit('rice', 'discountMapping[shop2].price', undefined, 1)],
      [area, anEdit('rice', 'price', 2000, 2100)],
      [aStaffMember('waiter'), anEdit('rice', 'price', 2000, 2100)],
    ] as const;
    for (const [actor, edit] of forbidden) {
      expect(await refusal(draft(core, [edit], { changeSet: 'now' }, actor))).toMatchObject({
        code: 'forbidden',
      });
    }
    await draft(core, [anEdit('rice', 'shops', undefined, [SHOP])], { changeSet: 'now' });
    await draft(core, [anEdit('rice', 'price', 2000, 2100)], { changeSet: 'now' }, area);
    expect(await priceOf(core, 'rice')).toBe(2100);
    const { changeSet } = await draft(core, [anEdit('tea', 'price', 1500, 1)]);
    expect(await refusal(publish(core, changeSet, manager))).toMatchObject({ code: 'forbidden' });
  });
});
