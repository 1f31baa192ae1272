import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { openEdge, refusalOf } from '../../../test/kits/edge.ts';
import { SHOP } from '../../../test/kits/small-organisation.ts';

it('B6.1 B6.2 an open lock screen hears of new people; who is archived is signed out of a live connection', async () => {
  const edge = await openEdge();
  const [office, till, phone] = [await edge.connect(), await edge.connect(), await edge.connect()];
  await office.app.authenticate({ strategy: 'pin', shop: SHOP, pin: '9999' });
  const byPin = await refusalOf(
    office.service('staff').patch('staff1', { requestId: randomUUID(), name: 'Kit' }),
  );
  expect(byPin.data.code).toBe('passwordNeeded');
  await office.app.authenticate({ strategy: 'jwt', accessToken: await edge.tokenFor('9999') });
  const { code } = await office.service('devices/pairingCodes').create({});
  const { deviceToken } = await till.service('devices/pair').create({ code, name: 'Till', kind: 'till' });
  await till.service('authentication').create({ strategy: 'device', deviceToken });

  const heard = till.next('staff created');
  const call = { requestId: randomUUID(), name: 'Ling', role: 'waiter', shops: [SHOP] };
  const { pin, ...person } = await office.service('staff').create(call);
  expect(await heard).toEqual({ _id: person._id });
  const names = async () => (await till.service('staff').find({ query: { name: 'Ling' } })).total;
  expect(await names()).toBe(1);

  await phone.app.authenticate({ strategy: 'pin', shop: SHOP, pin });
  const [ended, changed] = [phone.next('authentication removed'), till.next('staff patched')];
  await office.service('staff').patch(person._id, { requestId: randomUUID(), archived: true });
  await Promise.all([ended, changed]);
  expect(await names()).toBe(0);
  expect((await refusalOf(phone.service('staffCalls').find())).data.code).toBe('notAuthenticated');
  const { data: left } = await office.service('staff/people').find({ query: { role: 'waiter' } });
  expect(left).toEqual([{ ...person, archivedAt: expect.any(String), lastSeenAt: expect.any(String) }]);
});
