import type {
  Device,
  KitchenTicket,
  PairingCode,
  PaymentAttempt,
  Page as Rows,
  StaffRole,
  TableSession,
} from '@comanda/contract';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { isAccessible } from './harness/accessible.ts';
import type { Size } from './harness/browser.ts';
import { addPlain } from './harness/guest.ts';
import { signIn } from './harness/kitchen.ts';
import { hears } from './harness/messages.ts';
import { SHOP } from './harness/orders.ts';
import { startedPaying } from './harness/placed-orders.ts';
import { overflows, settled, speak, tapTwice } from './harness/screens.ts';
import { asStaff, pinOf } from './harness/staff.ts';
import { aStage } from './harness/stage.ts';
import { orderedDishes, placeAtTable, sessionAt, sitDown, tableAddress } from './harness/tables.ts';

const stage = aStage();

/** Characters that the handheld's scanner sends around a code. */
const SCANNER = { prefix: '~', suffix: '#' };

/** Sends the keys of the handheld's scanner, which ends without Enter. */
async function scan(page: Page, code: string): Promise<void> {
  await page.evaluate(
    (keys) => {
      for (const key of keys)
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    },
    [...`${SCANNER.prefix}${code}${SCANNER.suffix}`],
  );
}

/** A small waiter's phone. */
const SMALL = { width: 360, height: 640 };

/** Creates a phone of 360 × 640 px that is set up as a handheld and keeps what it was asked to vibrate. */
async function aHandheld(): Promise<Page> {
  const { page } = await stage.device({ size: 'phone' });
  await page.setViewportSize(SMALL);
  await page.addInitScript(() => {
    const buzzes: unknown[] = [];
    Object.assign(globalThis, { buzzes });
    navigator.vibrate = (pattern) => buzzes.push(pattern) > 0;
  });
  const manager = await asStaff(stage.client(), 'manager');
  await page.goto('/posHome');
  await page.getByLabel('Code').fill((await manager.create<PairingCode>('devices/pairingCodes', {})).code);
  await page.getByLabel('Name').fill('Phone 1');
  await page.getByRole('radio', { name: /^Handheld/ }).check({ force: true });
  await page.getByRole('button', { name: 'Pair this device' }).click();
  const start = page.getByRole('button', { name: 'Start' });
  await start.waitFor();
  const { data } = await manager.find<Rows<Device>>('devices', { shop: SHOP });
  await manager.patch('devices', data[0]?._id ?? '', { settings: { scanner: SCANNER } });
  await start.click();
  return page;
}

async function signInAsWaiter(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Wai/ }).click();
  await page.keyboard.type(pinOf('waiter'), { delay: 120 });
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: "Wai's tables" }).waitFor();
}

const buzzesOf = (page: Page) =>
  page.evaluate(() => (globalThis as { buzzes?: unknown[] }).buzzes?.length ?? 0);
const rowOf = (page: Page, table: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('button', { name: new RegExp(`^${table}`) }) });
const dishes = (page: Page) => page.getByRole('group', { name: 'Dishes' }).getByRole('button');

test('T1.5 T3.3 T5.3 a waiter seats, orders by seat and sends on a phone; it buzzes for food, calls and the bill', async () => {
  const page = await aHandheld();
  await signInAsWaiter(page);
  expect(new URL(page.url()).pathname).toBe('/handheld');

  // seat in two touches, order for seat 2, send
  await rowOf(page, 'A05').getByRole('button', { name: /^Seat/ }).click();
  await page.getByRole('button', { name: '3 guests' }).click();
  await page.getByRole('button', { name: 'Seat 2' }).click();
  // its built-in scanner sends the dish's code between its own characters
  const bun = dishes(page).filter({ hasText: 'Pineapple bun' });
  await scan(page, /\d\d/.exec((await bun.textContent()) ?? '')?.[0] ?? '');
  await bun.filter({ hasText: /1/ }).waitFor();
  await isAccessible(page, page.getByRole('main'));
  await page.getByRole('button', { name: 'Bill', exact: true }).click();
  await page.getByRole('heading', { name: /^Seat 2/ }).waitFor();
  // what goes with it stands above Send
  await page.getByRole('group', { name: 'Often asked for next' }).getByRole('button').first().waitFor();
  await isAccessible(page, page.getByRole('main'));
  // what is rung up outlives the lock
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('radio', { name: 'Left hand' }).check({ force: true });
  await isAccessible(page, page.getByRole('main'));
  await page.getByRole('button', { name: 'Lock' }).click();
  await page.getByRole('button', { name: /^Wai.*1 draft/ }).waitFor();
  await signInAsWaiter(page);
  await expect.poll(() => page.locator('[data-hand="left"]').count()).toBe(1);
  await rowOf(page, 'A05').getByText('1 not sent').waitFor();
  await rowOf(page, 'A05').getByRole('button', { name: /^A05/ }).click();
  await page.getByRole('button', { name: 'Send 1' }).click();
  await rowOf(page, 'A05').getByText('Waiting for food').waitFor();
  const cook = await asStaff(stage.client(), 'kitchen');
  const { data: bills } = await cook.find<Rows<TableSession>>('tableSessions', {
    shop: SHOP,
    status: 'ongoing',
  });
  expect(bills).toMatchObject([
    { tableName: 'A05', tables: [{ capacity: 3 }], products: [{ tableChairId: '2' }] },
  ]);

  // food ready: it buzzes, once
  const { data: tickets } = await cook.find<Rows<KitchenTicket>>('kitchenTickets', { shop: SHOP });
  const [ticket] = tickets;
  const before = await buzzesOf(page);
  for (const [from, status] of [
    ['waiting', 'preparing'],
    ['preparing', 'ready'],
  ])
    await cook.patch('kitchenTickets', ticket?._id ?? '', { status, from });
  await rowOf(page, 'A05').getByText('Food is at the pass').waitFor();
  await expect.poll(() => buzzesOf(page)).toBe(before + 1);
  for (const language of ['zh-hk', 'zh-cn', 'en'] as const) {
    await speak(page, language);
    await settled(page);
    await isAccessible(page, page.getByRole('main'));
    expect(await overflows(page, [320, 360, 390])).toEqual([]);
  }
  await page.setViewportSize(SMALL);
  await rowOf(page, 'A05')
    .getByRole('button', { name: /^Served/ })
    .click();
  await rowOf(page, 'A05').getByText('All served').waitFor();

  // a guest calls on a phone: the handheld hears, and "On my way" is read there
  const guest = await stage.phone();
  await sitDown(guest, await tableAddress(stage.client(), 'A05'), 'A05');
  await guest.getByRole('link', { name: 'Your order' }).click();
  await guest.getByRole('button', { name: /^Call staff/ }).click();
  const heard = await buzzesOf(page);
  await guest.getByRole('dialog').getByRole('button', { name: 'Water' }).click();
  await rowOf(page, 'A05').getByText('Water').waitFor();
  await expect.poll(() => buzzesOf(page)).toBeGreaterThan(heard);
  await rowOf(page, 'A05')
    .getByRole('button', { name: /^On my way/ })
    .click();
  await guest.getByText('Wai is on the way: water').first().waitFor();

  // a table's number leads to its bill; what its guests call for stands there, too
  await page.getByRole('searchbox', { name: 'Table number' }).pressSequentially('A0');
  await rowOf(page, 'A01').waitFor();
  await page.getByRole('searchbox', { name: 'Table number' }).pressSequentially('5');
  const more = page.getByRole('button', { name: 'More for A05' });
  await more.waitFor();
  await guest.getByRole('button', { name: /^Call staff/ }).click();
  await guest.getByRole('dialog').getByRole('button', { name: 'Water' }).click();
  await page.getByRole('main').getByText('Water').waitFor();
  await isAccessible(page, page.getByRole('main'));
  await page.getByRole('main').getByRole('button', { name: 'On my way' }).click();
  await page.getByRole('main').getByText('Water').waitFor({ state: 'hidden' });
  // the bill to show to the guests
  const sheet = page.getByRole('dialog');
  await more.click();
  await sheet.getByRole('button', { name: 'Show the bill' }).click();
  const shown = page.getByRole('dialog', { name: 'Bill, A05' });
  await shown.getByText('Pineapple bun').waitFor();
  await isAccessible(page, shown);
  await page.keyboard.press('Escape');
  await shown.waitFor({ state: 'hidden' });

  // a guest left: two at the table, and the server knows
  await more.click();
  await isAccessible(page, sheet);
  await sheet.getByRole('button', { name: 'Change number of guests' }).click();
  await sheet.getByRole('button', { name: '2 guests' }).click();
  await page.getByText(/^2 guests/).waitFor();
  const billNow = async () => (await cook.get('tableSessions', bills[0]?._id ?? '')) as TableSession;
  await expect.poll(async () => (await billNow()).tables).toMatchObject([{ capacity: 2 }]);

  // a waiter gives nothing away alone: a manager's PIN, on this phone, for this call only
  await more.click();
  await sheet.getByRole('button', { name: 'Reduce the bill' }).click();
  await sheet.getByRole('button', { name: '−10%' }).click();
  const approval = page.getByRole('alertdialog', { name: 'Price by hand, with approval' });
  await approval.getByText('This takes 10% off by hand. You may take off up to 0%.').waitFor();
  // who approves, the PIN and Cancel are in sight together
  expect(await approval.evaluate((dialog) => dialog.scrollHeight)).toBeLessThanOrEqual(SMALL.height);
  await isAccessible(page, approval);
  await approval.getByRole('button', { name: 'Complaint' }).click();
  await approval.getByRole('button', { name: /^Man / }).click();
  await page.keyboard.type(pinOf('manager'), { delay: 120 });
  const changed = hears(page, /The price is changed/);
  await page.keyboard.press('Enter');
  await changed;
  await expect.poll(async () => (await billNow()).discounts).toMatchObject([{ source: 'manual', value: 10 }]);
  // what the kitchen has begun is void with approval only; without one the bun stays
  await page.getByRole('button', { name: /^1 .*Pineapple bun/ }).click();
  await isAccessible(page, sheet);
  await sheet.getByRole('button', { name: 'Void' }).click();
  await sheet.getByRole('button', { name: 'Guest changed their mind' }).click();
  await sheet.getByRole('button', { name: 'Void 1 dish' }).click();
  const voiding = page.getByRole('alertdialog', { name: 'Void, with approval' });
  await voiding.getByRole('row', { name: /^Total/ }).waitFor();
  await voiding.getByRole('button', { name: 'Cancel' }).click();
  await voiding.waitFor({ state: 'hidden' });
  expect((await billNow()).products).toMatchObject([{ status: 'init' }]);
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'hidden' });

  // no cash without a pouch; the card terminal settles it, and a double tap on Pay does not
  await tapTwice(page.getByRole('button', { name: /^Pay/ }));
  await page.getByText('Cash is taken at the till.').waitFor();
  const parts = page.getByRole('group', { name: 'Part to pay' }).getByRole('radio');
  await expect
    .poll(() => parts.evaluateAll((all) => all.map((one) => one.closest('label')?.textContent)))
    .toEqual(['All', '1/2', '1/3', '1/4', '1/n', 'Dishes']);
  await isAccessible(page, page.getByRole('main'));
  await page.getByRole('button', { name: /^Take/ }).click();
  // the guests may still sit there: it is free once somebody has cleared it
  await rowOf(page, 'A05').getByText(/^Paid/).first().waitFor();
  await rowOf(page, 'A05')
    .getByRole('button', { name: /^Cleared/ })
    .click();
  await rowOf(page, 'A05').getByText('Free, ').waitFor();
});

test('T4.1 T4.2 two tills, a handheld and two phones at one table: each shows every dish once, and that it is paid', async () => {
  const table = 'A04';
  const open = async (path: string, role: StaffRole, size: Size) => {
    const { page } = await stage.device({ size });
    await signIn(page, path, role);
    return page;
  };
  const [cash, second, handheld, ann, ben] = await Promise.all([
    open('/till', 'cashier', 'desktop'),
    open('/till', 'manager', 'desktop'),
    open('/handheld', 'waiter', 'phone'),
    stage.phone(),
    stage.phone(),
  ]);
  const tills = [cash, second];
  const address = await tableAddress(stage.client(), table);
  await sitDown(ann, address, table, 2);
  await sitDown(ben, address, table);
  await addPlain(ann, 'Egg tart');
  await placeAtTable(ann);
  for (const till of tills) {
    await till.getByRole('button', { name: 'Tables' }).click();
    await till.getByRole('button', { name: new RegExp(`^${table}`) }).click();
  }
  await rowOf(handheld, table)
    .getByRole('button', { name: new RegExp(`^${table}`) })
    .click();
  const bills = [
    ...tills.map((till) => till.getByRole('complementary', { name: 'Bill' })),
    handheld.getByRole('main'),
  ];
  for (const bill of bills) await bill.getByRole('button', { name: /^1 Egg tart/ }).waitFor();

  // what each of them rings up is grey for the others, with the name of whoever does
  await dishes(cash).filter({ hasText: 'Pork chop bun' }).click();
  await handheld.getByText('Cass is ordering').waitFor();
  await dishes(second).filter({ hasText: 'Pineapple bun' }).click();
  for (const page of [cash, handheld]) await page.getByText('Man is ordering').waitFor();
  await handheld.getByRole('button', { name: 'Menu', exact: true }).click();
  // a dish that asks something is put together on its own page
  await dishes(handheld).filter({ hasText: 'Satay beef instant noodles' }).click();
  expect(await handheld.getByRole('button', { name: 'Choose: Noodles' }).isDisabled()).toBe(true);
  await handheld.getByText('Macaroni', { exact: true }).click();
  await isAccessible(handheld, handheld.getByRole('main'));
  await handheld.getByRole('button', { name: /^Add.*48\.00/ }).click();
  for (const till of tills) await till.getByText('Wai is ordering').waitFor();

  // all of them send at once
  await addPlain(ben, 'Egg tart');
  await Promise.all([
    ...tills.map((till) => till.getByRole('button', { name: 'Send 1' }).click()),
    handheld.getByRole('button', { name: 'Send 1' }).click(),
    placeAtTable(ben),
  ]);
  await rowOf(handheld, table)
    .getByRole('button', { name: new RegExp(`^${table}`) })
    .click();
  const ordered = [
    'Egg tart',
    'Egg tart',
    'Pineapple bun with butter',
    'Pork chop bun',
    'Satay beef instant noodles',
  ];
  const dishesOn = async (bill: Locator) => {
    const lines = await bill.getByRole('listitem').getByRole('button').allTextContents();
    return lines.map((line) => ordered.find((dish) => line.includes(dish)) ?? line).toSorted();
  };
  for (const bill of bills) await expect.poll(() => dishesOn(bill)).toEqual(ordered);
  for (const phone of [ann, ben])
    await expect.poll(async () => (await orderedDishes(phone).allTextContents()).toSorted()).toEqual(ordered);
  for (const page of [...tills, handheld])
    await expect.poll(() => page.getByText(/ is ordering$/).count()).toBe(0);
  const cook = await asStaff(stage.client(), 'kitchen');
  const readBill = async () => (await cook.get('tableSessions', await sessionAt(ann))) as TableSession;
  const { products, orderNumber } = await readBill();
  const sources = products.map(({ guest, staff }) => staff ?? `guest ${guest}`);
  expect(new Set(sources).size).toBe(5);
  const { data: tickets } = await cook.find<Rows<KitchenTicket>>('kitchenTickets', { shop: SHOP });
  const cooked = tickets.filter(({ orderNumber: of }) => of === orderNumber).flatMap(({ lines }) => lines);
  expect(cooked.map(({ id }) => id).toSorted()).toEqual(products.map(({ id }) => id).toSorted());

  // one takes the money: everybody sees it, and nobody can take it again
  await second.getByRole('button', { name: 'Exact cash' }).click();
  await second.getByText('Paid, no change').waitFor();
  expect(await readBill()).toMatchObject({ status: 'done', bill: { outstanding: 0 } });
  for (const page of [cash, handheld])
    await page.getByText(`Order ${orderNumber} was finished on another device`).waitFor();
  expect(await second.getByText(/was finished on another device/).count()).toBe(0);
  await expect.poll(() => cash.getByRole('button', { name: /^Pay/ }).isDisabled()).toBe(true);
  for (const phone of [ann, ben]) await phone.getByText(/^Paid\s*HK\$/).waitFor();
  await handheld.getByRole('button', { name: 'Tables', exact: true }).click();
  // its food is still to come
  await rowOf(handheld, table).getByText(/^Paid/).first().waitFor();
});

test('M6.3 a waiter who sees a guest’s money at the bank confirms it on the table’s bill', async () => {
  const table = 'A06';
  const [{ page: handheld }, guest] = await Promise.all([stage.device({ size: 'phone' }), stage.phone()]);
  await signIn(handheld, '/handheld', 'waiter');
  await sitDown(guest, await tableAddress(stage.client(), table), table, 2);
  await addPlain(guest, 'Egg tart');
  await placeAtTable(guest);
  await rowOf(handheld, table)
    .getByRole('button', { name: new RegExp(`^${table}`) })
    .click();
  const bill = handheld.getByRole('main');
  await bill.getByRole('button', { name: /^1 Egg tart/ }).waitFor();
  const held = await guest.evaluate(
    () => JSON.parse(localStorage.getItem('comanda.sessions') ?? '{}').value[0],
  );
  const { payment } = await startedPaying(stage.client(), held, 'harbour-fps');
  const cashier = await asStaff(stage.client(), 'cashier');
  const attempt = async () => {
    const { data } = await cashier.find<Rows<PaymentAttempt>>('payments', { shop: SHOP, $limit: 1000 });
    return data.find(({ _id }) => _id === payment);
  };
  const { reference = 'no reference' } = (await attempt()) ?? {};
  await bill.getByText(reference, { exact: true }).first().waitFor();
  await isAccessible(handheld, bill);
  await bill.getByRole('button', { name: `Seen at the bank ${reference}` }).click();
  const dialog = handheld.getByRole('alertdialog', { name: `Has the bank received ${reference}?` });
  await dialog.getByRole('textbox', { name: /^Bank reference/ }).fill('FRN-HAND-1');
  await dialog.getByRole('button', { name: 'Yes, it is paid' }).click();
  await rowOf(handheld, table).getByText(/^Paid/).first().waitFor();
  expect(await attempt()).toMatchObject({
    ...{ status: 'succeeded', bankRef: 'FRN-HAND-1' },
    staff: expect.stringContaining('waiter'),
  });
  expect(await handheld.getByText(/was finished on another device/).count()).toBe(0);
});
