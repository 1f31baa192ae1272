import type { PaymentAccount, PaymentProviderForm } from '@comanda/contract';
import { describe, expect, it } from 'vitest';
import { callOf, draftOf, problemsOf, webhookAddress } from './account-draft.ts';

const word = { en: 'Key', cht: '密鑰', chs: '密钥' };
const FORM: PaymentProviderForm = {
  ...{ _id: 'stripe', name: word, method: word, keysAt: 'https://keys.example', webhookEvents: [] },
  fields: [
    { name: 'merchant', label: word, isSecret: false, isOptional: true },
    { name: 'secretKey', label: word, isSecret: true, isOptional: false },
    { name: 'webhookSecret', label: word, isSecret: true, isOptional: true },
  ],
};
const ACCOUNT: PaymentAccount = {
  ...{ _id: 'a1', name: 'Cards', provider: 'stripe', mode: 'live', status: 'working' },
  fields: { merchant: 'M-1' },
  secrets: { secretKey: { set: true, last4: 'aB3d', changedAt: '2026-03-01T02:00:00.000Z' } },
};

describe('B5.2 the form of a payment account', () => {
  it('has the fields of its provider, and never a key', () => {
    expect(draftOf(FORM, ACCOUNT)).toEqual({
      ...{ provider: 'stripe', name: 'Cards', mode: 'live' },
      values: { merchant: 'M-1' },
    });
    expect(draftOf(FORM)).toEqual({ provider: 'stripe', name: '', mode: 'test', values: {} });
  });

  it('sends what was typed: a key left empty stays as it is', () => {
    const draft = { ...draftOf(FORM, ACCOUNT), name: ' Cards 2 ' };
    expect(callOf(draft, FORM)).toEqual({
      ...{ name: 'Cards 2', mode: 'live', fields: { merchant: 'M-1' } },
      secrets: {},
    });
    const typed = { ...draft, values: { ...draft.values, webhookSecret: ' whsec_1 ' } };
    expect(callOf(typed, FORM).secrets).toEqual({ webhookSecret: 'whsec_1' });
  });

  it('says at each field what is wrong', () => {
    const problems = [
      { field: '/secrets/secretKey', rule: 'required' },
      { field: '/secrets/webhookSecret', rule: 'pattern' },
    ];
    expect([...problemsOf({ problems })]).toEqual([
      ['secretKey', 'missing'],
      ['webhookSecret', 'wrong'],
    ]);
    expect([...problemsOf({})]).toEqual([]);
  });

  it('names the address of its webhook', () => {
    expect(webhookAddress('https://order.example', ACCOUNT)).toBe(
      'https://order.example/api/payments/webhook/stripe/a1',
    );
  });
});
