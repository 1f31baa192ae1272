import { CreateApiToken } from '../calls/api-tokens.ts';
import { ApiToken, NewApiToken } from '../entities/api-token.ts';
import { createCall, findCall, removeCall } from './call-spec.ts';

const token: ApiToken = {
  _id: '0mm8k2p1cX3f8r',
  name: 'Website',
  scopes: ['menu:read', 'orders:write'],
  shops: ['harbour'],
  endsAt: '2027-03-02T04:00:00.000Z',
  last4: 'x9Qk',
  createdAt: '2026-03-02T04:00:00.000Z',
  createdBy: { _id: 'owner1', name: 'May' },
};

/** The calls for the tokens of other programs. */
export const API_TOKEN_CALLS = {
  apiTokens: {
    find: findCall(ApiToken, {
      summary:
        'Finds the tokens of other programs, with the scopes and shops of each and when it was last used.',
      fields: ['_id', 'name', 'createdAt', 'endsAt', 'lastUsedAt'],
      example: {
        query: { $sort: { createdAt: -1 } },
        rows: [{ ...token, lastUsedAt: '2026-03-02T04:05:00.000Z' }],
      },
    }),
    create: createCall(CreateApiToken, NewApiToken, {
      summary:
        'Makes a token for another program, which is returned once: a repeated request is answered without it.',
      refusals: ['shopNotFound', 'requestConflict', 'passwordNeeded', 'proofNeeded'],
      example: {
        data: {
          requestId: '6c1d7b52-0f3e-4a9b-8d2c-5e7f9a1b3c4d',
          name: token.name,
          scopes: token.scopes,
          shops: token.shops,
          endsAt: '2027-03-02T04:00:00.000Z',
        },
        answer: { ...token, token: 'cmd_Zb1-dQ2f8gTn0wQ1a2b3c4Zb1-dQ2f8gTn0wQ1ax9Qk' },
      },
    }),
    remove: removeCall(ApiToken, {
      summary: 'Ends a token at once, with every connection that is signed in with it.',
      refusals: ['notFound', 'passwordNeeded', 'proofNeeded'],
      example: { id: token._id, answer: token },
    }),
  },
};
