import type { Bill, KitchenTicket, Page as Rows, TableSession } from '@comanda/contract';
import { demoOrganisation } from '@comanda/demo';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { accessibilityProblems } from './harness/accessibility.ts';
import { addPlain, openCart, openProduct, takeAway } from './harness/guest.ts';
import { signIn } from './harness/kitchen.ts';
import { SHOP } from './harness/orders.ts';
import { arriveAt } from './harness/page-setup.ts';
import { asStaff } from './harness/staff.ts';
import { aStage } from './harness/stage.ts';
import {
  orderedDishes,
  placeAtTable,
  sessionAt,
  sitDown,
  tableAddress,
  tableBadge,
} from './harness/tables.ts';

const stage = aStage();

const hongKongDollars = (minor: number) => `HK$${(minor / 100).toFixed(2)}`;
const digits = (minor: number) => (minor / 100).toFixed(2);

/** Fills a field of a sheet, and leaves it. */
async function fill(sheet: Locator, label: string, text: string): Promise<void> {
  await sheet.getByRole('textbox', { name: label, exact: true }).fill(text);
  await sheet.getByRole('textbox', { name: label, exact: true }).blur();
}

/** Returns the bill that a page shows, as the server has it. */
async function sessionOf(page: Page): Promise<TableSession> {
  const path = await page.getByRole('link', { name: 'Bill', exact: true }).getAttribute('href');
  return stage.client().get<TableSession>('tableSessions', path?.split('/').at(-1) ?? '');
}

/** Returns the rows that a bill of one guest is shown with, label and amount. */
function rowsOf(bill: Bill): readonly (readonly [string, string])[] {
  const charges = [
    ['Subtotal', bill.subTotal],
    ['Service charge (10%)', bill.surcharge],
    [`Seat charge1 × ${digits(bill.seatCharge)}`, bill.seatCharge],
    ['Rounding', bill.rounding],
  ] as const;
  const shown = charges.filter(([label, amount]) => label === 'Subtotal' || amount !== 0);
  return [
    ...shown.map(([label, amount]) => [label, digits(amount).replace('-', '−')] as const),
    ['Total', hongKongDollars(bill.total)],
  ];
}

/** Schedules the open set (B2.6), looks at it in the list of those that wait, and opens it again. */
async function scheduleAndOpen(owner: Page, review: Locator): Promise<void> {
  await review.getByRole('button', { name: 'Schedule…' }).click();
  await review.getByLabel('Day', { exact: true }).fill('2020-01-01');
  await review.getByLabel('Day', { exact: true }).press('Enter');
  await review.getByText('This time has passed.').waitFor();
  await review.getByLabel('Day', { exact: true }).fill('2099-04-01');
  await review.getByRole('button', { name: 'Schedule', exact: true }).click();
  await review.getByText(/^1 Apr 2099, 05:00, by the clock of /).waitFor();
  await review.getByText('No changes since the menu was last published.').waitFor();
  await review.getByText('Show the changes').first().click();
  // only this set knows the new option
  await review.getByRole('heading', { name: 'Bowl' }).waitFor();
  expect(await accessibilityProblems(owner)).toEqual([]);
  await review.getByRole('button', { name: 'Edit again' }).click();
  await review.getByRole('button', { name: 'Discard all changes' }).waitFor();
}

test('B3.6 an option that the owner adds to a dish is asked by a guest’s phone once it is published', async () => {
  const owner = await stage.desktop();
  await signIn(owner, '/office/menu', 'owner');
  await owner.getByRole('searchbox', { name: 'Find a dish' }).fill('Plain congee');
  await owner
    .getByRole('button', { name: /^Plain congee/ })
    .first()
    .click();
  await owner.getByRole('button', { name: 'Add an option' }).click();
  await owner
    .getByRole('dialog', { name: 'Add an option' })
    .getByRole('button', { name: 'New option' })
    .click();
  const sheet = owner
    .getByRole('dialog')
    .filter({ has: owner.getByRole('textbox', { name: 'Name, English', exact: true }) });
  await fill(sheet, 'Name, English', 'Bowl');
  await sheet.getByRole('switch', { name: /^Required/ }).check({ force: true });
  await sheet.getByText('It is required, so it needs a choice.').waitFor();
  for (const [name, price] of [
    ['Small bowl', ''],
    ['Large bowl', '6'],
  ] as const) {
    await sheet.getByRole('button', { name: 'Choice', exact: true }).click();
    const choice = sheet.getByRole('listitem').last();
    await choice.getByRole('textbox', { name: 'Name, English' }).fill(name);
    await choice.getByRole('textbox', { name: 'Price difference' }).fill(price);
    await choice.getByRole('textbox', { name: 'Price difference' }).blur();
    await sheet.getByRole('button', { name: new RegExp(`^${name}`) }).waitFor();
  }
  await sheet.getByRole('button', { name: /^Large bowl/ }).press('Alt+ArrowUp');
  await sheet.getByText('Large bowl is now 1 of 2.').waitFor();
  await sheet.getByRole('button', { name: 'Close' }).click();
  await owner.getByRole('button', { name: /^Bowl 2 choices · required/ }).waitFor();
  await owner.getByRole('button', { name: /^Publish \d+ changes/ }).click();
  const review = owner.getByRole('dialog', { name: 'Changes' });
  await review.getByRole('heading', { name: 'Bowl' }).waitFor();
  await scheduleAndOpen(owner, review);
  await review.getByRole('button', { name: /^Publish \d+ changes$/ }).click();
  await owner.getByText('Published', { exact: true }).waitFor();
  // before it is undone, it says what it changed
  await owner.getByRole('button', { name: 'Changes', exact: true }).click();
  await review.getByText('Show the changes').first().click();
  await review.getByRole('heading', { name: 'Plain congee' }).waitFor();
  expect(await accessibilityProblems(owner)).toEqual([]);
  const guest = await stage.phone();
  await takeAway(guest);
  await openProduct(guest, 'Plain congee');
  const asked = guest.getByRole('group', { name: /^Bowl/ });
  await asked.waitFor();
  expect(await asked.getByRole('radio').count()).toBe(2);
  expect(await asked.textContent()).toMatch(/Large bowl.*6\.00.*Small bowl/);
});

test('B5.4 the owner sees the code of every table in the languages of the guests, and each leads to its table', async () => {
  const owner = await stage.desktop();
  await signIn(owner, '/office/tables', 'owner');
  const codes = owner.getByRole('img', { name: /^Code of table/ });
  await codes.first().waitFor();
  const tables = demoOrganisation().tableViewItems.filter(({ shop }) => shop === SHOP);
  await expect.poll(() => codes.count()).toBe(tables.length);
  const card = owner
    .getByRole('listitem')
    .filter({ has: owner.getByRole('img', { name: 'Code of table B07' }) });
  // the page is in English, the cards in every language of the shop
  await card.locator('[lang="zh-HK"]').getByText('掃碼點餐').waitFor();
  await card.locator('[lang="en"]').getByText('Scan to order').waitFor();
  const address = await card.getByRole('link', { name: 'Try it' }).getAttribute('href');
  expect(new URL(address ?? '').origin).toBe(stage.restaurant().url);
  const guest = await stage.phone();
  await sitDown(guest, address ?? '', 'B07');
});

test('service and seats are charged as the engine says, in the cart and on the bill', async () => {
  const client = stage.client();
  const guest = await stage.phone();
  await sitDown(guest, await tableAddress(client, 'A05'), 'A05');
  await addPlain(guest, 'Pineapple bun');
  await openCart(guest);
  const sums = guest.getByRole('region', { name: 'Total' });
  await sums.getByRole('term').filter({ hasText: 'Service' }).getByText('10%').waitFor();
  const shown = (await sums.getByRole('definition').last().textContent()) ?? '';
  await guest.getByRole('button', { name: /^Place order/ }).click();
  await guest.waitForURL('**/order');
  const { bill } = await sessionOf(guest);
  expect(bill.surcharge).toBe(120);
  expect(hongKongDollars(bill.total)).toBe(shown);
  await guest.getByRole('link', { name: 'Bill', exact: true }).click();
  await guest.waitForURL('**/record/**');
  await expect
    .poll(async () => {
      const labels = await guest.getByRole('term').allTextContents();
      const amounts = await guest.getByRole('definition').allTextContents();
      return labels.map((label, at) => [label, amounts[at]]);
    })
    .toEqual(rowsOf(bill));
});

test('a guest calls staff; the table sees that it was sent', async () => {
  const address = await tableAddress(stage.client(), 'A04');
  const ann = await stage.phone();
  const ben = await stage.phone();
  for (const page of [ann, ben]) {
    await sitDown(page, address, 'A04');
    await page.getByRole('link', { name: 'Your order' }).click();
  }
  // nothing is ordered yet, and by its people the table has the bell too
  await ann.getByText('Together', { exact: true }).click();
  await ann.getByText('What everyone orders appears here live.').waitFor();
  await ann.getByRole('button', { name: 'Call staff' }).click();
  await ann.getByRole('dialog').getByRole('button', { name: 'Water' }).click();
  await ben.getByRole('button', { name: 'Call sent' }).click();
  const water = ben.getByRole('dialog').getByRole('button', { name: /^Water/ });
  await water.getByText('Call sent').waitFor();
  await expect.poll(() => water.isDisabled()).toBe(true);
});

test('reloading and coming back later keeps the table and its bill', async () => {
  const guest = await stage.phone();
  await sitDown(guest, await tableAddress(stage.client(), 'A06'), 'A06');
  await addPlain(guest, 'Egg tart');
  await guest.reload();
  await tableBadge(guest, 'A06').waitFor();
  await placeAtTable(guest);
  const before = await sessionOf(guest);
  await guest.reload();
  await tableBadge(guest, 'A06').waitFor();
  await expect.poll(() => orderedDishes(guest).allTextContents()).toEqual(['Egg tart']);
  await guest.goto('/');
  await guest.getByRole('button', { name: /Back to table A06/ }).click();
  await tableBadge(guest, 'A06').waitFor();
  await guest.getByRole('link', { name: 'Your order' }).click();
  expect((await sessionOf(guest))._id).toBe(before._id);
});

describe('a code that leads nowhere says so', () => {
  const refusals = [
    ['with another signature', 'Table not found', (code: URL) => tamper(code)],
    ['without a signature', 'Table not found', (code: URL) => code.searchParams.delete('signature')],
    ['of another shop', 'Table not found', (code: URL) => code.searchParams.set('shop', 'teahouse')],
    ['of an unknown shop', 'Restaurant not found', (code: URL) => code.searchParams.set('shop', 'gone')],
    [
      'of an unknown table',
      'Table not found',
      (code: URL) => code.searchParams.set('viewItem', 'harbour-z99'),
    ],
  ] as const;

  test.each(refusals)('%s', async (_, title, spoil) => {
    const code = new URL(await tableAddress(stage.client(), 'A07'));
    spoil(code);
    const guest = await stage.phone();
    await guest.goto(code.href);
    await guest.getByRole('heading', { name: title }).waitFor();
    await guest.getByRole('button', { name: 'Homepage' }).click();
    await arriveAt(guest, '/');
    await guest.getByRole('heading', { level: 1 }).waitFor();
  });
});

function tamper(code: URL): void {
  const [first = '', ...rest] = code.searchParams.get('signature') ?? '';
  code.searchParams.set('signature', [first === 'A' ? 'B' : 'A', ...rest].join(''));
}

test('closing the number of guests keeps the table, and a bad address too; it is asked before the first order', async () => {
  const { page: guest } = await stage.device();
  await guest.goto(await tableAddress(stage.client(), 'B02'));
  const question = guest.getByRole('dialog', { name: 'How many guests?' });
  await question.getByRole('button', { name: 'Close' }).click();
  await guest.waitForURL('**/browse');
  await tableBadge(guest, 'B02').waitFor();
  await addPlain(guest, 'Pineapple bun');
  await guest.goto('/?shop=nowhere');
  await guest.getByRole('heading', { name: 'Restaurant not found' }).waitFor();
  await guest.getByRole('button', { name: 'Homepage' }).click();
  await guest.getByRole('button', { name: /B02/ }).click();
  await tableBadge(guest, 'B02').waitFor();
  await openCart(guest);
  await guest.getByRole('button', { name: 'How many guests?' }).click();
  await question.getByRole('button', { name: '2', exact: true }).click();
  await question.getByRole('button', { name: 'Continue with 2 guests' }).click();
  await question.waitFor({ state: 'detached' });
  await guest.getByText('2 guests').first().waitFor();
  await guest.getByRole('button', { name: /^Place order/ }).click();
  await guest.waitForURL('**/order');
  await tableBadge(guest, 'B02').waitFor();
});

test('a table keeps its bill on /order; a phone that opens its link is a guest, whose remark the kitchen reads', async () => {
  const page = await stage.phone();
  const word = 'One spoon more, please';
  await sitDown(page, await tableAddress(stage.client(), 'A03'), 'A03');
  await addPlain(page, 'Egg tart');
  await placeAtTable(page);
  await arriveAt(page, '/order');
  const session = await sessionAt(page);
  const friend = await stage.phone();
  await friend.goto(`/t/${session}/1`);
  await arriveAt(friend, '/browse');
  await friend.getByRole('banner').getByText('Table A03').waitFor();
  await addPlain(friend, 'Pineapple bun');
  await openCart(friend);
  await friend.getByRole('textbox', { name: 'Note for this order' }).fill(word);
  await friend.getByRole('button', { name: /^Place order/ }).click();
  await arriveAt(friend, '/order');
  for (const each of [page, friend]) await each.getByText(word).first().waitFor();
  const { products, remarks } = await stage.client().get<TableSession>('tableSessions', session);
  expect(products.map(({ guest }) => guest)).toEqual([1, 2]);
  expect(remarks).toEqual([{ order: 2, text: word }]);
  const cook = await asStaff(stage.client(), 'kitchen');
  const tickets = await cook.find<Rows<KitchenTicket>>('kitchenTickets', { shop: SHOP, $limit: 1000 });
  const made = tickets.data.filter((ticket) => ticket.session === session);
  expect(made.map(({ remark }) => remark)).toEqual([undefined, word]);
});
