import {
  CreateOrResume,
  CreateSession,
  createValidator,
  OrderIntoSession,
  PayOnline,
} from '@comanda/contract';
import { describe, expect, it } from 'vitest';
import { aLine, anOrder, aTakeAway } from '../../../test/kits/calls.ts';

const isCreate = createValidator(CreateSession);
const isOrder = createValidator(OrderIntoSession);

describe('fields that guests may not set', () => {
  const forbidden = [
    { price: 1 },
    { openKey: -1000 },
    { status: 'cancel' },
    { fromCoupon: 'rule1' },
    { held: true },
    { openPrice: 1 },
    { options: [{ option: 'size', selections: [], free: true }] },
    { options: [{ option: 'size', selections: [], fixed: true }] },
    { quantity: 0 },
    { quantity: -1 },
  ];

  it.each(forbidden)('are refused, not ignored, on a line: %o', (field) => {
    const products = [{ ...aLine(), ...field }];
    expect(isCreate({ ...aTakeAway(), products }).ok).toBe(false);
    expect(isOrder({ ...anOrder('session1'), cart: products }).ok).toBe(false);
  });

  it.each([{ payments: [] }, { tips: 5 }, { adjusts: -5 }, { status: 'done' }, { bill: {} }])(
    'is refused on the session: %o',
    (field) => {
      const call = aTakeAway();
      expect(isCreate({ ...call, session: { ...call.session, ...field } }).ok).toBe(false);
    },
  );

  it('are refused on the calls themselves', () => {
    expect(isCreate(aTakeAway()).ok).toBe(true);
    expect(isCreate({ ...aTakeAway(), restoreKey: 'mine' }).ok).toBe(false);
    expect(isCreate({ ...aTakeAway(), total: -1 }).ok).toBe(false);
    expect(isCreate({ ...aTakeAway(), requestId: 'once' }).ok).toBe(false);
    const scan = { viewItem: 'v', signature: 's', date: '2026-03-02T04:00:00Z', shop: 's' };
    expect(createValidator(CreateOrResume)(scan).ok).toBe(true);
    expect(createValidator(CreateOrResume)({ ...scan, signature: undefined }).ok).toBe(false);
    const pay = { requestId: aTakeAway().requestId, session: 's', methodRef: 'm', amount: 1 };
    expect(createValidator(PayOnline)(pay).ok).toBe(true);
    expect(createValidator(PayOnline)({ ...pay, returnPath: '//evil.example' }).ok).toBe(false);
    expect(createValidator(PayOnline)({ ...pay, status: 'succeeded' }).ok).toBe(false);
  });
});
