import { storeIn, testKeptState } from '../../../lib/testing/kept-state.ts';

const ATTEMPT = { requestId: 'r', session: 's', method: 'card', amount: 100 };
const SHARE = { kind: 'equal', parts: 3, count: 1 };
const load = storeIn(() => import('./state/payment-attempts.ts'), 'paymentAttempts');

testKeptState([
  {
    key: 'payments',
    version: 1,
    wrote: [ATTEMPT, { requestId: 'r' }],
    reads: [ATTEMPT],
    load,
  },
  {
    key: 'payments',
    version: 1,
    wrote: [
      { ...ATTEMPT, tips: 50, share: SHARE },
      { ...ATTEMPT, share: 'all' },
    ],
    reads: [{ ...ATTEMPT, tips: 50, share: SHARE }],
    load,
  },
]);
