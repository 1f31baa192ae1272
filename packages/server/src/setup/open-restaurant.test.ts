import { randomUUID } from 'node:crypto';
import type { EditChangeSet } from '@comanda/contract';
import { MINUTE_MS } from '@comanda/domain';
import { expect, it } from 'vitest';
import { aLine, aTakeAway } from '../../test/kits/calls.ts';
import { aClaim } from '../../test/kits/claims.ts';
import { eachDatabase } from '../../test/kits/each-database.ts';
import { startCore, type TestCore } from '../../test/kits/test-core.ts';
import { instantOf } from '../lib/index.ts';

const GUEST = { kind: 'guest' } as const;

/** Claims an empty installation; returns its owner, and the function that publishes edits as the owner. */
async function claimed({ core }: TestCore) {
  const token = (await core.setup.token()) ?? '';
  const { accessToken, shop } = await core.setup.claim(aClaim({ token }));
  const owner = await core.identity.verify(accessToken);
  const publish = (edits: EditChangeSet['edits']) =>
    core.changeSets.edit({ requestId: randomUUID(), changeSet: 'now', edits }, owner);
  return { shop, owner, publish };
}

eachDatabase((databases) => {
  it('B1.4 an empty database takes a trial order that ends as a test, and once it is open a guest’s order', async () => {
    const node = await startCore(await databases.open());
    const { core, clock } = node;
    const { shop, owner, publish } = await claimed(node);
    const [section] = (await core.catalogue.load(shop)).list('sections');
    const sections = [section?._id ?? ''];
    const [tea] = core.setup
      .templates(owner)
      .flatMap(({ categories }) => categories.flatMap(({ dishes }) => dishes));
    const name = { en: 'Tea', cht: '茶', chs: '茶' };
    const product = {
      _id: 'tea',
      name,
      price: tea?.price,
      category: 'teas',
      sections,
      shops: [shop],
      image: tea?.image,
    };
    await publish([
      { list: 'categories', entity: 'teas', path: '', value: { _id: 'teas', name, sections } },
      { list: 'products', entity: 'tea', path: '', value: product },
    ]);
    const price = tea?.price ?? 0;
    const order = () =>
      core.ordering.create(aTakeAway({ shop, total: price, products: [aLine({ product: 'tea' })] }), GUEST);
    await expect(order()).rejects.toMatchObject({ code: 'shopNotEnabledForOnline' });
    const trialUntil = instantOf(clock.now() + 30 * MINUTE_MS);
    await publish([{ list: 'shops', entity: String(shop), path: 'trialUntil', value: trialUntil }]);
    const { _id: session } = await order();
    const ended = await core.ordering.adjust({ requestId: randomUUID(), session, status: 'test' }, owner);
    expect(ended).toMatchObject({ status: 'test' });
    clock.advance(31 * MINUTE_MS);
    await expect(order()).rejects.toMatchObject({ code: 'shopNotEnabledForOnline' });
    await core.staffAuth.changeShop(shop, { openForOnline: true }, owner);
    expect(await order()).toMatchObject({ status: 'ongoing' });
  });
});
