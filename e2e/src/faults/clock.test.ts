import type { KitchenTicket, SessionWithKey } from '@comanda/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aFeathersClient, type FeathersClient } from '../harness/feathers-client.ts';
import { aPlacedOrder, SHOP } from '../harness/orders.ts';
import { openRestaurant, type Restaurant } from '../harness/restaurant.ts';
import { asStaff, staffToken } from '../harness/staff.ts';
import { openSteppedClock } from '../harness/stepped-clock.ts';

const HOUR = 3_600;
const ORDERS = 8;
/** So far from what it was set to may the clock of a program on a busy machine be read, in seconds. */
const READ_WITHIN = 3;
const TIMEOUTS = 300_000;
const MEMBER = { strategy: 'local', email: 'mei@example.com', password: 'Comanda2026' };

const clock = openSteppedClock();
afterAll(() => clock?.remove());

/** Creates the REST side of a visitor who keeps cookies, as a browser does. */
function aVisitor(url: string) {
  let cookie = '';
  return {
    async create(path: string, data: object): Promise<{ status: number; accessToken?: string }> {
      const headers = { 'content-type': 'application/json', ...(cookie !== '' && { cookie }) };
      const body = JSON.stringify(data);
      const response = await fetch(`${url}/api/${path}`, { method: 'POST', headers, body });
      cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie;
      return { ...((await response.json()) as object), status: response.status };
    },
  };
}

describe.runIf(clock)('a wall clock that is set while guests order', () => {
  let restaurant: Restaurant;
  const clients: FeathersClient[] = [];
  beforeAll(async () => {
    restaurant = await openRestaurant({ env: { ...clock?.env } });
  });
  afterAll(async () => {
    for (const client of clients) client.close();
    await restaurant?.remove();
  });
  const open = () => {
    const client = aFeathersClient(restaurant.url);
    clients.push(client);
    return client;
  };
  /** Offset of the server's clock from ours, in seconds. */
  const offset = async () => {
    const { headers } = await fetch(`${restaurant.url}/healthz`);
    return (Date.parse(headers.get('date') ?? '') - Date.now()) / 1000;
  };

  test(
    'by -10 s, -1 h and +1 h: nobody is refused or sent away for it, and the kitchen hears of every order',
    async () => {
      const guest = open();
      const kitchen = await asStaff(open(), 'kitchen');
      const { accessToken } = await staffToken(open(), 'cashier');
      const staff = { headers: { authorization: `Bearer ${accessToken}` } };
      const member = aVisitor(restaurant.url);
      expect(await member.create('authentication', MEMBER)).toMatchObject({ status: 201 });
      const heard = new Set<string>();
      kitchen.socket.on('kitchenTickets created', ({ session }: KitchenTicket) => heard.add(session));
      const removed: unknown[] = [];
      kitchen.socket.on('authentication removed', (data) => removed.push(data));

      for (const seconds of [0, -10, -HOUR, 0, HOUR, 0]) {
        clock?.set(seconds);
        await expect.poll(async () => Math.abs((await offset()) - seconds)).toBeLessThan(READ_WITHIN);
        expect((await fetch(`${restaurant.url}/readyz`)).status, `${seconds}`).toBe(200);

        const placed: SessionWithKey[] = [];
        for (let order = 0; order < ORDERS; order += 1) placed.push(await aPlacedOrder(guest));
        placed.push(await aPlacedOrder(open()));
        await expect.poll(() => placed.filter(({ _id }) => !heard.has(_id))).toEqual([]);
        const { data: tickets } = await kitchen.find<{ data: KitchenTicket[] }>('kitchenTickets', {
          shop: SHOP,
          $limit: 1000,
        });
        const made = new Map(tickets.map((ticket) => [ticket.session, ticket]));
        expect(
          placed.filter(({ _id }) => !made.has(_id)),
          `${seconds}`,
        ).toEqual([]);
        const first = made.get(placed[0]?._id ?? '');
        await kitchen.patch('kitchenTickets', first?._id ?? '', { status: 'preparing' });

        expect((await fetch(`${restaurant.url}/api/kitchenTickets`, staff)).status, `${seconds}`).toBe(200);
        expect(await member.create('authentication', { strategy: 'refresh' })).toMatchObject({ status: 201 });
        expect(await staffToken(open(), 'kitchen')).toHaveProperty('accessToken');
        expect(await aVisitor(restaurant.url).create('authentication', MEMBER)).toMatchObject({
          status: 201,
        });
      }
      expect(removed).toEqual([]);
      expect(restaurant.output()).not.toMatch(/"level":(50|60)/);
    },
    TIMEOUTS,
  );
});
