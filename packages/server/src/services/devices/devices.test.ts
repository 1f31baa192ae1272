import { describe, expect, it } from 'vitest';
import { openEdge, refusalOf } from '../../../test/kits/edge.ts';
import { SHOP, smallOrganisation } from '../../../test/kits/small-organisation.ts';

const codeOf = async (call: Promise<unknown>) => (await refusalOf(call)).data.code;

describe('a device', () => {
  it('pairs by code, signs its connection in and accepts staff PINs until it is revoked', async () => {
    const { staff } = smallOrganisation();
    const manager = { _id: 'm1', name: 'Man', role: 'manager' as const, shops: [SHOP], pin: '4444' };
    const edge = await openEdge({}, smallOrganisation({ staff: [...staff, manager] }));
    const office = await edge.connect();
    await office.app.authenticate({ strategy: 'pin', shop: SHOP, pin: '4444' });
    const { code } = await office.service('devices/pairingCodes').create({});
    const till = await edge.connect();
    expect(await codeOf(till.service('devices/pairingCodes').create({}))).toBe('notAuthenticated');
    const { deviceToken, device } = await till
      .service('devices/pair')
      .create({ code, name: 'Till', kind: 'till' });
    const signIn = { strategy: 'device', deviceToken };
    expect(await till.service('authentication').create(signIn)).toMatchObject({
      device: { _id: device._id },
    });
    expect(await codeOf(till.service('kitchenTickets').find())).toBe('forbidden');
    const onTill = await till.service('authentication').create({ strategy: 'pin', shop: SHOP, pin: '1111' });
    expect(onTill).toMatchObject({ device: device._id, staff: { role: 'cashier' } });
    expect(await till.service('kitchenTickets').find()).toMatchObject({ total: 0 });
    const pin = { strategy: 'pin', shop: SHOP, pin: '1111', deviceToken };
    const byRest = await edge.rest('/api/authentication', { json: pin });
    expect(byRest.body).toMatchObject({ device: device._id });
    const kiosk = await edge.connect();
    await kiosk.service('authentication').create(signIn);
    expect(await office.service('devices').find()).toMatchObject({ total: 1, data: [{ name: 'Till' }] });
    await office.service('devices').remove(device._id);
    expect(await till.emitRaw('find', 'kitchenTickets', {})).toMatchObject({ code: 401 });
    expect(await codeOf(till.service('kitchenTickets').find())).toBe('notAuthenticated');
    expect(await codeOf(kiosk.service('users').find())).toBe('notAuthenticated');
    expect(await codeOf(kiosk.service('authentication').create(signIn))).toBe('notAuthenticated');
    expect((await edge.rest('/api/authentication', { json: pin })).status).toBe(401);
  });

  it('T2.1 changes its user without signing the connection out, and follows its shop’s settings', async () => {
    const edge = await openEdge();
    const office = await edge.connect();
    await office.app.authenticate({ strategy: 'pin', shop: SHOP, pin: '9999' });
    const { code } = await office.service('devices/pairingCodes').create({});
    const [till, second, cook] = [await edge.connect(), await edge.connect(), await edge.connect()];
    await cook.app.authenticate({ strategy: 'pin', shop: SHOP, pin: '2222' });
    const unheard = cook.collect('devices patched');
    const paired = office.next('devices created');
    const { deviceToken, device } = await till
      .service('devices/pair')
      .create({ code, name: 'Till', kind: 'till' });
    expect(await paired).toMatchObject({ _id: device._id, letter: 'A' });
    await till.service('authentication').create({ strategy: 'device', deviceToken });
    const { data: people } = await till.service('staff').find();
    expect(people).toMatchObject([{ _id: 'owner1' }, { _id: 'staff1', name: 'Cashier' }, { _id: 'staff2' }]);

    const settings = [till.next('tillSettings patched'), cook.next('tillSettings patched')];
    await office.service('tillSettings').patch(SHOP, { limits: { graceSeconds: 60 } });
    for (const heard of settings) expect(await heard).toMatchObject({ limits: { graceSeconds: 60 } });

    const pin = { strategy: 'pin', shop: SHOP };
    await till.service('authentication').create({ ...pin, staff: 'staff1', pin: '1111' });
    const signedOut = till.next('authentication removed');
    const left = second.collect('authentication removed');
    // another tab of the same device
    edge.clock.advance(1);
    await second.service('authentication').create({ ...pin, pin: '1111', deviceToken });
    await signedOut;
    await till.service('authentication').create({ strategy: 'device', deviceToken });
    const calm = till.collect('authentication removed');
    edge.clock.advance(1);
    await till.service('authentication').create({ ...pin, staff: 'owner1', pin: '9999' });
    await expect.poll(() => left.length).toBe(1);
    const heard = office.next('devices patched');
    expect(await till.service('devices/beat').create({ waiting: 1, battery: 20 })).toMatchObject({
      letter: 'A',
    });
    expect(await heard).toMatchObject({ _id: device._id, beat: { waiting: 1, battery: 20 } });
    edge.clock.advance(1);
    await till.service('authentication').create({ ...pin, staff: 'staff2', pin: '2222' });
    expect(await till.service('kitchenTickets').find()).toMatchObject({ total: 0 });
    expect([calm, unheard]).toEqual([[], []]);
  });

  it('does not read the mail outbox, which is the owner’s', async () => {
    const edge = await openEdge(
      {},
      smallOrganisation({
        users: [{ _id: 'mei', email: 'mei@example.com', status: 'active', password: 'Right-Horse-1' }],
      }),
    );
    const json = { email: 'mei@example.com' };
    expect(await edge.rest('/api/users/forgotPassword', { json })).toMatchObject({
      status: 201,
      body: { status: 'done' },
    });
    const read = async (pin: string) =>
      edge.rest('/api/mails', { headers: { authorization: `Bearer ${await edge.tokenFor(pin)}` } });
    expect((await read('1111')).status).toBe(403);
    const { body } = await read('9999');
    expect(body).toMatchObject({
      total: 1,
      data: [{ to: 'mei@example.com', text: expect.stringContaining(edge.url) }],
    });
    const token = /#token=([\w-]+)/.exec(JSON.stringify(body))?.[1];
    const reset = { json: { token, password: 'Other-Horse-2' } };
    expect((await edge.rest('/api/users/resetPassword', reset)).status).toBe(201);
    expect((await edge.rest('/api/users/resetPassword', reset)).status).toBe(409);
  });
});
