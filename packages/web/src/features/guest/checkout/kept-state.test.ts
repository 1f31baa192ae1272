import { storeIn, testKeptState } from '../../../lib/testing/kept-state.ts';

const load = storeIn(() => import('./state/accepted-terms.ts'), 'acceptedTerms');

testKeptState([
  { key: 'terms', version: 1, wrote: '2026-01', reads: '2026-01', load },
  { key: 'terms', version: 1, wrote: true, reads: null, load },
]);
