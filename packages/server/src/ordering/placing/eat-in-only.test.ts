import type { IncomingLine } from '@comanda/contract';
import { describe, expect, it } from 'vitest';
import { aLine, aTakeAway, GUEST } from '../../../test/kits/calls.ts';
import { eachDatabase } from '../../../test/kits/each-database.ts';
import { rejected } from '../../../test/kits/rejected.ts';
import { anOption, aProduct, SHOP, smallOrganisation } from '../../../test/kits/small-organisation.ts';
import { seededCore } from '../../../test/kits/test-core.ts';

const item = (product: string) => ({
  _id: `c-${product}`,
  name: { en: product, cht: product, chs: product },
  type: 'product' as const,
  product,
});
const organisation = smallOrganisation({
  staff: [],
  products: [
    aProduct('dinner', { price: 9000, options: ['main'] }),
    aProduct('steakhouse', { price: 9000, options: ['steak'] }),
    aProduct('steak', { price: 0, eatInOnly: true }),
    aProduct('noodles', { price: 0 }),
  ],
  productOptions: [
    anOption('main', { required: true, options: [item('steak'), item('noodles')] }),
    anOption('steak', { required: true, options: [item('steak')] }),
  ],
});

/** Creates a set with its chosen dish. */
function aSet(set: string, option: string, dish: string, id = 'set'): IncomingLine[] {
  const options = [{ option, selections: [{ _id: `c-${dish}`, quantity: 1 }] }];
  const made = { fromProduct: id, fromOption: option, fromChoice: `c-${dish}`, quantityRatio: 1 };
  const child = id === 'set' ? 'dish' : `${id}-dish`;
  return [aLine({ id, product: set, options }), aLine({ id: child, product: dish, ...made })];
}

const STEAK = { line: 'set', code: 'choiceEatInOnly', choice: 'c-steak' };
const STAYS = { line: 'dish', code: 'eatInOnly' };

eachDatabase((databases) => {
  describe('a set with a dish that may not leave the premises', () => {
    it('is quoted and placed for eating in, and with another dish for takeaway', async () => {
      const { core } = await seededCore(await databases.open(), { organisation });
      const place = (type: 'takeAway' | 'dineInNoTable', products: IncomingLine[]) =>
        core.ordering.create(aTakeAway({ session: { type }, products, total: 9000 }), GUEST);
      expect((await place('takeAway', aSet('dinner', 'main', 'noodles'))).products).toHaveLength(2);
      const steak = aSet('dinner', 'main', 'steak', 'other');
      const asked = { shop: SHOP, session: { type: 'dineInNoTable' }, products: steak } as const;
      const { total } = await core.ordering.quote(asked, GUEST);
      const call = aTakeAway({ session: { type: 'dineInNoTable' }, products: steak, total });
      expect((await core.ordering.create(call, GUEST)).products).toHaveLength(2);
    });

    it('is refused for takeaway by quote and placing alike, at the choice, or as a whole without an alternative', async () => {
      const { core } = await seededCore(await databases.open(), { organisation });
      const refusals = [
        [aSet('dinner', 'main', 'steak'), [{ ...STEAK, option: 'main' }, STAYS]],
        [
          aSet('steakhouse', 'steak', 'steak'),
          [{ line: 'set', code: 'partEatInOnly', option: 'steak' }, { ...STEAK, option: 'steak' }, STAYS],
        ],
      ] as const;
      for (const [products, problems] of refusals) {
        const refused = rejected('cartInvalid', { problems });
        const asked = { shop: SHOP, session: { type: 'takeAway' }, products } as const;
        await expect(core.ordering.quote(asked, GUEST)).rejects.toEqual(refused);
        const call = aTakeAway({ products, total: 9000 });
        await expect(core.ordering.create(call, GUEST)).rejects.toEqual(refused);
      }
    });
  });
});
