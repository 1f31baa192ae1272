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
      expires: '',
    });
    const fresh = { provider: 'stripe', name: '', mode: 'test', values: {}, expires: '' };
    expect(draftOf(FORM)).toEqual(fresh);
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

  it('M1.1 sends the day on which a key ends only if it was changed', () => {
    const dated = { ...ACCOUNT, secretExpiresAt: '2028-11-28T00:00:00.000Z' };
    const draft = draftOf(FORM, dated);
    expect(draft.expires).toBe('2028-11-28');
    expect(callOf(draft, FORM, dated)).not.toHaveProperty('secretExpiresAt');
    expect(callOf({ ...draft, expires: '' }, FORM, dated)).toMatchObject({ secretExpiresAt: null });
    expect(callOf({ ...draft, expires: '2029-01-01' }, FORM, dated)).toMatchObject({
      secretExpiresAt: '2029-01-01T00:00:00.000Z',
    });
    expect(callOf(draftOf(FORM), FORM)).not.toHaveProperty('secretExpiresAt');
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
