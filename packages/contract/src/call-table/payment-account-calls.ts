import { ChangePaymentAccount, CreatePaymentAccount, TestPaymentAccount } from '../calls/payment-accounts.ts';
import { PaymentAccount } from '../entities/payment-account.ts';
import { PaymentProviderForm } from '../entities/payment-provider.ts';
import { createCall, findCall, patchCall, removeCall } from './call-spec.ts';

const account: PaymentAccount = {
  _id: '0mm8k2p1cQ9d7w',
  name: 'Harbour’s cards',
  provider: 'stripe',
  mode: 'test',
  fields: {},
  secrets: {
    secretKey: { set: true, last4: 'aB3d', changedAt: '2026-03-01T02:00:00.000Z' },
    webhookSecret: { set: true, last4: '9xYz', changedAt: '2026-03-01T02:00:00.000Z' },
  },
  status: 'new',
  createdAt: '2026-03-01T02:00:00.000Z',
};

const form: PaymentProviderForm = {
  _id: 'stripe',
  name: { en: 'Stripe', cht: 'Stripe', chs: 'Stripe' },
  method: { en: 'Card', cht: '信用卡', chs: '银行卡' },
  keysAt: 'https://dashboard.stripe.com/apikeys',
  fields: [
    {
      name: 'secretKey',
      label: { en: 'Secret key', cht: '密鑰', chs: '密钥' },
      isSecret: true,
      isOptional: false,
    },
  ],
  webhookEvents: ['checkout.session.completed'],
};

/** The calls for accounts at payment providers. */
export const PAYMENT_ACCOUNT_CALLS = {
  paymentProviders: {
    find: findCall(PaymentProviderForm, {
      summary: 'Finds the payment providers that accounts can be made at, with the fields of their forms.',
      example: { query: {}, rows: [form] },
    }),
  },
  paymentAccounts: {
    find: findCall(PaymentAccount, {
      summary:
        'Finds the organisation’s accounts at payment providers, with only the last characters of secrets.',
      example: { query: { provider: 'stripe' }, rows: [account] },
    }),
    create: createCall(CreatePaymentAccount, PaymentAccount, {
      summary: 'Creates an account; its secrets are stored encrypted and never returned.',
      example: {
        data: {
          name: account.name,
          provider: 'stripe',
          mode: 'test',
          fields: {},
          secrets: { secretKey: 'sk_test_…aB3d', webhookSecret: 'whsec_…9xYz' },
        },
        answer: account,
      },
    }),
    patch: patchCall(ChangePaymentAccount, PaymentAccount, {
      summary:
        'Changes an account, which then has to be tested again; webhooks are believed by a replaced secret for a day more.',
      example: {
        id: account._id,
        data: { secrets: { webhookSecret: 'whsec_…4aBc' }, secretExpiresAt: '2028-03-01T00:00:00.000Z' },
        answer: {
          ...account,
          secretExpiresAt: '2028-03-01T00:00:00.000Z',
          formerSecretUntil: '2026-03-02T02:00:00.000Z',
        },
      },
    }),
    remove: removeCall(PaymentAccount, {
      summary: 'Removes an account that no payment has used.',
      refusals: ['notFound', 'inUse'],
      example: { id: account._id, answer: account },
    }),
  },
  'paymentAccounts/test': {
    create: createCall(TestPaymentAccount, PaymentAccount, {
      summary: 'Tests an account by a signed call to its provider, which costs nothing.',
      refusals: ['notFound'],
      example: {
        data: { account: account._id },
        answer: { ...account, status: 'working', checkedAt: '2026-03-01T02:05:00.000Z' },
      },
    }),
  },
};
