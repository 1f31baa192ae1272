import type { CallStaff, SetTimes } from '@comanda/contract';
import { describe, expect, it } from 'vitest';
import { anOrder, aStaffMember, aTakeAway, GUEST } from '../../../test/kits/calls.ts';
import { eachDatabase } from '../../../test/kits/each-database.ts';
import { rejected } from '../../../test/kits/rejected.ts';
import { COUNTER, OTHER_SHOP, SHOP, TABLE } from '../../../test/kits/small-organisation.ts';
import { seededCore, type TestCore } from '../../../test/kits/test-core.ts';
import type { Actor } from '../../core/actor.ts';

const MINUTE_MS = 60_000;
const WAITER = aStaffMember('waiter');

/** Returns the remarks on the kitchen tickets, in order of placement. */
async function remarksOf({ kitchen }: TestCore['core']) {
  const { data } = await kitchen.tickets({ shop: SHOP }, aStaffMember('kitchen'));
  return data.toSorted((one, other) => one.order - other.order).map(({ remark }) => remark);
}

eachDatabase((databases) => {
  async function seated() {
    const test = await seededCore(await databases.open());
    const { core, clock } = test;
    const { signature } = await core.ordering.tableCode(SHOP, TABLE);
    const date = new Date(clock.now()).toISOString();
    const held = await core.ordering.createOrResume({ shop: SHOP, viewItem: TABLE, signature, date }, GUEST);
    const session = held?._id ?? '';
    const callStaff = (call: Partial<CallStaff> = {}, actor: Actor = GUEST) =>
      core.ordering.callStaff({ session, kind: 'water', ...call }, actor);
    const setTimes = (call: Partial<SetTimes>, actor: Actor = WAITER) =>
      core.ordering.setTimes({ session, ...call }, actor);
    const order = (actor: Actor = GUEST) => core.ordering.order(anOrder(session, { total: 2200 }), actor);
    return { ...test, session, callStaff, setTimes, order };
  }

  describe('calling staff from a kiosk without a bill', () => {
    const pairedKiosk = async ({ devices }: TestCore['core']) => {
      const { code } = await devices.pairingCode(aStaffMember('manager'));
      const { device } = await devices.pair({ code, name: 'Kiosk 1', kind: 'kiosk' }, 'test');
      return { kind: 'device', device: device._id, shop: SHOP, mode: 'kiosk' } as const;
    };

    it('T9.5 is one open call, which staff answer; two calls at once are one', async () => {
      const { core, clock, events } = await seated();
      const kiosk = await pairedKiosk(core);
      const call = () => core.ordering.callFromDevice(kiosk);
      const [called, again] = await Promise.all([call(), call()]);
      expect(again).toEqual(called);
      const device = { _id: kiosk.device, name: 'Kiosk 1' };
      expect(called).toMatchObject({ shop: SHOP, device, kind: 'service', status: 'open', version: 1 });
      expect(called).not.toHaveProperty('session');
      clock.advance(MINUTE_MS - 1);
      expect(await call()).toEqual(called);
      clock.advance(1);
      expect(await call()).toMatchObject({ _id: called._id, count: 2, version: 2 });
      const listed = await core.ordering.staffCalls({ shop: SHOP }, WAITER);
      expect(listed.data).toMatchObject([{ _id: called._id, device, count: 2 }]);
      const answered = await core.ordering.answerDeviceCall({ call: called._id }, WAITER);
      expect(answered).toMatchObject({ status: 'answered', answeredBy: { name: expect.any(String) } });
      // the first who answers counts
      clock.advance(1);
      expect(await core.ordering.answerDeviceCall({ call: called._id }, aStaffMember('manager'))).toEqual(
        answered,
      );
      expect((await core.ordering.staffCalls({ shop: SHOP }, WAITER)).total).toBe(0);
      const published = events.filter(({ topic }) => topic === 'staffCalls').map(({ event }) => event);
      expect(published).toEqual(['created', 'patched', 'patched']);
      // the next guest's call is one of its own
      expect((await call())._id).not.toBe(called._id);
    });

    it('T9.5 is made by paired kiosks only, and answered by the shop’s staff only', async () => {
      const { core, callStaff, session } = await seated();
      const kiosk = await pairedKiosk(core);
      for (const actor of [GUEST, WAITER, { ...kiosk, mode: 'pos' as const }])
        await expect(core.ordering.callFromDevice(actor)).rejects.toEqual(rejected('deviceNeeded'));
      const { _id: call } = await core.ordering.callFromDevice(kiosk);
      const elsewhere = aStaffMember('waiter', OTHER_SHOP);
      await expect(core.ordering.answerDeviceCall({ call }, elsewhere)).rejects.toEqual(rejected('notFound'));
      // a bill's call is answered on its bill
      const { staffCalls = [] } = await callStaff();
      const ofBill = { call: staffCalls[0]?._id ?? '' };
      await expect(core.ordering.answerDeviceCall(ofBill, WAITER)).rejects.toEqual(rejected('notFound'));
      await core.ordering.answerCall({ session, ...ofBill }, WAITER);
      expect((await core.ordering.staffCalls({ shop: SHOP }, WAITER)).data).toMatchObject([{ _id: call }]);
    });
  });

  describe('calling staff', () => {
    it('shows on the bill and to staff until answered, one call of each kind', async () => {
      const { core, session, events, callStaff } = await seated();
      const called = await callStaff({ text: 'Two glasses' });
      expect(called).toMatchObject({ version: 2, staffCalls: [{ kind: 'water', text: 'Two glasses' }] });
      expect(events.at(-1)).toMatchObject({
        topic: 'tableSessions',
        data: { staffCalls: [{ kind: 'water' }] },
      });
      const published = events.length;
      expect(await callStaff()).toEqual(called);
      expect(events).toHaveLength(published);
      await callStaff({ kind: 'bill' });
      const [water] = called.staffCalls ?? [];
      const call = { session, call: water?._id ?? '' };
      await expect(core.ordering.answerCall(call, GUEST)).rejects.toEqual(rejected('notAuthenticated'));
      await expect(core.ordering.answerCall(call, aStaffMember('waiter', OTHER_SHOP))).rejects.toEqual(
        rejected('forbidden'),
      );
      const answered = await core.ordering.answerCall(call, WAITER);
      expect(answered.staffCalls).toMatchObject([{ kind: 'bill' }]);
      expect(await core.ordering.answerCall(call, WAITER)).toEqual(answered);
      expect(answered).not.toHaveProperty('calledAt');
    });

    it('is listed for all staff of the shop until answered, and records who answered', async () => {
      const { core, clock, session, events, callStaff } = await seated();
      await callStaff({ text: 'Two glasses' });
      clock.advance(MINUTE_MS / 2);
      await callStaff({ kind: 'bill' });
      const cook = aStaffMember('kitchen');
      const listed = await core.ordering.staffCalls({ shop: SHOP }, cook);
      const place = { shop: SHOP, session, type: 'dineIn', tableName: 'A1', status: 'open', version: 1 };
      expect(listed).toMatchObject({
        total: 2,
        data: [
          { ...place, kind: 'water', text: 'Two glasses', at: '2026-03-02T04:00:00.000Z' },
          { ...place, kind: 'bill', at: '2026-03-02T04:00:30.000Z' },
        ],
      });
      const published = events.filter(({ topic }) => topic === 'staffCalls');
      expect(published).toMatchObject([
        { event: 'created', shop: SHOP, data: { kind: 'water' } },
        { event: 'created', shop: SHOP, data: { kind: 'bill' } },
      ]);
      for (const nobody of [GUEST, aStaffMember('waiter', OTHER_SHOP)]) {
        await expect(core.ordering.staffCalls({ shop: SHOP }, nobody)).rejects.toMatchObject({
          code: nobody === GUEST ? 'notAuthenticated' : 'forbidden',
        });
      }
      clock.advance(MINUTE_MS);
      const call = listed.data[0]?._id ?? '';
      // two concurrent screens: one answers, and both see the call closed
      const bills = await Promise.all(
        [cook, WAITER].map((actor) => core.ordering.answerCall({ session, call }, actor)),
      );
      for (const { staffCalls, answeredCalls } of bills) {
        expect([staffCalls, answeredCalls]).toMatchObject([
          [{ kind: 'bill' }],
          [{ _id: call, kind: 'water', answeredAt: '2026-03-02T04:01:30.000Z' }],
        ]);
        // guests see the shown name, and nothing else of whoever comes
        expect(answeredCalls?.[0]?.answeredBy).toEqual(expect.any(String));
      }
      expect((await core.ordering.staffCalls({ shop: SHOP }, cook)).data).toMatchObject([{ kind: 'bill' }]);
      const answered = { field: 'status', operator: '$eq', value: 'answered' } as const;
      expect((await core.ordering.staffCalls({ shop: SHOP, filter: answered }, cook)).data).toMatchObject([
        { _id: call, answeredBy: { staff: expect.any(String), name: expect.any(String) }, version: 2 },
      ]);
      expect(events.filter(({ topic, event }) => topic === 'staffCalls' && event === 'patched')).toHaveLength(
        1,
      );
    });

    it('increments the open call when repeated after a minute, and is ignored sooner', async () => {
      const { core, clock, events, callStaff } = await seated();
      await callStaff({ kind: 'other', text: 'A chair' });
      clock.advance(MINUTE_MS - 1);
      await callStaff({ kind: 'other', text: 'A chair' });
      clock.advance(1);
      expect(await callStaff({ kind: 'other', text: 'A fork' })).toMatchObject({
        staffCalls: [{ count: 2, text: 'A chair · A fork', lastAt: '2026-03-02T04:01:00.000Z' }],
      });
      expect((await core.ordering.staffCalls({ shop: SHOP }, WAITER)).data).toMatchObject([
        { count: 2, at: '2026-03-02T04:00:00.000Z', lastAt: '2026-03-02T04:01:00.000Z', version: 2 },
      ]);
      expect(events.filter(({ topic }) => topic === 'staffCalls')).toHaveLength(2);
    });

    it.each(['paid', 'void', 'cancelled'])('is closed once the bill is %s', async (end) => {
      const { core, session, events, callStaff, order } = await seated();
      await order();
      await callStaff();
      const manager = aStaffMember('manager');
      const requestId = crypto.randomUUID();
      if (end === 'paid') {
        const asked = { requestId, session, methodRef: COUNTER, amount: 2200 };
        const { _id: payment } = await core.payments.online(asked, GUEST);
        await core.payments.confirm({ payment }, manager);
      } else {
        const call = { requestId, session, reason: { code: 'test' } } as const;
        await core.ordering[end === 'void' ? 'void' : 'cancel'](call, manager);
      }
      expect((await core.ordering.get(session, undefined, GUEST)).staffCalls).toEqual([]);
      expect((await core.ordering.staffCalls({ shop: SHOP }, WAITER)).data).toEqual([]);
      const published = events.flatMap((event) => (event.topic === 'staffCalls' ? [event.data.status] : []));
      expect(published).toEqual(['open', 'closed']);
    });

    it('needs access to an open bill, and is rate-limited', async () => {
      const { core, clock, session, callStaff } = await seated();
      const other = await core.ordering.create(aTakeAway(), GUEST);
      await expect(callStaff({ session: other._id })).rejects.toEqual(rejected('sessionNotFound'));
      for (let round = 0; round < 6; round += 1) {
        const { staffCalls = [] } = await callStaff();
        await core.ordering.answerCall({ session, call: staffCalls[0]?._id ?? '' }, WAITER);
        clock.advance(MINUTE_MS);
      }
      await expect(callStaff()).rejects.toEqual(rejected('tooManyRequests', { retryAfter: 240 }));
      clock.advance(4 * MINUTE_MS);
      expect((await callStaff()).staffCalls).toHaveLength(1);
      const reason = { code: 'test' } as const;
      await core.ordering.void({ requestId: crypto.randomUUID(), session, reason }, aStaffMember('manager'));
      await expect(callStaff({ kind: 'bill' })).rejects.toEqual(
        rejected('sessionReadOnly', { status: 'void' }),
      );
    });
  });

  describe('a remark about an order', () => {
    it('is on the ticket of that order only, and on the bill with its order', async () => {
      const { core, session } = await seated();
      const first = anOrder(session, { total: 2200, remark: 'All at once' });
      await core.ordering.order(first, GUEST);
      const second = anOrder(session, { total: 2200, remark: 'With the bill' });
      const bill = await core.ordering.order(second, GUEST);
      expect(bill.remarks).toEqual([
        { order: 1, text: 'All at once' },
        { order: 2, text: 'With the bill' },
      ]);
      const silent = await core.ordering.order(anOrder(session, { total: 2200 }), GUEST);
      expect(silent.remarks).toEqual(bill.remarks);
      expect(await remarksOf(core)).toEqual(['All at once', 'With the bill', undefined]);
    });

    it('made when a bill is opened belongs to its first order', async () => {
      const { core } = await seated();
      const session = { type: 'takeAway', remark: 'No bag' } as const;
      const { _id, restoreKey } = await core.ordering.create(aTakeAway({ session }), GUEST);
      await core.ordering.order(anOrder(_id, { restoreKey }), GUEST);
      expect(await remarksOf(core)).toEqual(['No bag', undefined]);
    });
  });

  describe('the times of a table', () => {
    it('are set by staff, and after last orders only staff can order', async () => {
      const { core, clock, setTimes, order } = await seated();
      await expect(setTimes({}, GUEST)).rejects.toEqual(rejected('notAuthenticated'));
      const inMinutes = (minutes: number) => new Date(clock.now() + minutes * MINUTE_MS).toISOString();
      const [cutoff, leave] = [inMinutes(30), inMinutes(60)];
      expect(await setTimes({ orderCutoffTime: cutoff, orderLeaveTime: leave })).toMatchObject({
        orderCutoffTime: cutoff,
        orderLeaveTime: leave,
      });
      await expect(setTimes({ orderCutoffTime: inMinutes(90) })).rejects.toEqual(
        rejected('badRequest', { problems: [{ field: '/orderLeaveTime', rule: 'value' }] }),
      );
      clock.advance(30 * MINUTE_MS - 1);
      await order();
      clock.advance(1);
      await expect(order()).rejects.toEqual(rejected('orderCutoffPassed', { orderCutoffTime: cutoff }));
      expect((await order(WAITER)).products).toHaveLength(2);
      expect(await setTimes({ orderCutoffTime: null })).not.toHaveProperty('orderCutoffTime', cutoff);
      expect((await order()).products).toHaveLength(3);
      const { data } = await core.audit.find({ shop: SHOP }, aStaffMember('manager'));
      expect(data).toHaveLength(2);
      expect(data).toContainEqual(
        expect.objectContaining({
          action: 'setTableTimes',
          before: expect.objectContaining({ orderCutoffTime: cutoff }),
        }),
      );
    });
  });
});
