import { storeIn, testKeptState } from '../../../lib/testing/kept-state.ts';

const load = storeIn(() => import('./hooks/use-ready-alert.ts'), 'ringWhenReady');

testKeptState([
  {
    key: 'ringWhenReady',
    version: 1,
    wrote: true,
    reads: true,
    load,
  },
]);
