import { ErasePerson, ExportPerson, PersonalData } from '../calls/privacy.ts';
import { Done } from '../calls/users.ts';
import { createCall } from './call-spec.ts';
import { entry, gift, ownCoupon, USER } from './member-examples.ts';
import { REQUEST as requestId, session } from './session-examples.ts';

const address = 'Flat 3A, 12 Harbour Road';
const contact = { name: 'Mei Chan', phone: '+85255550101' };

/** The calls for what is kept about a person. */
export const PRIVACY_CALLS = {
  'users/export': {
    create: createCall(ExportPerson, PersonalData, {
      summary:
        'Returns everything that is kept about a member: to the member with their `password`, or to an owner, who names the `user`.',
      refusals: ['notFound', 'invalidCredentials', 'passwordNeeded', 'proofNeeded'],
      example: {
        data: { password: 'Comanda2026' },
        answer: {
          exportedAt: '2026-03-02T04:00:00.000Z',
          profile: { _id: USER, name: 'Mei Chan', email: 'mei@example.com', status: 'active' },
          addresses: [{ address, contact }],
          points: [entry],
          coupons: [ownCoupon],
          gifts: [gift],
          bills: [{ ...session, user: USER, type: 'delivery', address, contact }],
          payments: [],
          cards: [],
          calls: [],
          mails: [],
          logIns: [{ createdAt: '2026-03-02T03:00:00.000Z', expiresAt: '2026-04-01T03:00:00.000Z' }],
        },
      },
    }),
  },
  'users/erase': {
    create: createCall(ErasePerson, Done, {
      summary:
        'Erases a member: their profile and picture, and the addresses, contacts, remarks and tax invoice carriers of their bills. Amounts and their id stay, and every log-in ends. For the member with their `password`, or for an owner, who names the `user`.',
      refusals: [
        'notFound',
        'ordersOpen',
        'invalidCredentials',
        'passwordNeeded',
        'proofNeeded',
        'requestConflict',
      ],
      example: { data: { requestId, user: USER }, answer: { status: 'done' } },
    }),
  },
};
