import { storeIn, testKeptState } from '../../../lib/testing/kept-state.ts';

const load = storeIn(() => import('./state/list-view.ts'), 'listView');
const chosen = storeIn(() => import('./state/sub-categories.ts'), 'subCategories');

testKeptState([
  { key: 'listView', version: 1, wrote: 'grid', reads: 'grid', load },
  { key: 'listView', version: 1, wrote: 'heap', reads: 'list', load },
  {
    key: 'subCategories',
    version: 1,
    wrote: { noodles: 'soup', rice: 7 },
    reads: { noodles: 'soup' },
    load: chosen,
  },
  { key: 'subCategories', version: 1, wrote: 'all', reads: {}, load: chosen },
]);
