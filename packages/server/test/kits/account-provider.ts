import type { PaymentMethod } from '@comanda/contract';
import type { PaymentProvider, ProviderEvent } from '../../src/payments/port/payment-provider.ts';
import { EXPIRES_AFTER } from './paying.ts';
import { SHOP } from './small-organisation.ts';

/** Name of the payment method of an account. */
export const CARDS = 'cards';
/** Name of its method for members who have a card there. */
export const CARDS_ON_FILE = 'cardsOnFile';

const WORDS = { en: 'Card', cht: '信用卡', chs: '银行卡' };

/** Returns the method that pays into an account. */
export function accountMethod(account: string, more: Partial<PaymentMethod> = {}): PaymentMethod {
  return { _id: CARDS, shop: SHOP, name: WORDS, provider: 'stripe', online: true, account, ...more };
}

/** Returns the methods of an account whose provider keeps cards: for everybody, and for members' kept cards. */
export function keepingMethods(account: string, provider: string): readonly PaymentMethod[] {
  const onFile = { _id: CARDS_ON_FILE, kind: 'cardOnFile', provider } as const;
  return [accountMethod(account, { provider }), accountMethod(account, onFile)];
}

/** Creates a provider with accounts: its webhooks are plain JSON, signed by naming the webhook secret. */
export function accountProvider(more: Partial<PaymentProvider> = {}): PaymentProvider {
  return {
    name: 'stripe',
    configuration: {
      name: WORDS,
      method: WORDS,
      keysAt: 'https://keys.example',
      webhookEvents: ['paid'],
      fields: [
        { name: 'secretKey', label: WORDS, isSecret: true },
        { name: 'webhookSecret', label: WORDS, isSecret: true, isOptional: true },
        { name: 'merchant', label: WORDS, isSecret: false, isOptional: true },
      ],
      webhookSecret: 'webhookSecret',
    },
    expiresAfter: EXPIRES_AFTER,
    start: async () => ({ status: 'requiresAction', redirect: 'https://pay.example' }),
    setUpCard: async () => ({ redirect: 'https://pay.example/card' }),
    readCardSetUp: async () => ({ status: 'open' }),
    parse: ({ rawBody, headers }, account) =>
      headers.signature === account?.secrets.webhookSecret
        ? { kind: 'events', events: [JSON.parse(rawBody) as ProviderEvent] }
        : { kind: 'forged' },
    ...more,
  };
}
