import { createDatabase, startPostgres } from '@comanda/server/testing/postgres.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { aDevice, type Device, openBrowser, type Size } from '../harness/browser.ts';
import { withDishes } from '../harness/cart.ts';
import { aFeathersClient } from '../harness/feathers-client.ts';
import { placeOrder } from '../harness/guest.ts';
import { signIn, ticketOf } from '../harness/kitchen.ts';
import { startRedis } from '../harness/redis.ts';
import { openRestaurant, type Restaurant } from '../harness/restaurant.ts';
import { sitDown, tableAddress } from '../harness/tables.ts';

const [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
afterAll(async () => {
  await Promise.all([postgres?.stop(), redis?.stop()]);
});

describe.runIf(postgres && redis)('two nodes on PostgreSQL and Redis', () => {
  let nodes: Restaurant[] = [];
  let browser: Browser;
  let devices: Device[] = [];

  beforeAll(async () => {
    const url = await createDatabase(postgres?.url ?? '', 'chain');
    const env = {
      DATABASE_URL: url,
      REDIS_URL: redis?.url ?? '',
      DEMO: '1',
      SECRET: 'one secret that both of the nodes share',
    };
    const first = await openRestaurant({ env });
    nodes = [first, await openRestaurant({ env })];
    browser = await openBrowser();
  });
  afterEach(async () => {
    const problems = devices.flatMap((device) => device.problems);
    await Promise.all(devices.map(({ context }) => context.close()));
    devices = [];
    expect(problems).toEqual([]);
  });
  afterAll(async () => {
    await browser?.close();
    await Promise.all(nodes.map((node) => node.remove()));
  });

  async function deviceAt(node: number, size: Size): Promise<Page> {
    const device = await aDevice(browser, nodes[node]?.url ?? '', { size });
    devices.push(device);
    return device.page;
  }

  test('a guest at one node, kitchen and board at the other: each sees what the other does', async () => {
    const guest = await deviceAt(0, 'phone');
    const cook = await deviceAt(1, 'desktop');
    const board = await deviceAt(1, 'desktop');
    await signIn(cook, '/kitchen', 'kitchen');
    await board.goto('/board?shop=harbour');
    await withDishes(guest, 'Egg tart');
    const number = await placeOrder(guest);
    const ticket = ticketOf(cook, number);
    await ticket.getByText('Egg tart').waitFor();
    await ticket.getByRole('button', { name: /Start/ }).click();
    await guest.getByText('Cooking', { exact: true }).first().waitFor();
    await ticket.getByRole('button', { name: /Ready/ }).click();
    await guest.getByText('Your order is ready.').waitFor();
    await board.getByRole('region', { name: /Ready/ }).getByText(number, { exact: true }).waitFor();
  });

  test('a call at one node is on the kitchen’s screen at the other, and its answer on the phone', async () => {
    const guest = await deviceAt(0, 'phone');
    const cook = await deviceAt(1, 'desktop');
    await signIn(cook, '/kitchen', 'kitchen');
    const client = aFeathersClient(nodes[0]?.url ?? '');
    await sitDown(guest, await tableAddress(client, 'A04'), 'A04');
    client.close();
    await guest.getByRole('link', { name: 'Your order' }).click();
    await guest.getByRole('button', { name: 'Call staff' }).click();
    await guest.getByRole('dialog').getByRole('button', { name: 'Water' }).click();
    const call = cook.getByRole('region', { name: 'Guests who call' }).getByRole('listitem');
    await call.getByText('A04', { exact: true }).first().waitFor();
    await call.getByRole('button', { name: /On my way/ }).click();
    await guest.getByText('Kit is on the way: water').waitFor();
  });
});
