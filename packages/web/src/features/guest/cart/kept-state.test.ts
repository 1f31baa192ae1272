import { storeIn, testKeptState } from '../../../lib/testing/kept-state.ts';

const load = storeIn(() => import('./state/seen-prices.ts'), 'seenPrices');

testKeptState([
  {
    key: 'seenPrices',
    version: 1,
    wrote: { l: { price: 1200, about: '[]' }, broken: 12 },
    reads: { l: { price: 1200, about: '[]' } },
    load,
  },
]);
