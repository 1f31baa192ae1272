import { Dispute } from '../entities/dispute.ts';
import { findCall } from './call-spec.ts';
import { payment, SESSION as session } from './session-examples.ts';

const dispute: Dispute = {
  _id: '0mm8k9p1cQ9d7w',
  shop: 'harbour',
  session,
  payment: payment._id,
  provider: 'stripe',
  providerRef: 'dp_1MtJUT2eZvKYlo2CNaw2HvEv',
  status: 'opened',
  amount: 1800,
  currency: 'HKD',
  reason: 'fraudulent',
  dueAt: '2026-03-16T23:59:59.000Z',
  createdAt: '2026-03-09T04:20:00.000Z',
  updatedAt: '2026-03-09T04:20:00.000Z',
};

/** The calls about payments that guests dispute. */
export const DISPUTE_CALLS = {
  disputes: {
    find: findCall(Dispute, {
      summary: 'Finds the disputed payments in the staff member’s shop, newest first.',
      fields: ['_id', 'shop', 'session', 'payment', 'status', 'createdAt'],
      example: { query: { shop: 'harbour', status: 'opened' }, rows: [dispute] },
    }),
  },
};
