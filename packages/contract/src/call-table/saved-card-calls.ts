import { CardSetUp, CheckCard, CheckedCard, SetUpCard } from '../calls/saved-cards.ts';
import { SavedCard } from '../entities/saved-card.ts';
import { createCall, findCall, removeCall } from './call-spec.ts';

const card: SavedCard = {
  _id: '0mm8k9p1cQ9d7w',
  account: '0mm8k2p1cQ9d7w',
  brand: 'visa',
  last4: '4242',
  expiry: '2031-12',
  createdAt: '2026-03-02T04:20:00.000Z',
};

/** The calls for a member's cards that payment providers keep. */
export const SAVED_CARD_CALLS = {
  'payments/savedCards': {
    find: findCall(SavedCard, {
      summary: 'Finds the member’s cards that payment providers keep, newest first.',
      fields: ['_id', 'account', 'createdAt'],
      example: { query: { account: card.account }, rows: [card] },
    }),
    remove: removeCall(SavedCard, {
      summary: 'Removes one of the member’s cards: here at once, then at its provider.',
      refusals: ['notFound'],
      example: { id: card._id, answer: card },
    }),
  },
  'payments/savedCards/setup': {
    create: createCall(SetUpCard, CardSetUp, {
      summary: 'Opens the provider’s page where the member leaves a card without paying.',
      refusals: ['notFound', 'accountNotReady', 'providerUnavailable'],
      example: {
        data: { requestId: 'b7c9a7a0-5d1c-4f7e-9a55-0d5f4c1c9a10', account: card.account, locale: 'en' },
        answer: { account: card.account, redirect: 'https://checkout.stripe.com/c/pay/cs_test_a1B2' },
      },
    }),
  },
  'payments/savedCards/check': {
    create: createCall(CheckCard, CheckedCard, {
      summary: 'Asks the provider which card the member left on its page, and keeps it, once.',
      refusals: ['notFound', 'providerUnavailable'],
      example: {
        data: { account: card.account, setup: 'cs_test_a1B2' },
        answer: { status: 'kept', card },
      },
    }),
  },
};
