import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { aStaffMember } from '../../../test/kits/calls.ts';
import { anEdit, draft, OWNER, priceOf, publish, refusal } from '../../../test/kits/change-sets.ts';
import { eachDatabase } from '../../../test/kits/each-database.ts';
import { SHOP } from '../../../test/kits/small-organisation.ts';
import { seededCore, type TestCore } from '../../../test/kits/test-core.ts';

eachDatabase((databases) => {
  const opened = async (): Promise<TestCore> => seededCore(await databases.open());

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

  it('B2.7 checks again what another publishing has changed in the meantime', async () => {
    const { core } = await opened();
    const named = (name: string) => core.changeSets.create({ requestId: randomUUID(), name }, OWNER);
    const sets = await Promise.all(
      ['rice', 'tea'].map(async (dish) => {
        const { _id: changeSet } = await named(dish);
        return (await draft(core, [anEdit(dish, 'code', undefined, '11')], { changeSet })).changeSet;
      }),
    );
    const refusals = await Promise.all(sets.map((set) => refusal(publish(core, set))));
    expect(refusals.filter((refused) => refused === undefined)).toHaveLength(1);
    expect(refusals.find((refused) => refused !== undefined)).toMatchObject({
      code: 'checkFailed',
      data: { problems: [{ code: 'codeTwice', path: 'code' }] },
    });
  });

  it('B2.11 loses no opening switch that is set while its shop is published', async () => {
    const { core } = await opened();
    for (const openTakeAway of [false, true, false]) {
      const [live] = await core.catalogue.currentShops([SHOP]);
      const value = `Peak Café ${openTakeAway}`;
      const edit = { list: 'shops', entity: SHOP, path: 'name.en', was: live?.name.en, value } as const;
      const { changeSet } = await draft(core, [edit]);
      await Promise.all([
        publish(core, changeSet),
        core.staffAuth.changeShop(SHOP, { openTakeAway }, aStaffMember('manager')),
      ]);
      const [shop] = await core.catalogue.currentShops([SHOP]);
      expect(shop).toMatchObject({ openTakeAway, name: { en: value } });
    }
  });
});
