import { SavedCard } from '../entities/saved-card.ts';
import { findCall, removeCall } from './call-spec.ts';

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
};
