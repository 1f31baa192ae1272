import type { Product } from '@comanda/contract';
import { describe, expect, it } from 'vitest';
import { aLine, aTakeAway, GUEST } from '../../../test/kits/calls.ts';
import { eachDatabase } from '../../../test/kits/each-database.ts';
import { anOption, aProduct, smallOrganisation } from '../../../test/kits/small-organisation.ts';
import { seededCore } from '../../../test/kits/test-core.ts';

eachDatabase((databases) => {
  describe('stock counted by option value', () => {
    it('is published complete by concurrent orders of different values, and returned complete', async () => {
      const values = ['size-a', 'size-b'].map((value) => ({ option: 'size', value, quantity: 10 }));
      const tea = aProduct('tea', {
        options: ['size'],
        stock: { mode: 'productOption', productOptions: values },
      });
      const organisation = smallOrganisation({
        staff: [],
        products: [tea],
        productOptions: [anOption('size')],
      });
      const { core, events } = await seededCore(await databases.open(), { organisation });
      const place = (value: string, total: number) => {
        const options = [{ option: 'size', selections: [{ _id: value, quantity: 1 }] }];
        return core.ordering.create(
          aTakeAway({ products: [aLine({ product: 'tea', options })], total }),
          GUEST,
        );
      };
      const stockOf = (data: unknown) =>
        (data as Product).stock?.productOptions?.map(({ quantity }) => quantity);
      const published = () =>
        events.filter(({ topic }) => topic === 'products').map(({ data }) => stockOf(data));
      const bills = await Promise.all(
        [0, 1, 2, 3, 4, 5].map((turn) => (turn % 2 === 0 ? place('size-a', 1100) : place('size-b', 1200))),
      );
      // each published stock includes all changes before it
      expect(published().map((left) => left?.reduce((sum, quantity) => sum + quantity, 0))).toEqual([
        19, 18, 17, 16, 15, 14,
      ]);
      expect(published().at(-1)).toEqual([7, 7]);
      await Promise.all(
        bills.map(({ _id: session, restoreKey }) =>
          core.ordering.cancel({ requestId: crypto.randomUUID(), session, restoreKey }, GUEST),
        ),
      );
      expect(published().at(-1)).toEqual([10, 10]);
    });
  });
});
