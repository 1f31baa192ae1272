import { storeIn, testKeptState } from '../../../lib/testing/kept-state.ts';

const TRY = { requestId: 'r', session: 's', method: 'card', amount: 100 };
const SHARE = { kind: 'equal', parts: 3, count: 1 };
const load = storeIn(() => import('./state/payment-attempts.ts'), 'paymentAttempts');

testKeptState([
  {
    key: 'payments',
    version: 1,
    wrote: [TRY, { requestId: 'r' }],
    reads: [TRY],
    load,
  },
  {
    key: 'payments',
    version: 1,
    wrote: [
      { ...TRY, tips: 50, share: SHARE },
      { ...TRY, share: 'all' },
    ],
    reads: [{ ...TRY, tips: 50, share: SHARE }],
    load,
  },
]);
