import { expect, it } from 'vitest';
import { aStaffMember } from '../../../test/kits/calls.ts';
import { anEdit, draft, OWNER, publish, refusal } from '../../../test/kits/change-sets.ts';
import { eachDatabase } from '../../../test/kits/each-database.ts';
import { OTHER_SHOP, SHOP } from '../../../test/kits/small-organisation.ts';
import { seededCore, type TestCore } from '../../../test/kits/test-core.ts';

eachDatabase((databases) => {
  const opened = async (): Promise<TestCore> => seededCore(await databases.open());

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
      { list: 'paymentMethods', entity: 'counter', path: 'provider', value: 'barter' } as const,
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

  it('B3.2 takes back a document that was only drafted, unless somebody has changed it; no published one', async () => {
    const { core } = await opened();
    const level = { _id: 'gold', name: { en: 'Gold' }, orderDiscount: 0.9 };
    const key = { list: 'vipLevels', entity: 'gold' } as const;
    const made = { ...key, path: '', value: level };
    const away = { ...key, path: '', was: level };
    await draft(core, [made]);
    expect((await draft(core, [away])).changeSet.count).toBe(0);
    expect((await core.changeSets.get('open', OWNER)).edits).toEqual([]);

    await draft(core, [made]);
    const other = { ...key, path: 'minPoints', value: 800 };
    await draft(core, [other], {}, aStaffMember('owner'));
    expect(await refusal(draft(core, [away]))).toMatchObject({
      code: 'editConflict',
      data: { conflicts: [{ theirs: { _id: 'gold', minPoints: 800 } }] },
    });

    const { changeSet } = await draft(core, [away], { onConflict: 'skip' });
    await publish(core, changeSet);
    expect(await refusal(draft(core, [{ ...away, was: { ...level, minPoints: 800 } }]))).toMatchObject({
      code: 'badRequest',
      data: { problems: [{ list: 'vipLevels', entity: 'gold', rule: 'required' }] },
    });
  });

  it('B6.1 lets area managers go on with what is drafted for their shops, and with nothing of others', async () => {
    const { core } = await opened();
    const area = aStaffMember('areaManager');
    const dish = (_id: string, shop: string) => ({
      ...{ _id, name: { en: _id }, shops: [shop] },
      ...{ category: 'category1', sections: ['section1'], options: [], price: 500 },
    });
    const make = (value: ReturnType<typeof dish>) => anEdit(value._id, '', undefined, value);
    const [soup, stew] = [dish('soup', SHOP), dish('stew', OTHER_SHOP)];
    await draft(core, [make(soup)], {}, area);
    await draft(core, [anEdit('soup', 'price', 500, 600)], {}, area);
    await draft(core, [make(stew)]);
    const others = [
      anEdit('stew', 'price', 500, 600),
      anEdit('stew', 'shops', [OTHER_SHOP], [SHOP]),
      anEdit('stew', '', stew, undefined),
      anEdit('soup', 'shops', [SHOP], [OTHER_SHOP]),
    ];
    for (const edit of others)
      expect(await refusal(draft(core, [edit], {}, area)), edit.path).toMatchObject({ code: 'forbidden' });
    const { changeSet } = await draft(
      core,
      [anEdit('soup', '', { ...soup, price: 600 }, undefined)],
      {},
      area,
    );
    expect(changeSet.count).toBe(1);
  });
});
