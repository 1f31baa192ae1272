import { randomUUID } from 'node:crypto';
import { aLine } from '../kits/calls.ts';
import { SHOP, TABLE } from '../kits/small-organisation.ts';
import { type CallCases, ofShop } from './permission-case.ts';

/** Cases of the calls about the screens of staff. */
export const STAFF_CASES = {
  'find drafts': { by: 'shop', request: () => ({ query: `?shop=${SHOP}` }) },
  // Drafts are of the shop that staff are signed in to: a manager elsewhere saves one there.
  'create drafts/save': {
    by: 'open',
    request: () => ({ data: { requestId: randomUUID(), draft: randomUUID(), version: 0, lines: [aLine()] } }),
  },
  'create drafts/take': {
    by: 'shop',
    request: async (world) => ({ data: { requestId: randomUUID(), draft: (await world.aDraft())._id } }),
  },
  'create drafts/drop': {
    by: 'shop',
    async request(world) {
      const { _id: draft, version } = await world.aDraft();
      return { data: { requestId: randomUUID(), draft, version } };
    },
  },
  'find staffCalls': { by: 'shop', request: () => ({ query: `?shop=${SHOP}` }) },
  'find tables': { by: 'shop', request: () => ({ query: `?shop=${SHOP}` }) },
  'create tables/mark': ofShop(() => ({ table: TABLE, mark: 'blocked', from: 'free' })),
  'find kitchenTickets': { by: 'shop', request: () => ({ query: `?shop=${SHOP}` }) },
  'patch kitchenTickets': {
    by: 'shop',
    request: async (world) => ({ id: await world.aTicket(), data: { status: 'preparing' } }),
  },
  // of the caller's own shop
  'create kitchenTickets/putAway': { by: 'open', request: () => ({ data: {} }) },
  'create kitchenTickets/seen': {
    by: 'shop',
    request: async (world) => ({ data: { ticket: await world.aTicket(), version: 1 } }),
  },
  'find board': { by: 'open', request: () => ({ query: `?shop=${SHOP}` }) },
  'find auditLog': { by: 'shop', request: () => ({ query: `?shop=${SHOP}` }) },
  'find tableCodes': { by: 'shop', request: () => ({ query: `?shop=${SHOP}` }) },
  'create tableCodes/rotate': ofShop(() => ({ viewItem: TABLE })),
} satisfies CallCases;
