import { storeIn, testKeptState } from '../../../lib/testing/kept-state.ts';

const load = storeIn(() => import('./state/split-choice.ts'), 'splitChoice');

testKeptState([
  {
    key: 'split',
    version: 1,
    wrote: { session: 's', way: 'equal', payFor: [2, 'x'], parts: 3, count: 2, lines: ['l', 4] },
    reads: { session: 's', way: 'equal', payFor: [2], parts: 3, count: 2, lines: ['l'] },
    load,
  },
  {
    key: 'split',
    version: 1,
    wrote: { session: 's', way: 'dice' },
    reads: null,
    load,
  },
]);
