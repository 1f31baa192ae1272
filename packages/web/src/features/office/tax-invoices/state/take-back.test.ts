import type { TaxInvoice } from '@comanda/contract';
import { expect, it } from 'vitest';
import { CallError } from '../../../../data/calls/call-error.ts';
import { actionsOf } from './invoice-actions.ts';
import { amountOf, leftOf, problemsOf } from './take-back.ts';

it('M7.5 the form of an allowance wants whole dollars up to what is left, and a reason', () => {
  const problems = (amount: string, reason = 'Cold') => problemsOf({ amount, reason }, 15_500);
  expect(problems('55')).toEqual({});
  expect(problems('', ' ')).toEqual({ amount: 'needed', reason: 'needed' });
  expect(problems('0')).toEqual({ amount: 'needed' });
  expect(problems('156')).toEqual({ amount: 'tooMuch' });
  expect(problems('1.5')).toEqual({ amount: 'tooFine' });
  expect(problems('many')).toEqual({ amount: 'notNumber' });
  expect(problemsOf({ amount: '', reason: 'Wrong number' }, undefined)).toEqual({});
  expect([amountOf({ amount: '55', reason: '' }, 15_500), amountOf({ amount: 'x', reason: '' }, 1)]).toEqual([
    5_500, 0,
  ]);
  expect(leftOf(new CallError('refundExceeds', 409, { left: 100 }))).toBe(100);
  expect(leftOf(new CallError('forbidden', 403))).toBeUndefined();
});

it('M7.4 M7.5 an invoice offers what its state allows: a void in time and whole, else an allowance', () => {
  const issuedAt = '2026-03-02T04:00:00.000Z';
  const invoice: TaxInvoice = {
    ...{ _id: '1', shop: 'tea', session: 's', account: 'a', ref: 'i1', status: 'issued', amount: 15_500 },
    ...{ number: 'AB12345678', wish: { kind: 'paper' }, issuedAt, createdAt: issuedAt, updatedAt: issuedAt },
  };
  const offered = (more: Partial<TaxInvoice>, at = '2026-05-13T12:00:00+08:00') =>
    actionsOf({ ...invoice, ...more }, Date.parse(at));
  expect(offered({})).toEqual(['void', 'allow']);
  expect(offered({}, '2026-05-14T00:00:00+08:00')).toEqual(['allow']);
  expect(offered({ status: 'allowed', allowed: 100 })).toEqual(['allow']);
  expect(offered({ status: 'allowed', allowed: 15_500 })).toEqual([]);
  expect(offered({ isPaper: true })).toEqual([]);
  for (const status of ['wanted', 'issuing', 'failed', 'noTrack'] as const)
    expect(offered({ status })).toEqual(['retry', 'wish', 'paper']);
  expect(offered({ status: 'voided' })).toEqual(['anew']);
});
