import { MINUTE_MS } from '@comanda/domain';
import { expect, it } from 'vitest';
import { aTakeAway, GUEST } from '../../../test/kits/calls.ts';
import { anEdit, draft, OWNER, priceOf, publish, refusal } from '../../../test/kits/change-sets.ts';
import { eachDatabase } from '../../../test/kits/each-database.ts';
import { OTHER_SHOP, SHOP } from '../../../test/kits/small-organisation.ts';
import { seededCore } from '../../../test/kits/test-core.ts';

eachDatabase((databases) => {
  const opened = async () => seededCore(await databases.open());

  it('B3.8 shows the menu of a set as it is now, stock included, and nothing of it to anybody else', async () => {
    const { core } = await opened();
    const { changeSet } = await draft(core, [anEdit('rice', 'price', 2000, 2200)]);
    const { token } = await core.changeSets.preview({ changeSet: 'open', shop: SHOP }, OWNER);
    const priceIn = async (id: string) => {
      const { catalogue } = await core.changeSets.readPreview({ token });
      return catalogue.products.find(({ _id }) => _id === id)?.price;
    };
    expect([await priceIn('rice'), await priceOf(core, 'rice')]).toEqual([2200, 2000]);
    await draft(core, [anEdit('rice', 'price', 2200, 2500)], { changeSet: changeSet._id });
    await core.stock.markSoldOut({ product: 'rice', until: 'restock' }, OWNER);
    const { catalogue } = await core.changeSets.readPreview({ token });
    const rice = catalogue.products.find(({ _id }) => _id === 'rice');
    expect([rice?.price, rice?.stock?.soldOut]).toEqual([2500, true]);
    expect(rice).not.toHaveProperty('version');
    const live = await core.catalogue.load(SHOP);
    expect(catalogue.products.map(({ _id }) => _id).toSorted()).toEqual(
      live
        .list('products')
        .filter(({ shops = [] }) => shops.length === 0 || shops.includes(SHOP))
        .map(({ _id }) => _id)
        .toSorted(),
    );
  });

  it('B3.8 is good for 30 minutes, for its own set and shop, and only as it was made', async () => {
    const { core, clock } = await opened();
    await draft(core, [anEdit('rice', 'price', 2000, 2200)]);
    const { token } = await core.changeSets.preview({ changeSet: 'open', shop: SHOP }, OWNER);
    const [payload = '', signature = ''] = token.split('.');
    const other = Buffer.from(
      Buffer.from(payload, 'base64url').toString().replace(SHOP, OTHER_SHOP),
    ).toString('base64url');
    for (const forged of [`${other}.${signature}`, `${payload}.${'A'.repeat(43)}`, payload, 'x', '.']) {
      expect(await refusal(core.changeSets.readPreview({ token: forged }))).toMatchObject({
        code: 'linkExpired',
      });
    }
    clock.advance(30 * MINUTE_MS - 1000);
    expect((await core.changeSets.readPreview({ token })).catalogue.shop._id).toBe(SHOP);
    clock.advance(2000);
    expect(await refusal(core.changeSets.readPreview({ token }))).toMatchObject({ code: 'linkExpired' });
  });

  it('B3.8 refuses to order from a preview, on a new bill and on an open one', async () => {
    const { core } = await opened();
    const { token: preview } = await core.changeSets.preview({ changeSet: 'open', shop: SHOP }, OWNER);
    const order = aTakeAway();
    expect(await refusal(core.ordering.create({ ...order, preview }, GUEST))).toMatchObject({
      code: 'previewOnly',
    });
    // the same request is free for an order from the menu itself
    const { _id: session, restoreKey } = await core.ordering.create(order, GUEST);
    const { requestId: _, shop: __, session: ___, products: cart, ...rest } = aTakeAway();
    const more = { ...rest, requestId: 'more', session, restoreKey, cart, preview };
    expect(await refusal(core.ordering.order(more, GUEST))).toMatchObject({ code: 'previewOnly' });
  });

  it('B3.8 says that a set was published or dropped, and refuses a set or shop that there is not', async () => {
    const { core } = await opened();
    const { changeSet } = await draft(core, [anEdit('rice', 'price', 2000, 2200)]);
    const { token } = await core.changeSets.preview({ changeSet: changeSet._id, shop: SHOP }, OWNER);
    await publish(core, changeSet);
    expect(await refusal(core.changeSets.readPreview({ token }))).toMatchObject({
      code: 'changeSetClosed',
      data: { status: 'published' },
    });
    const next = await draft(core, [anEdit('rice', 'price', 2200, 2300)]);
    const dropped = await core.changeSets.preview({ changeSet: 'open', shop: SHOP }, OWNER);
    await core.changeSets.drop(next.changeSet._id, OWNER);
    expect(await refusal(core.changeSets.readPreview({ token: dropped.token }))).toMatchObject({
      code: 'changeSetClosed',
      data: { status: 'dropped' },
    });
    for (const call of [
      { changeSet: 'nowhere', shop: SHOP },
      { changeSet: 'open', shop: 'nowhere' },
    ])
      expect(await refusal(core.changeSets.preview(call, OWNER))).toMatchObject({
        code: expect.stringMatching(/otFound$/),
      });
    // before the first edit of the open set, the menu as it is
    const empty = await core.changeSets.preview({ changeSet: 'open', shop: SHOP }, OWNER);
    expect((await core.changeSets.readPreview({ token: empty.token })).catalogue.shop._id).toBe(SHOP);
  });
});
