import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { aTakeAway } from '../../../test/kits/calls.ts';
import { openEdge } from '../../../test/kits/edge.ts';
import { COUNTER, SHOP } from '../../../test/kits/small-organisation.ts';

it.each(['kitchenTickets', 'payments'])('a page of %s has the total', async (path) => {
  const edge = await openEdge();
  const [guest, owner] = [await edge.connect(), await edge.connect()];
  await owner.app.authenticate({ strategy: 'pin', shop: SHOP, pin: '9999' });
  for (let count = 0; count < 3; count += 1) {
    const { _id: session, restoreKey } = await guest.service('tableSessions/create').create(aTakeAway());
    const call = { requestId: randomUUID(), session, restoreKey, methodRef: COUNTER, amount: 2000 };
    await guest.service('payments/online').create(call);
  }
  const page = (query: object) => owner.service(path).find({ query });
  const all = await page({ shop: SHOP });
  expect(all).toMatchObject({ total: 3, skip: 0, data: [{}, {}, {}] });
  expect(await page({ $limit: 1, $skip: 1 })).toEqual({ total: 3, limit: 1, skip: 1, data: [all.data[1]] });
  expect(await page({ $limit: 0 })).toMatchObject({ total: 3, data: [] });
  expect(await page({ status: path === 'payments' ? 'failed' : 'taken' })).toMatchObject({ total: 0 });
});
