import { randomUUID } from 'node:crypto';
import type {
  Device,
  Draft,
  KitchenTicket,
  PairedDevice,
  PairingCode,
  TableSession,
  TillSettings,
} from '@comanda/contract';
import { OTHER_SHOP } from '@comanda/server/testing/small-organisation.ts';
import { expect, test } from 'vitest';
import { aFeathersClient } from '../../harness/feathers-client.ts';
import type { Held } from '../../harness/rush.ts';
import { PRICES } from '../../harness/small-shop.ts';
import { TILL_CALLS } from '../../harness/till-calls.ts';
import { type Cluster, pinOf, SHOWN_WITHIN, TABLES, TRIES, WITH_SERVICE } from './open-cluster.ts';

/** Declares the tests of tills and handhelds at two nodes. */
export function tills(cluster: Cluster): void {
  const { client, closeLater, nodeUrl, pairOf, staff, tellEachOther, tillAt } = cluster;

  test('T11.2 a till at each node: drafts, sold bills, online orders, settings and courses of one are live at the other', async () => {
    await tellEachOther();
    const tills = await Promise.all([tillAt(0), tillAt(1)]);
    const owner = await staff('9999', nodeUrl(0), OTHER_SHOP);
    const waits: number[] = [];
    for (const [at, from] of tills.entries()) {
      const [one, to] = [from.till, tills[1 - at] ?? from];
      const live = async <Row>(event: string, isIt: (row: Row) => boolean) => {
        const since = performance.now();
        await to.hears(event, isIt);
        waits.push(performance.now() - since);
      };
      const rice = () => ({ id: randomUUID(), product: 'rice', quantity: 1 });
      const aNew = () => ({ requestId: randomUUID(), shop: OTHER_SHOP, session: { type: 'takeAway' } });

      const draft = randomUUID();
      const parked = { draft, version: 0, lines: [rice()], name: '12:00', order: { type: 'takeAway' } };
      await one.create('drafts/save', { requestId: randomUUID(), ...parked });
      await live<Draft>('drafts', ({ _id, lines }) => _id === draft && lines.length === 1);

      const payment = { method: 'cash', tendered: 5000 };
      const sale = { ...aNew(), products: [rice()], total: PRICES.rice, payment };
      const sold = await one.create<Held>('tableSessions/sell', sale);
      await live<TableSession>('tableSessions', ({ _id, status }) => _id === sold._id && status === 'done');

      const online = { ...aNew(), products: [rice()], total: PRICES.rice };
      const { _id: ordered } = await client(nodeUrl(at)).create<Held>('tableSessions/create', online);
      await live<TableSession>('tableSessions', ({ _id }) => _id === ordered);
      await one.create('tableSessions/accept', { requestId: randomUUID(), session: ordered, minutes: 15 });
      await live<TableSession>(
        'tableSessions',
        ({ _id, acceptedAt }) => _id === ordered && acceptedAt !== undefined,
      );

      const graceSeconds = 40 + at;
      const settings = { limits: { graceSeconds } };
      await (at === 0 ? owner : await staff('9999', nodeUrl(1), OTHER_SHOP)).patch(
        'tillSettings',
        OTHER_SHOP,
        settings,
      );
      await live<TillSettings>('tillSettings', ({ limits }) => limits?.graceSeconds === graceSeconds);

      const seat = { requestId: randomUUID(), tables: [TABLES[at === 0 ? 0 : 1]], capacity: 2 };
      const { _id: session } = await one.create<Held>('tableSessions/seat', seat);
      const held = { ...rice(), hold: true };
      const order = { requestId: randomUUID(), session, cart: [held], total: WITH_SERVICE };
      await one.create('tableSessions/order', order);
      await one.create('tableSessions/fire', { requestId: randomUUID(), session, lines: [held.id] });
      await live<KitchenTicket>(
        'kitchenTickets',
        (ticket) => ticket.session === session && ticket.firedAt !== undefined,
      );
    }
    const median = waits.toSorted((a, b) => a - b)[Math.floor(waits.length / 2)];
    console.log(
      `tills at two nodes: ${waits.length} changes, at the other after ${median?.toFixed(0)} ms (median)`,
    );
    expect(median).toBeLessThan(SHOWN_WITHIN);
  });

  test.each(TILL_CALLS)(
    'T11.2 $path at one node is live at the other; of $name at once none is lost',
    async (call) => {
      const owner = await pairOf(pinOf('9999'));
      const { one, other, hears } = call.by === 'cashier' ? await pairOf(pinOf('3333')) : owner;
      const guest = aFeathersClient(nodeUrl(0));
      closeLater(guest);
      const rice = () => ({ id: randomUUID(), product: 'rice', quantity: 1 });
      const aBill = () => {
        const isOnline = call.about === 'online';
        const session = { type: isOnline ? 'takeAway' : 'dineInNoTable' };
        const total = 2 * (isOnline ? PRICES.rice : WITH_SERVICE);
        const order = {
          requestId: randomUUID(),
          shop: OTHER_SHOP,
          session,
          products: [rice(), rice()],
          total,
        };
        return (isOnline ? guest : owner.one).create<TableSession>('tableSessions/create', order);
      };
      const ask = (client: typeof one, bill: TableSession, data: object, requestId = randomUUID()) =>
        client.create<TableSession>(call.path, { requestId, session: bill._id, ...data });

      // heard at the other node as it was answered, and answered alike there when repeated
      const bill = await aBill();
      const requestId = randomUUID();
      const answer = await ask(one, bill, call.data(bill), requestId);
      await hears(1, 'tableSessions patched', answer);
      expect(await ask(other, bill, call.data(bill), requestId)).toEqual(answer);
      if (call.isForKitchen) {
        const { data } = await other.find<{ data: KitchenTicket[] }>('kitchenTickets', { shop: OTHER_SHOP });
        const ticket = data.find(({ session }) => session === bill._id);
        await hears(1, 'kitchenTickets patched', ticket);
      }

      // pressed twice, at both nodes at once
      const twice = await aBill();
      const same = randomUUID();
      const taps = await Promise.all([one, other].map((each) => ask(each, twice, call.data(twice), same)));
      expect(taps[0]).toEqual(taps[1]);
      expect(taps[0]?.version).toBe(twice.version + 1);

      // two people at once
      for (let round = 0; round < TRIES; round += 1) {
        const shared = await aBill();
        const both = await Promise.allSettled([
          ask(one, shared, call.data(shared)),
          ask(other, shared, (call.other ?? call.data)(shared)),
        ]);
        const refused = both.flatMap((each) => (each.status === 'rejected' ? [each.reason.data.code] : []));
        expect(refused).toEqual(call.refused === undefined ? [] : [call.refused]);
        const stored = await one.get<TableSession>('tableSessions', shared._id);
        expect(stored).toMatchObject(call.leaves);
        expect(stored.version).toBe(shared.version + 2 - refused.length);
        expect(await other.get('tableSessions', shared._id)).toEqual(stored);
      }
    },
  );

  test('T1.3 T11.2 a device’s report at one node is live at the other; what managers change meanwhile is kept', async () => {
    const owner = await pairOf(pinOf('9999'));
    const { code } = await owner.one.create<PairingCode>('devices/pairingCodes', {});
    const till = { code, name: 'Till', kind: 'till' };
    const { device, deviceToken } = await owner.one.create<PairedDevice>('devices/pair', till);
    const { one, other } = await pairOf({ strategy: 'device', deviceToken });
    const report = await one.create<Device>('devices/beat', { waiting: 3, version: '1.0.0', battery: 80 });
    expect(report.beat).toMatchObject({ waiting: 3, version: '1.0.0', battery: 80 });
    await owner.hears(1, 'devices patched', report);
    for (let round = 1; round <= TRIES; round += 1) {
      const name = `Till ${round}`;
      const settings = { idleSeconds: 60 + round };
      await Promise.all([
        one.create('devices/beat', { waiting: round, battery: 10 }),
        owner.one.patch('devices', device._id, { name }),
        other.create('devices/beat', { waiting: round, battery: 20 }),
        owner.other.patch('devices', device._id, { settings }),
      ]);
      const read = async ({ find }: typeof one) =>
        (await find<{ data: Device[] }>('devices', { shop: OTHER_SHOP })).data.find(
          ({ _id }) => _id === device._id,
        );
      const stored = await read(owner.one);
      expect(stored).toMatchObject({ name, settings, beat: { waiting: round } });
      expect(await read(owner.other)).toEqual(stored);
    }
  });
}
