import { storeIn, testKeptState } from '../../../lib/testing/kept-state.ts';

const load = storeIn(() => import('./state/list-view.ts'), 'listView');

testKeptState([
  { key: 'listView', version: 1, wrote: 'grid', reads: 'grid', load },
  { key: 'listView', version: 1, wrote: 'heap', reads: 'list', load },
]);
