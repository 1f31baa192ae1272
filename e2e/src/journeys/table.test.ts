import type { TableSession } from '@comanda/contract';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { EVERY_SIZE, type Size } from '../harness/browser.ts';
import { line } from '../harness/cart.ts';
import { addPlain, openCart } from '../harness/guest.ts';
import { arriveAt } from '../harness/page-setup.ts';
import { aStage, onEach } from '../harness/stage.ts';
import { orderedDishes, placeAtTable, sessionAt, sitDown, tableAddress } from '../harness/tables.ts';
import { choose, chooseCard, decide, dishesOf, startPaying, together } from '../harness/together.ts';

const stage = aStage();
/** Six devices, and four payments at each table. */
const SPLIT_TIME = 240_000;

/** A table for devices of each size: what happens at one does not disturb the others. */
type Tables = Readonly<Record<Size, string>>;
type Pair = { readonly size: Size; readonly ann: Page; readonly ben: Page };

/** Seats two guests at each table, with devices of its size; they order one after the other. */
async function inPairs(tables: Tables, anns: readonly string[], bens: readonly string[]) {
  const open = async (size: Size): Promise<Pair> => {
    const [ann, ben] = [await stage.device({ size }), await stage.device({ size })];
    return { size, ann: ann.page, ben: ben.page };
  };
  const pairs = await Promise.all(EVERY_SIZE.map(open));
  await onEach(pairs, async ({ size, ann, ben }) => {
    const address = await tableAddress(stage.client(), tables[size]);
    await sitDown(ann, address, tables[size], 2);
    await sitDown(ben, address, tables[size]);
    await orderAll(ann, anns);
    await orderAll(ben, bens);
  });
  return pairs;
}

async function orderAll(page: Page, dishes: readonly string[]): Promise<void> {
  for (const dish of dishes) await addPlain(page, dish);
  await placeAtTable(page);
}

function readSession(id: string): Promise<TableSession> {
  return stage.client().get<TableSession>('tableSessions', id);
}

test('two phones at a table order into one bill, and each sees both orders live', async () => {
  const tables = { phone: 'A05', tablet: 'A06', desktop: 'A07' };
  await onEach(await inPairs(tables, ['Egg tart'], ['Pineapple bun']), async ({ ann, ben }) => {
    for (const page of [ann, ben]) {
      await expect
        .poll(async () => (await orderedDishes(page).allTextContents()).toSorted())
        .toEqual(['Egg tart', 'Pineapple bun']);
    }
    const [hers, his] = await Promise.all([sessionAt(ann), sessionAt(ben)]);
    expect(hers).toBe(his);
    const { products } = await readSession(hers);
    expect(products.map(({ guest }) => guest)).toEqual([1, 2]);
  });
});

test(
  'the bill is split: one’s share, an equal part, chosen dishes, all the rest, to the cent',
  async () => {
    const tables = { phone: 'B01', tablet: 'B02', desktop: 'B03' };
    const pairs = await inPairs(tables, ['Egg tart'], ['Pineapple bun', 'Egg waffle']);
    await onEach(pairs, async ({ ann, ben }) => {
      const id = await sessionAt(ann);
      await together(ann);
      await together(ben);
      const share = await startPaying(ann);
      // seen on the other phone while it is under way
      await ben.getByText('Guest 1 is paying').waitFor();
      await dishesOf(ben, 'Guest 1').getByText('Being paid').first().waitFor();
      await decide(ann, 'Decline', 'The payment was declined');
      await ann.getByRole('button', { name: 'Try another payment' }).click();
      await chooseCard(ann);
      await decide(ann, 'Approve', 'Your share is paid');
      await ben.getByText('Guest 1 has paid').waitFor();

      await choose(ben, 'Equal parts');
      const part = await startPaying(ben);
      await decide(ben, 'Approve', 'Your share is paid');
      await ben.getByRole('link', { name: 'See the table' }).click();

      await choose(ben, 'Pick dishes');
      const bun = dishesOf(ben, 'You').getByRole('checkbox', { name: /^Pineapple bun/ });
      await bun.check();
      const picked = await startPaying(ben);
      await decide(ben, 'Approve', 'Your share is paid');

      // her page has gone on by itself
      await ann.getByRole('link', { name: 'See the table' }).waitFor({ state: 'detached' });
      await choose(ann, 'All');
      const rest = await startPaying(ann);
      await decide(ann, 'Approve', 'Paid, thank you');
      // with nothing left to pay, the table leads to its receipt
      await ben.getByRole('link', { name: 'Receipt', exact: true }).waitFor();

      const { bill, payments, status } = await readSession(id);
      expect(payments.map(({ amount }) => amount)).toEqual([share, part, picked, rest]);
      expect(share + part + picked + rest).toBe(bill.total);
      expect({ status, outstanding: bill.outstanding }).toEqual({ status: 'done', outstanding: 0 });
    });
  },
  SPLIT_TIME,
);

test('a code that was scanned too long ago: scanned again, the cart is there, and it is ordered', async () => {
  const tables: Tables = { phone: 'B04', tablet: 'B05', desktop: 'B06' };
  await onEach(await stage.everySize(), async ({ page: guest, size }) => {
    const address = await tableAddress(stage.client(), tables[size]);
    await sitDown(guest, address, tables[size]);
    await addPlain(guest, 'Egg tart');
    await guest.clock.setFixedTime(Date.now() + 2 * 3_600_000);
    await guest.reload();
    await guest.getByRole('heading', { level: 1, name: 'This code has expired' }).waitFor();
    await guest.getByText('Please scan the QR code on your table again.').waitFor();
    await guest.getByRole('button', { name: 'Homepage' }).click();
    await arriveAt(guest, '/');

    await guest.clock.setFixedTime(Date.now());
    await sitDown(guest, address, tables[size]);
    await openCart(guest);
    await line(guest, 'Egg tart').waitFor();
    await guest.getByRole('button', { name: /^Place order/ }).click();
    await guest.waitForURL('**/order');
    await expect.poll(() => orderedDishes(guest).allTextContents()).toEqual(['Egg tart']);
  });
});
