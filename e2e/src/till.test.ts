import type { AuditEntry, Page as Rows, TableSession } from '@comanda/contract';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { isAccessible } from './harness/accessible.ts';
import { enterPin, signIn } from './harness/kitchen.ts';
import { hears } from './harness/messages.ts';
import { SHOP } from './harness/orders.ts';
import { asStaff, pinOf } from './harness/staff.ts';
import { aStage } from './harness/stage.ts';

const stage = aStage();

/** Types keys at the pace of a quick hand, slower than any scanner. */
async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await page.keyboard.press(key);
    await page.waitForTimeout(70);
  }
}

/** Milliseconds between the keys of a trained hand (T11.1), which has three dishes paid in 5 s. */
const TRAINED_MS = 120;
const RUSH = 20;

/** Ends the page's process without its leave, as the end of a browser would. */
async function crash(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  session.send('Page.crash').catch(() => undefined);
  await crashed;
}

async function billsOf(status: string): Promise<readonly TableSession[]> {
  const cashier = await asStaff(stage.client(), 'cashier');
  const query = { shop: SHOP, status, $limit: 100 };
  return (await cashier.find<Rows<TableSession>>('tableSessions', query)).data;
}

/** Returns the bills with nothing outstanding. */
async function paidBills(): Promise<readonly TableSession[]> {
  const all = (await Promise.all([billsOf('ongoing'), billsOf('done')])).flat();
  return all.filter(({ bill }) => bill.total > 0 && bill.outstanding === 0);
}

/** Returns the audit rows of prices set by hand, the latest first. */
async function pricesByHand(): Promise<readonly AuditEntry[]> {
  const manager = await asStaff(stage.client(), 'manager');
  const { data } = await manager.find<Rows<AuditEntry>>('auditLog', { shop: SHOP });
  return data.filter(({ action }) => action === 'priceLines');
}

/** Waits until a part is booked: before, what it leaves open stands on the screen, too, but not on the button. */
const leftToTake = (page: Page, amount: string) =>
  page.getByRole('button', { name: new RegExp(`^Take.*${amount.replace('.', '\\.')}$`) }).waitFor();

/** Codes of two dishes without options, as the keys of the popular dishes show them. */
async function codesOf(page: Page): Promise<readonly [string, string]> {
  const code = async (dish: RegExp) => {
    const text = await page
      .getByRole('group', { name: 'Dishes' })
      .getByRole('button', { name: dish })
      .textContent();
    return /\d\d/.exec(text ?? '')?.[0] ?? '';
  };
  return [await code(/Pineapple bun/), await code(/Pork chop bun/)];
}

test('T11.1 orders by keyboard alone: exact cash, a card in two parts, and a draft that outlives its browser', async () => {
  const { page } = await stage.device({ size: 'desktop' });
  await signIn(page, '/till', 'cashier');
  await page.getByText('Ring up a dish').waitFor();
  const [bun, chop] = await codesOf(page);
  // three dishes and the exact cash in ten keys of a trained hand
  const keys = [...bun, 'Enter', ...chop, 'Enter', ...bun, 'Enter', 'F1'];
  const from = performance.now();
  for (const key of keys) {
    await page.keyboard.press(key);
    await page.waitForTimeout(TRAINED_MS);
  }
  await page.getByText('Paid, no change').waitFor();
  const typed = performance.now() - from;
  console.log(`three dishes and the exact cash: ${keys.length} keys, ${typed.toFixed(0)} ms`);
  expect(keys.length).toBeLessThanOrEqual(12);
  await expect.poll(paidBills).toMatchObject([{ bill: { total: 7200, outstanding: 0 } }]);
  // the next key begins the next order
  await press(page, '2', '*', ...chop, 'Enter');
  await expect.poll(() => page.getByText('Paid, no change').count()).toBe(0);
  await press(page, 'Enter');
  await page.getByRole('heading', { name: /^Order \d+/ }).waitFor();
  await press(page, 'Enter');
  await page.getByRole('heading', { name: 'Payment' }).waitFor();
  await press(page, 'F3', '5', '0', 'Enter');
  await leftToTake(page, '22.00');
  await press(page, 'F3', 'Enter');
  await page.getByText('Paid, no change').waitFor();
  const taken = async () => (await paidBills()).map(({ payments }) => payments.map(({ amount }) => amount));
  await expect.poll(taken).toContainEqual([5000, 2200]);
  // what is rung up is saved, with the dish whose options are asked: another browser goes on where this one was left
  await press(page, ...bun, 'Enter', '+', '+');
  const asksOptions = (till: Page) => till.getByRole('button', { name: 'Next', exact: true }).waitFor();
  await press(page, '1', '5', 'Enter');
  await asksOptions(page);
  await expect
    .poll(async () => {
      const cashier = await asStaff(stage.client(), 'cashier');
      const drafts = await cashier.find<Rows<{ lines: { quantity: number }[] }>>('drafts', { shop: SHOP });
      return drafts.data.map(({ lines }) => lines.map(({ quantity }) => quantity));
    })
    .toEqual([[3, 1]]);
  await crash(page);
  const next = await stage.device({ size: 'desktop' });
  await signIn(next.page, '/till', 'cashier');
  await next.page.getByRole('button', { name: /^3 .*Pineapple bun/ }).waitFor();
  await asksOptions(next.page);
  await press(next.page, 'Escape');
  await press(next.page, 'F1');
  await next.page.getByText('Paid, no change').waitFor();
  // a rush: twenty orders by keyboard alone, each the next key after the change of the one before
  await expect.poll(async () => (await paidBills()).length).toBe(3);
  const before = 3;
  const start = performance.now();
  for (let order = 1; order < RUSH; order += 1) {
    await press(next.page, ...(order % 2 === 0 ? bun : chop), 'Enter', 'F1');
    await next.page.getByText('Paid, no change').waitFor();
  }
  // the last in three ways: a part by card, a voucher, the rest in cash with change
  await press(next.page, ...chop, 'Enter', 'Enter');
  await next.page.getByRole('heading', { name: /^Order \d+/ }).waitFor();
  await press(next.page, 'Enter');
  await next.page.getByRole('heading', { name: 'Payment' }).waitFor();
  await press(next.page, 'F3', '1', '0', 'Enter');
  await leftToTake(next.page, '26.00');
  const ways = next.page.getByRole('group', { name: 'Paid with' }).getByRole('button');
  await ways.nth(2).click();
  await press(next.page, '7', 'Enter');
  await leftToTake(next.page, '19.00');
  await ways.first().click();
  await press(next.page, '2', '0', 'Enter');
  await next.page.getByText('stays until the next key').waitFor();
  console.log(`${RUSH} orders by keyboard: ${((performance.now() - start) / 1000).toFixed(1)} s`);
  await expect.poll(async () => (await paidBills()).length - before).toBe(RUSH);
  const paid = await paidBills();
  const inThreeWays = paid.find(({ payments }) => payments.length === 3);
  expect(inThreeWays?.payments.map(({ amount, change = 0 }) => [amount, change])).toEqual([
    [1000, 0],
    [700, 0],
    [1900, 100],
  ]);
  expect(new Set(inThreeWays?.payments.map(({ method }) => method)).size).toBe(3);
});

/** Cuts a page's connection when it sends an order: the server has it, its answer is lost, and nothing connects for a while. */
async function cutWhenSending(page: Page): Promise<{ readonly mend: () => void }> {
  let isCut = false;
  let isMended = false;
  await page.routeWebSocket(/socket\.io/, (socket) => {
    if (isCut) return void socket.close();
    const server = socket.connectToServer();
    server.onMessage((message) => {
      if (!isCut) socket.send(message);
    });
    socket.onMessage((message) => {
      server.send(message);
      if (isMended || !String(message).includes('"tableSessions/create"')) return;
      isCut = true;
      setTimeout(() => void socket.close(), 300);
    });
  });
  return {
    mend: () => {
      isMended = true;
      isCut = false;
    },
  };
}

test('T4.1 T4.2 an order paid at one till is gone from the other; a cut in the middle of Send doubles nothing', async () => {
  const [first, second] = [await stage.device({ size: 'desktop' }), await stage.device({ size: 'desktop' })];
  const { mend } = await cutWhenSending(first.page);
  await signIn(first.page, '/till', 'cashier');
  await first.page.getByText('Ring up a dish').waitFor();
  const [bun] = await codesOf(first.page);
  const before = (await paidBills()).length;
  await press(first.page, ...bun, 'Enter');
  const cashier = await asStaff(stage.client(), 'cashier');
  const drafts = async () => (await cashier.find<Rows<{ _id: string }>>('drafts', { shop: SHOP })).total;
  await expect.poll(drafts).toBe(1);
  // somebody else's sign-in reads the list of drafts at the other till
  await signIn(second.page, '/till', 'manager');
  await second.page.getByText('Ring up a dish').waitFor();
  await second.page.getByRole('button', { name: /^Signed in:/ }).click();
  await second.page.getByRole('menuitem', { name: 'Sign out' }).click();
  await press(first.page, 'F1');
  await first.page.getByText('Paid, no change').waitFor();
  await enterPin(second.page, 'cashier');
  await second.page.getByText('Ring up a dish').waitFor();
  await press(second.page, 'F1');
  await expect.poll(drafts).toBe(0);
  expect((await paidBills()).length).toBe(before + 1);

  const open = (await billsOf('ongoing')).length;
  await press(first.page, ...bun, 'Enter', 'Enter');
  await first.page.getByText('Connection lost').first().waitFor();
  // longer than a call waits for its connection to come back
  await first.page.waitForTimeout(10_000);
  mend();
  await first.page.getByRole('heading', { name: /^Order \d+/ }).waitFor();
  expect(await first.page.getByText('Not sent').count()).toBe(0);
  const bills = await billsOf('ongoing');
  expect(bills.length).toBe(open + 1);
  expect(bills.find(({ bill }) => bill.outstanding > 0)?.products).toHaveLength(1);
});

test('a table by touch: seat, options, send, void, a dish by cash and the rest with change; axe finds nothing', async () => {
  const { page } = await stage.device({ size: 'tablet' });
  await signIn(page, '/till', 'cashier');
  await page.getByRole('button', { name: 'Tables' }).click();
  await page.getByRole('button', { name: /^A01/ }).click();
  await page.getByRole('button', { name: 'One more' }).first().click();
  const dish = (name: RegExp) => page.getByRole('group', { name: 'Dishes' }).getByRole('button', { name });
  await dish(/Pineapple bun/).click();
  // the keys go to a note at once
  await page.getByRole('button', { name: 'Note', exact: true }).click();
  await page.getByRole('dialog').getByRole('textbox').and(page.locator(':focus')).waitFor();
  await press(page, ...'warm', 'Enter');
  await page.getByRole('complementary', { name: 'Bill' }).getByText('warm').waitFor();
  await page.getByRole('button', { name: /^Seat/ }).click();
  await isAccessible(page, page.getByRole('main'));
  await page.getByRole('button', { name: /^Send 1/ }).click();
  await page.getByRole('heading', { name: /^Order \d+/ }).waitFor();
  await dish(/Pork chop bun/).click();
  await dish(/Pineapple bun/).click();
  await page.getByRole('button', { name: /^Send 2/ }).click();
  await page.getByRole('button', { name: /^Send 2/ }).waitFor({ state: 'hidden' });
  // the second bun was a mistake: within the grace period its waiter takes it back
  await page.getByRole('button', { name: /^Void/ }).click();
  const sheet = page.getByRole('dialog');
  await sheet
    .getByRole('checkbox', { name: /Pineapple bun/ })
    .last()
    .check();
  await sheet.getByRole('button', { name: 'Wrong dish sent' }).click();
  await isAccessible(page, sheet);
  const voided = hears(page, /1 dish voided/);
  await sheet.getByRole('button', { name: 'Void 1 dish' }).click();
  await voided;
  // a price by hand wants a manager, over the unchanged order: a wrong PIN, given up, asked again, approved
  await page.getByRole('button', { name: /^1 .*Pineapple bun/ }).click();
  const moved = hears(page, /The dish is changed/);
  await sheet.getByRole('button', { name: 'Seat 2' }).click();
  await moved;
  await sheet.getByRole('button', { name: 'Reduce' }).click();
  await sheet.getByLabel('Price of one').fill('10');
  await sheet.getByRole('button', { name: 'Set' }).click();
  const approval = page.getByRole('alertdialog', { name: 'Price by hand, with approval' });
  await approval.getByRole('row', { name: /^Total/ }).waitFor();
  await isAccessible(page, approval);
  // somebody without the right is no approver, and their PIN is nobody's here
  expect(await approval.getByRole('button', { name: /^Wai/ }).count()).toBe(0);
  // the reason comes first, by the keyboard: the focus is on it, and the PIN follows at once
  await approval.getByRole('alert').getByText('Choose a reason first.').waitFor();
  await press(page, 'ArrowRight', 'Enter');
  for (const pin of ['9999', pinOf('waiter')]) {
    await page.keyboard.type(pin, { delay: 120 });
    await page.keyboard.press('Enter');
    await approval
      .getByRole('alert')
      .getByText(/This PIN is incorrect/)
      .waitFor();
  }
  await approval.getByRole('button', { name: 'Cancel' }).click();
  await approval.waitFor({ state: 'hidden' });
  expect(await pricesByHand()).toEqual([]);
  await sheet.getByRole('button', { name: 'Set' }).click();
  await approval.waitFor();
  await approval.getByRole('button', { name: 'Regular guest' }).click();
  await page.keyboard.type(pinOf('manager'), { delay: 120 });
  const changed = hears(page, /The price is changed/);
  await page.keyboard.press('Enter');
  await changed;
  await page.getByRole('button', { name: 'Signed in: Cass' }).waitFor();
  expect(await pricesByHand()).toMatchObject([
    {
      staff: { name: 'Cass' },
      approver: { name: 'Man' },
      after: { reasons: [{ kind: 'price', text: 'Regular guest' }] },
    },
  ]);
  // the next dish opens its own sheet, and nothing of the last one is left over the till
  await sheet.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: /^1 .*Pork chop bun/ }).click();
  await sheet.getByRole('button', { name: 'Note', exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: /^Pay/ }).click();
  await page.getByRole('heading', { name: 'Payment' }).waitFor();
  await isAccessible(page, page.getByRole('main'));
  // one dish first, the rest afterwards
  await page.getByText('Dishes', { exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('checkbox', { name: /Pork chop bun/ })
    .check();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Pay these/ })
    .click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: /^Take/ }).click();
  await page.getByRole('heading', { name: 'All that is open' }).waitFor();
  await page.getByRole('button', { name: /100\.00/ }).click();
  await page.getByRole('button', { name: /^Take/ }).click();
  await page.getByText('stays until the next key').waitFor();
  await expect
    .poll(async () => (await Promise.all([billsOf('ongoing'), billsOf('done')])).flat())
    .toContainEqual(
      expect.objectContaining({ type: 'dineIn', bill: expect.objectContaining({ outstanding: 0 }) }),
    );
  // what was finished last may be looked at again
  await page.keyboard.press('F9');
  await page.getByRole('heading', { name: 'Finished here' }).waitFor();
  await isAccessible(page, page.getByRole('dialog'));
});
