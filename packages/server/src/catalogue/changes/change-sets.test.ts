import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { aStaffMember } from '../../../test/kits/calls.ts';
import { anEdit, draft, OWNER, priceOf, publish, refusal } from '../../../test/kits/change-sets.ts';
import { eachDatabase } from '../../../test/kits/each-database.ts';
import { OTHER_SHOP, SHOP } from '../../../test/kits/small-organisation.ts';
import { seededCore, type TestCore } from '../../../test/kits/test-core.ts';

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
    const was = [{ from: '00:00', to: '24:00', percent: 10, takeAwayPercent: 0 }];
    const value = [{ from: '00:00', to: '24:00', percent: 12 }];
    const service = { list: 'sections', entity: 'section2', path: 'sectionSettings', was, value } as const;
    const area = aStaffMember('areaManager');
    const forbidden = [
      [manager, service],
      [manager, { ...service, path: 'showOrder', was: 2, value: 3 }],
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
    const ofShop = { ...service, path: 'shops', was: [SHOP, OTHER_SHOP], value: [SHOP] };
    await draft(core, [ofShop], { changeSet: 'now' });
    await draft(core, [service], { changeSet: 'now' }, manager);
    expect((await core.catalogue.load(SHOP)).get('sections', 'section2')?.sectionSettings).toEqual(value);
    await draft(core, [anEdit('rice', 'shops', undefined, [SHOP])], { changeSet: 'now' });
    await draft(core, [anEdit('rice', 'price', 2000, 2100)], { changeSet: 'now' }, area);
    expect(await priceOf(core, 'rice')).toBe(2100);
    const { changeSet } = await draft(core, [anEdit('tea', 'price', 1500, 1)]);
    expect(await refusal(publish(core, changeSet, manager))).toMatchObject({ code: 'forbidden' });
  });
});
