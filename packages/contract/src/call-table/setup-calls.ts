import { CheckClaim, ClaimedSetup, ClaimSetup } from '../calls/setup.ts';
import { Done } from '../calls/users.ts';
import { MenuTemplate } from '../entities/template.ts';
import { createCall, findCall } from './call-spec.ts';

const token = 'K7QWM-2P9XR-VB4HN-8TZ5C';

/** The calls of the first run, which make an organisation in an empty installation. */
export const SETUP_CALLS = {
  'setup/check': {
    create: createCall(CheckClaim, Done, {
      summary: 'Checks the token of a claim link before anything is filled in.',
      refusals: ['claimTokenInvalid', 'alreadyClaimed'],
      example: { data: { token }, answer: { status: 'done' } },
    }),
  },
  'setup/templates': {
    find: findCall(MenuTemplate, {
      summary: 'Finds the menu templates, with proposed prices in the currency of the caller’s shop.',
      maxLimit: 100,
      example: {
        query: { _id: 'teaShop' },
        rows: [
          {
            _id: 'teaShop',
            name: { en: 'Tea shop', cht: '手搖茶飲店', chs: '奶茶店' },
            categories: [
              {
                name: { en: 'Milk tea', cht: '奶茶', chs: '奶茶' },
                dishes: [
                  {
                    _id: 'teaShop-pearlMilkTea',
                    name: { en: 'Pearl milk tea', cht: '珍珠奶茶', chs: '珍珠奶茶' },
                    price: 5500,
                    image: 'template-teaShop-pearlMilkTea',
                  },
                ],
              },
            ],
          },
        ],
      },
    }),
  },
  'setup/claim': {
    create: createCall(ClaimSetup, ClaimedSetup, {
      summary:
        'Creates the organisation, its owner and its first shop, closed to guests, in an installation that has none, and signs the owner in.',
      refusals: ['claimTokenInvalid', 'alreadyClaimed'],
      example: {
        data: {
          requestId: '6c1d7b52-0f3e-4a9b-8d2c-5e7f9a1b3c4d',
          token,
          owner: { name: 'Lin', email: 'lin@example.com', password: 'Comanda2026' },
          shop: { name: 'Moon Lane Tea', locale: 'en', country: 'TW', primaryColor: '#1f7a4d' },
        },
        answer: {
          accessToken: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJzdGFmZjEifQ.c2lnbmF0dXJl',
          expiresAt: '2026-03-02T16:00:00.000Z',
          shop: '0mm8k2p1cQ9d7w',
          staff: { _id: '0mm8k2p1cX3f8r', name: 'Lin', role: 'owner', shops: [] },
          pin: '482913',
        },
      },
    }),
  },
};
