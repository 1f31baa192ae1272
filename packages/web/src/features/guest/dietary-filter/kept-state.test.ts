import { storeIn, testKeptState } from '../../../lib/testing/kept-state.ts';

const FILTER = { without: ['milk', 'spicy'], diets: ['vegan'] };
const load = storeIn(() => import('./state/dietary-filter.ts'), 'dietaryFilter');

testKeptState([
  { key: 'foodFilter', version: 1, wrote: FILTER, reads: FILTER, load },
  {
    key: 'foodFilter',
    version: 1,
    wrote: { without: ['milk', 'stone'], diets: 'all' },
    reads: { without: ['milk'], diets: [] },
    load,
  },
]);
