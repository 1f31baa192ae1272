import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { aStaffMember } from '../../../test/kits/calls.ts';
import { anEdit, draft, OWNER, refusal } from '../../../test/kits/change-sets.ts';
import { eachDatabase } from '../../../test/kits/each-database.ts';
import { OTHER_SHOP, SHOP } from '../../../test/kits/small-organisation.ts';
import { seededCore } from '../../../test/kits/test-core.ts';
import type { Actor } from '../../core/index.ts';

const MANAGER = aStaffMember('manager');
const PROGRAM: Actor = {
  ...{ kind: 'integration', token: 'token1', name: 'Menus' },
  scopes: ['menu:write'],
  shops: [SHOP],
};

eachDatabase((databases) => {
  const drafted = async () => {
    const { core, events } = await seededCore(await databases.open());
    const elsewhere = { _id: 'secret', name: { en: 'Secret' }, price: 1, category: 'category1' };
    const shops = { sections: ['section1'], shops: [OTHER_SHOP] };
    const { changeSet } = await draft(core, [
      { list: 'products', entity: 'secret', path: '', value: { ...elsewhere, ...shops } },
      anEdit('rice', 'price', 2000, 2300),
      anEdit('rice', 'discountMapping[shop1].price', undefined, 1900),
      anEdit('rice', 'discountMapping[shop2].price', undefined, 1800),
    ]);
    return { core, events, id: changeSet._id };
  };

  it('B2.9 a set shows managers and other programs what concerns their own shops', async () => {
    const { core, id } = await drafted();
    const own = ['price', 'discountMapping[shop1].price'];
    for (const actor of [MANAGER, PROGRAM]) {
      const { edits = [] } = await core.changeSets.get('open', actor);
      expect(edits.map(({ path }) => path)).toEqual(own);
      const products = await core.documents.list('products', { changeSet: id }, actor);
      expect(products.some(({ _id }) => _id === 'secret')).toBe(false);
      expect(products.find(({ _id }) => _id === 'rice')).toMatchObject({
        price: 2300,
        discountMapping: [{ shop: SHOP, price: 1900 }],
      });
      const tables = await core.documents.list('tableViewItems', { changeSet: 'live' }, actor);
      expect(new Set(tables.map(({ shop }) => shop))).toEqual(new Set([SHOP]));
      const { problems } = await core.changeSets.check({ changeSet: 'open' }, actor);
      expect(problems.filter(({ entity }) => entity === 'secret')).toEqual([]);
    }
    expect((await core.changeSets.get('open', OWNER)).edits).toHaveLength(4);
    const all = await core.documents.list('products', { changeSet: id }, OWNER);
    expect(all.some(({ _id }) => _id === 'secret')).toBe(true);
  });

  it('B3.8 a preview opens the menu of one’s own shops, without what other shops are to sell', async () => {
    const { core } = await drafted();
    for (const actor of [MANAGER, PROGRAM]) {
      const other = core.changeSets.preview({ changeSet: 'open', shop: OTHER_SHOP }, actor);
      expect(await refusal(other)).toMatchObject({ code: 'forbidden' });
      const { token } = await core.changeSets.preview({ changeSet: 'open', shop: SHOP }, actor);
      const { catalogue } = await core.changeSets.readPreview({ token });
      expect(catalogue.products.find(({ _id }) => _id === 'rice')?.price).toBe(2300);
    }
    await core.changeSets.preview({ changeSet: 'open', shop: OTHER_SHOP }, OWNER);
  });

  it('B2.2 only who may make every edit of a set names or drops it, and what was dropped is taken back', async () => {
    const { core, id } = await drafted();
    const { version } = await core.changeSets.get(id, OWNER);
    const forbidden = [
      core.changeSets.drop(id, MANAGER),
      core.changeSets.change(id, { version, name: 'Mine' }, MANAGER),
    ];
    for (const call of forbidden) expect(await refusal(call)).toMatchObject({ code: 'forbidden' });
    const named = await core.changeSets.change(id, { version, name: 'Spring' }, OWNER);
    const dropped = await core.changeSets.drop(id, OWNER);
    expect(await core.changeSets.drop(id, OWNER)).toEqual(dropped);
    expect(dropped).toMatchObject({ status: 'dropped', name: 'Spring', version: named.version + 1 });
    const crossing = { list: 'products', entity: 'rice', path: 'price', was: 2000, value: 2100 } as const;
    await draft(core, [crossing], { changeSet: 'now' });
    const back = { version: dropped.version, status: 'open' } as const;
    expect(await refusal(core.changeSets.change(id, back, MANAGER))).toMatchObject({ code: 'forbidden' });
    expect(await core.changeSets.change(id, back, OWNER)).toMatchObject({ status: 'open', count: 4 });
    const { edits } = await core.changeSets.get(id, OWNER);
    expect(edits?.[0]).toMatchObject({ path: 'price', was: 2100, value: 2300, crossed: true });
    const { data } = await core.audit.find({ shop: SHOP }, OWNER);
    const actions = data.map(({ action }) => action).filter((action) => action !== 'publishChanges');
    expect(actions.toSorted()).toEqual(['dropChanges', 'renameChanges', 'restoreChanges']);
  });

  it('B2.6 a scheduled set that was dropped waits for its moment again once it is taken back', async () => {
    const { core } = await seededCore(await databases.open());
    const { changeSet } = await draft(core, [anEdit('rice', 'price', 2000, 2300)]);
    const call = { requestId: randomUUID(), changeSet: changeSet._id, version: changeSet.version };
    await core.changeSets.publish({ ...call, publishAt: '2030-01-01T10:00', shop: SHOP }, OWNER);
    const { version } = await core.changeSets.drop(changeSet._id, OWNER);
    const restored = await core.changeSets.change(changeSet._id, { version, status: 'open' }, OWNER);
    expect(restored).toMatchObject({ status: 'scheduled', publishAt: '2030-01-01T10:00' });
  });
});
