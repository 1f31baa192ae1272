import { describe, expect, it } from 'vitest';
import { aLine, aTakeAway, GUEST } from '../../../test/kits/calls.ts';
import { eachDatabase } from '../../../test/kits/each-database.ts';
import { anOption, aProduct, SHOP, smallOrganisation } from '../../../test/kits/small-organisation.ts';
import { seededCore } from '../../../test/kits/test-core.ts';

eachDatabase((databases) => {
  describe('a product option that does not exist', () => {
    it('is logged once, and the product is sold without it', async () => {
      const warnings: object[] = [];
      const log = { info: () => {}, warn: (data: object) => void warnings.push(data), error: () => {} };
      const products = [aProduct('rice', { price: 2000, options: ['gone'] })];
      const organisation = smallOrganisation({ staff: [], products });
      const { core } = await seededCore(await databases.open(), { organisation, log });
      const session = { type: 'takeAway' as const };
      const quote = { shop: SHOP, session, products: [aLine()] };
      for (let taps = 0; taps < 3; taps += 1) await core.ordering.quote(quote, GUEST);
      expect((await core.ordering.create(aTakeAway(), GUEST)).bill.total).toBe(2000);
      expect(warnings).toEqual([{ product: 'rice', option: 'gone' }]);
    });
  });

  describe('the selection that made a dish of a set', () => {
    it('is kept with its line', async () => {
      const name = { en: 'Rice', cht: '飯', chs: '饭' };
      const choice = { _id: 'c-rice', name, type: 'product' as const, product: 'rice' };
      const organisation = smallOrganisation({
        staff: [],
        products: [aProduct('dinner', { price: 2000, options: ['main'] }), aProduct('rice', { price: 0 })],
        productOptions: [anOption('main', { required: true, options: [choice] })],
      });
      const { core } = await seededCore(await databases.open(), { organisation });
      const options = [{ option: 'main', selections: [{ _id: 'c-rice', quantity: 1 }] }];
      const made = { fromProduct: 'set', fromOption: 'main', fromChoice: 'c-rice', fromSelection: 0 };
      const products = [
        aLine({ id: 'set', product: 'dinner', options }),
        aLine({ id: 'dish', quantityRatio: 1, ...made }),
      ];
      const bill = await core.ordering.create(aTakeAway({ products }), GUEST);
      expect(bill.products[1]).toMatchObject(made);
    });
  });
});
