import type { ReceiptLink, TableSession } from '@comanda/contract';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { isAccessible } from './harness/accessible.ts';
import { withDishes } from './harness/cart.ts';
import { placeOrder } from './harness/guest.ts';
import { anOrderBeingPaid, anOrderWithHeldMoney, PROVIDER_SECRET, reportOf } from './harness/held-money.ts';
import { signIn, ticketOf } from './harness/kitchen.ts';
import { servedAllDay } from './harness/menus.ts';
import { hears } from './harness/messages.ts';
import { anOrder, SHOP } from './harness/orders.ts';
import { check } from './harness/screens.ts';
import { asStaff } from './harness/staff.ts';
import { aStage } from './harness/stage.ts';

const stage = aStage({ organisation: servedAllDay(), env: { SECRET: PROVIDER_SECRET } });

/** Orders to take away on a phone; returns its page and the order's number. */
async function aGuestWhoOrdered(): Promise<{ readonly guest: Page; readonly number: string }> {
  const guest = await stage.phone();
  await withDishes(guest, 'Egg tart');
  return { guest, number: await placeOrder(guest) };
}

declare global {
  /** Milliseconds that the page's clock was put forward. */
  var clockAhead: number | undefined;
}

/** Creates a till whose clock a test can put forward. */
async function aTill(): Promise<Page> {
  const { page } = await stage.device({ size: 'desktop' });
  await page.addInitScript(() => {
    const { now } = Date;
    Date.now = () => now() + (globalThis.clockAhead ?? 0);
  });
  await signIn(page, '/till', 'cashier');
  await page.getByText('Ring up a dish').waitFor();
  return page;
}

test('T3.8 online orders: accepted with minutes, alarm after three minutes, declined with a reason; the phones see it live', async () => {
  const manager = await asStaff(stage.client(), 'manager');
  await manager.patch('shops', SHOP, { acceptOnline: true });
  const till = await aTill();
  const first = await aGuestWhoOrdered();
  await first.guest.getByText('Your order is with the restaurant.').waitFor();
  await till.getByRole('button', { name: 'Online 1 To accept' }).click();
  const orderOf = (number: string) => till.getByRole('listitem').filter({ hasText: number }).first();
  await orderOf(first.number)
    .getByText(/^waiting 0:/)
    .waitFor();
  await isAccessible(till, till.getByRole('main'));
  await orderOf(first.number).getByRole('button', { name: 'Accept' }).click();
  const accept = till.getByRole('dialog', { name: `Accept ${first.number}` });
  await isAccessible(till, accept);
  await accept.getByRole('button', { name: '30 min' }).click();
  await till.getByRole('heading', { name: 'Accepted and under way' }).waitFor();
  await first.guest.getByText('The restaurant has accepted your order.').waitFor();
  await first.guest
    .getByText(/\b(29|30)\b/)
    .first()
    .waitFor();

  // whatever part of the till is open, an order that nobody accepts comes to notice
  await till.getByRole('button', { name: 'Counter' }).click();
  const second = await aGuestWhoOrdered();
  const alarm = till.getByRole('region', { name: 'Online orders' });
  await till.getByRole('button', { name: 'Online 1 To accept' }).waitFor();
  expect(await alarm.count()).toBe(0);
  await till.evaluate(() => {
    globalThis.clockAhead = 181_000;
  });
  await alarm.getByText('1 online order has waited for 3 minutes').waitFor();
  await isAccessible(till, till.getByRole('region', { name: 'Online orders' }));
  await alarm.getByRole('button', { name: 'Show orders' }).click();
  await orderOf(second.number).getByRole('button', { name: 'Decline' }).click();
  const decline = till.getByRole('dialog', { name: `Decline ${second.number}` });
  expect(await decline.getByRole('button', { name: 'Decline' }).isDisabled()).toBe(true);
  await check(decline.getByRole('radio', { name: 'The kitchen is too busy' }));
  await decline.getByRole('textbox').fill('Come again after three');
  await isAccessible(till, decline);
  // the moved clock makes the connection look dead: it breaks at this call, which is repeated on the next one
  await decline.getByRole('button', { name: 'Decline' }).click();
  await second.guest.getByText('The restaurant could not take your order.').waitFor();
  await second.guest.getByText(/The kitchen is too busy right now\. “Come again after three”/).waitFor();
  await alarm.waitFor({ state: 'detached' });
  // it can still be read when the page is loaded again
  await second.guest.reload();
  await second.guest.getByText(/The kitchen is too busy right now/).waitFor();

  // without the setting orders only show
  await manager.patch('shops', SHOP, { acceptOnline: false });
  const third = await aGuestWhoOrdered();
  await orderOf(third.number).waitFor();
  expect(await orderOf(third.number).getByRole('button', { name: 'Accept' }).count()).toBe(0);
});

test('T3.1 T3.5 T3.7 B5.4 any open bill is found by number, telephone number or name, printed and paid; receipts have the shop’s text', async () => {
  const cashier = await asStaff(stage.client(), 'cashier');
  const order = await anOrder(cashier);
  const contact = { name: 'Mrs Wong', phone: '5555 0199' };
  const placed = await cashier.create<TableSession>('tableSessions/create', {
    requestId: crypto.randomUUID(),
    ...order,
    session: { ...order.session, contact },
  });
  const { orderNumber: number = '' } = placed;
  const owner = await asStaff(stage.client(), 'owner');
  const receiptFoot = { en: 'Thank you for coming!', cht: '多謝光臨！', chs: '谢谢光临！' };
  await owner.create('changeSets/edit', {
    requestId: crypto.randomUUID(),
    changeSet: 'now',
    edits: [{ list: 'shops', entity: SHOP, path: 'receiptFoot', value: receiptFoot }],
  });
  const till = await aTill();
  await till.getByRole('button', { name: /^Bills/ }).click();
  const search = till.getByRole('searchbox', { name: 'Number, table, phone or name' });
  const bill = till.getByRole('main').getByRole('button', { name: new RegExp(`^${number}`) });
  for (const text of ['wong', '0199', number]) {
    await search.fill('nobody of that name');
    await till.getByText('No open bill matches.').waitFor();
    await search.fill(text);
    await bill.waitFor();
  }
  await isAccessible(till, till.getByRole('main'));
  await bill.click();
  await till.getByRole('heading', { name: `Order ${number}` }).waitFor();
  // while it is open its bill is printed, which is no receipt
  await till.evaluate(() => {
    globalThis.print = () => {
      document.documentElement.dataset.printed = 'yes';
    };
  });
  await till.getByRole('button', { name: 'Print the bill' }).click();
  await till.locator('html[data-printed]').waitFor();
  const openBill = till.getByText('This is not a receipt');
  await openBill.waitFor({ state: 'attached' });
  await till.keyboard.press('F1');
  await till.getByText('Paid, no change').waitFor();
  await expect.poll(() => openBill.count()).toBe(0);
  // the code beside the change opens the receipt on a phone that knows nothing of the order
  await till.getByRole('img', { name: 'Code of the receipt' }).waitFor();
  await isAccessible(till, till.getByRole('main'));
  const { url } = await cashier.create<ReceiptLink>('tableSessions/receipt', { session: placed._id });
  const phone = await stage.phone();
  await phone.goto(url);
  await phone.getByText(number).first().waitFor();
  await phone.getByRole('button', { name: 'Print' }).waitFor();
  // both receipts end with the shop's own words
  await phone.getByText(receiptFoot.en).waitFor();
  await till.getByText(receiptFoot.en).waitFor({ state: 'attached' });
  // the paper is the guest's: in the first language of the shop, whatever the cashier reads
  const languages = (value: readonly string[] | undefined, was?: readonly string[]) =>
    owner.create('changeSets/edit', {
      requestId: crypto.randomUUID(),
      changeSet: 'now',
      edits: [{ list: 'shops', entity: SHOP, path: 'languages', was, value }],
    });
  const chinese = ['zh-hk', 'en'] as const;
  await languages(chinese);
  await till.locator('body > div[lang="zh-HK"]').getByText(receiptFoot.cht).waitFor({ state: 'attached' });
  await till.locator('body > div[lang="zh-HK"]').getByText('收據').first().waitFor({ state: 'attached' });
  await languages(undefined, chinese);
  await till.getByText(receiptFoot.en).waitFor({ state: 'attached' });
  // a touch that led back to the counter keeps no focus: Enter sends
  await till.getByRole('button', { name: /^Bills/ }).click();
  await till.getByRole('button', { name: 'Counter' }).click();
  await till.getByText('Ring up a dish').waitFor();
  await till.keyboard.type('20', { delay: 100 });
  await till.keyboard.press('Enter');
  await till.getByRole('button', { name: 'Send 1 to the kitchen' }).waitFor();
  await till.keyboard.press('Enter');
  await till.getByRole('heading', { name: /^Order \d+/ }).waitFor();
});

test('T3.6 an order by telephone for delivery goes from the till to the kitchen and is paid at the door', async () => {
  const till = await aTill();
  await till.keyboard.press('F7');
  const sheet = till.getByRole('dialog', { name: 'Order by telephone' });
  const ringUp = sheet.getByRole('button', { name: 'Ring up the dishes' });
  await ringUp.click();
  await sheet.getByText('Ask for the number first.').waitFor();
  await sheet.getByRole('textbox', { name: 'Telephone number' }).fill('5555 0177');
  await sheet.getByText('First order from this number').waitFor();
  await sheet.getByText('Delivery', { exact: true }).click();
  await ringUp.click();
  await sheet.getByText('Choose the area it is delivered to.').waitFor();
  await isAccessible(till, sheet);
  await sheet.getByRole('combobox', { name: 'Delivery area' }).selectOption('harbour-central');
  await sheet.getByText(/Fee HK\$15\.00/).waitFor();
  await sheet.getByRole('textbox', { name: 'Address' }).fill('Flat 8, 12 Harbour Road');
  await sheet.getByRole('textbox', { name: 'Name' }).fill('Mr Lo');
  await sheet.getByRole('textbox', { name: /^Remark/ }).fill('Ring twice');
  await ringUp.click();
  await sheet.waitFor({ state: 'detached' });
  await till.keyboard.type('20');
  await till.keyboard.press('Enter');
  const bill = till.getByRole('complementary', { name: 'Bill' });
  await bill.getByText('HK$25.00').first().waitFor();
  const placed = hears(till, /Order \d+ is placed/);
  await till.keyboard.press('Enter');
  const number = /\d+/.exec(await placed)?.[0] ?? '';

  const { page: kitchen } = await stage.device({ size: 'desktop' });
  await signIn(kitchen, '/kitchen', 'kitchen');
  const ticket = ticketOf(kitchen, number);
  await ticket.getByText('Delivery, Central and Sheung Wan, not paid').waitFor();
  await ticket.getByText('Ring twice').waitFor();

  // known by the number when he calls again, in whatever notation
  await till.keyboard.press('F7');
  await sheet.getByRole('textbox', { name: 'Telephone number' }).fill('+852 5555-0177');
  await sheet.getByRole('button', { name: /The same again/ }).click();
  await isAccessible(till, sheet);
  await ringUp.click();
  await bill.getByText(/Flat 8, 12 Harbour Road, Mr Lo/).waitFor();
  await bill.getByRole('button', { name: /^1 Egg tart/ }).waitFor();
  await till.keyboard.press('Delete');
  await till.keyboard.press('F7');
  await sheet.getByRole('button', { name: 'Not by telephone' }).click();

  await till.getByRole('button', { name: /^Bills/ }).click();
  await till
    .getByRole('main')
    .getByRole('button', { name: new RegExp(`^${number}.*Mr Lo`) })
    .click();
  await till.getByRole('heading', { name: `Order ${number}` }).waitFor();
  await till.keyboard.press('F1');
  await till.getByText('Paid, no change').waitFor();
  await ticket.getByText('Delivery, Central and Sheung Wan', { exact: true }).waitFor();
});

test('M2.7 M3.5 money that waits for a decision is a mark on a manager’s Bills, and is kept or given back there', async () => {
  const { page: till } = await stage.device({ size: 'desktop' });
  await signIn(till, '/till', 'manager');
  const order = await anOrderWithHeldMoney(stage.client(), stage.restaurant().url, 500);
  await till.getByRole('button', { name: 'Bills 1 Payments to decide' }).click();
  const held = till.getByRole('main').getByRole('listitem').filter({ hasText: 'Another amount came' });
  await held.getByText(order.orderNumber ?? '-').waitFor();
  const { total } = order.bill;
  await held.getByText(`HK$${(total / 100).toFixed(2)}`).waitFor();
  await held.getByText(`HK$${((total - 500) / 100).toFixed(2)}`).waitFor();
  await isAccessible(till, till.getByRole('main'));
  await held.getByRole('button', { name: 'Keep it' }).click();
  await till
    .getByRole('alertdialog', { name: 'Keep this money?' })
    .getByRole('button', { name: 'Keep it' })
    .click();
  await held.waitFor({ state: 'detached' });
  await till.getByRole('button', { name: /^Bills \d+ Open bills/ }).waitFor();
  const cashier = await asStaff(stage.client(), 'cashier');
  const { bill } = (await cashier.get('tableSessions', order._id)) as TableSession;
  expect(bill).toMatchObject({ paid: total - 500, outstanding: 500 });
});

test('M2.4 a card that was declined is told on the bill and in the list of bills while another may be tried', async () => {
  const { page: till } = await stage.device({ size: 'desktop' });
  await signIn(till, '/till', 'cashier');
  const { order, attempt } = await anOrderBeingPaid(stage.client());
  await till.getByRole('button', { name: /^Bills/ }).click();
  const bill = till.getByRole('main').getByRole('button', { name: new RegExp(`^${order.orderNumber}`) });
  await bill.waitFor();
  await reportOf(stage.restaurant().url, attempt, 'declined');
  await bill.getByText('Card declined').waitFor();
  await isAccessible(till, till.getByRole('main'));
  await bill.click();
  const note = till.getByRole('alert').filter({ hasText: /^A card was declined at/ });
  await note.waitFor();
  await isAccessible(till, note);
  // the note takes no more room than its words
  await expect.poll(async () => (await note.boundingBox())?.height ?? 0).toBeLessThan(150);
  await reportOf(stage.restaurant().url, attempt, 'succeeded');
  await note.waitFor({ state: 'detached' });
});

test('M5.2 money that was not collected is owed again, and is taken under Bills or left by a manager', async () => {
  const { page: till } = await stage.device({ size: 'desktop' });
  await signIn(till, '/till', 'manager');
  const owed = till.getByRole('main').getByRole('listitem').filter({ hasText: 'could not be collected' });
  const cashier = await asStaff(stage.client(), 'cashier');
  const uncollected = async () => {
    const { order, attempt } = await anOrderBeingPaid(stage.client());
    const { url } = stage.restaurant();
    await reportOf(url, attempt, 'succeeded');
    await reportOf(url, attempt, 'captureFailed');
    await till.getByRole('button', { name: 'Bills 1 Payments to decide' }).click();
    await owed.getByText(order.orderNumber ?? '-').waitFor();
    return async () => ((await cashier.get('tableSessions', order._id)) as TableSession).bill;
  };
  const billOf = await uncollected();
  expect(await billOf()).toMatchObject({ paid: 0 });
  await isAccessible(till, till.getByRole('main'));
  await owed.getByRole('button', { name: 'Taken in cash' }).click();
  await owed.waitFor({ state: 'detached' });
  expect(await billOf()).toMatchObject({ outstanding: 0 });
  const mark = till.getByRole('button', { name: 'Bills 1 Payments to decide' });
  await mark.waitFor({ state: 'detached' });
  const otherOf = await uncollected();
  await owed.getByRole('button', { name: 'Leave it unpaid' }).click();
  await till
    .getByRole('alertdialog', { name: 'Leave it unpaid?' })
    .getByRole('button', { name: 'Leave it unpaid' })
    .click();
  await owed.waitFor({ state: 'detached' });
  const { paid, outstanding, total } = await otherOf();
  expect({ paid, outstanding }).toEqual({ paid: 0, outstanding: total });
});
