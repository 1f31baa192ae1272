import type { PaymentAttempt, Page as Rows, SessionWithKey, TableSession } from '@comanda/contract';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { accessibilityProblems } from './harness/accessibility.ts';
import { isAccessible } from './harness/accessible.ts';
import { addPlain, openCart, orderNumber, takeAway } from './harness/guest.ts';
import { signIn, ticketOf } from './harness/kitchen.ts';
import { SHOP } from './harness/orders.ts';
import { hold, placed } from './harness/placed-orders.ts';
import { asStaff } from './harness/staff.ts';
import { aStage } from './harness/stage.ts';

const stage = aStage();

/** Creates a guest with a placed order that is not paid yet. */
async function aGuestWhoOrdered(): Promise<{
  readonly guest: Page;
  readonly number: string;
  readonly order: SessionWithKey;
}> {
  const guest = await stage.phone();
  const order = await placed(stage.client(), {}, [
    { id: crypto.randomUUID(), product: 'egg-tart', quantity: 1 },
  ]);
  await openOrder(guest, order);
  await guest.getByRole('button', { name: /^Pay now/ }).waitFor();
  return { guest, number: order.orderNumber ?? '', order };
}

/** Opens the page of an order on a phone that holds it. */
async function openOrder(guest: Page, order: SessionWithKey): Promise<void> {
  await hold(guest, [order]);
  await guest.goto(`/record?order=${order._id}`);
}

/** Chooses a way to pay on the page of the order. */
async function payWith(page: Page, method: RegExp): Promise<void> {
  await page.getByRole('button', { name: /^Pay now/ }).click();
  await page.getByRole('dialog', { name: 'Payment' }).getByRole('button', { name: method }).click();
}

/** Chooses an outcome on the provider's page. */
async function decide(page: Page, decision: string): Promise<void> {
  await page.getByRole('heading', { name: 'Test payment' }).waitFor();
  await page.getByRole('button', { name: decision, exact: true }).click();
}

async function reads(page: Page, outcome: string): Promise<void> {
  await page.getByRole('heading', { name: outcome }).waitFor();
}

async function attemptsFor(number: string, shop = SHOP): Promise<readonly PaymentAttempt[]> {
  const cashier = await asStaff(stage.client(), 'cashier', shop);
  const { data } = await cashier.find<Rows<PaymentAttempt>>('payments', { shop, $limit: 1000 });
  return data.filter((attempt) => attempt.orderNumber === number);
}

async function sessionFor(number: string, shop = SHOP): Promise<TableSession | undefined> {
  const cashier = await asStaff(stage.client(), 'cashier', shop);
  const { data } = await cashier.find<Rows<TableSession>>('tableSessions', { shop, $limit: 100 });
  return data.find((session) => session.orderNumber === number);
}

test('paying at the counter, whose address leads to the till: the cashier takes the money, the guest sees it live', async () => {
  const cashier = await stage.desktop();
  await signIn(cashier, '/counter', 'cashier');
  await cashier.waitForURL(/\/till\?.*view=bills/);
  const { guest, number } = await aGuestWhoOrdered();
  await payWith(guest, /^Pay at the counter/);
  await guest.getByText(`Show ${number} at the counter to pay`).waitFor();

  const waiting = cashier.getByRole('region', { name: /^Waiting to pay/ });
  const row = waiting.getByRole('listitem').filter({ hasText: number });
  await row.getByRole('button', { name: 'Money taken' }).click();
  await cashier.getByRole('alertdialog', { name: `Has ${number} paid?` }).waitFor();
  await cashier.getByRole('button', { name: 'Yes, it is paid' }).click();
  await row.waitFor({ state: 'detached' });
  await guest.getByText('Paid', { exact: true }).waitFor();
  expect(await sessionFor(number)).toMatchObject({ status: 'done', bill: { outstanding: 0 } });
});

describe('the provider’s page', () => {
  test('left by Back: the order leads on to it; approved: the number is large, and its page follows by itself', async () => {
    const { guest, number } = await aGuestWhoOrdered();
    await payWith(guest, /^Test card/);
    await guest.getByRole('heading', { name: 'Test payment' }).waitFor();
    await guest.goBack();
    const goOn = guest.getByRole('button', { name: 'Continue payment' });
    await goOn.waitFor();
    await expect.poll(() => guest.getByRole('dialog', { name: 'Payment' }).count()).toBe(0);
    await guest.reload();
    await goOn.click();
    await decide(guest, 'Approve');
    await reads(guest, 'Paid, thank you');
    await guest.getByText('Test payment: no money moves').waitFor();
    const called = guest.getByRole('region', { name: 'Order number' });
    const size = (text: string) =>
      called
        .getByText(text, { exact: true })
        .evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
    expect(await size(number)).toBeGreaterThan(3 * (await size('Order number')));
    await called.getByRole('switch', { name: /^Play a sound/ }).check();
    await guest.waitForURL(/\/record\?order=/);
    await guest.getByText('Paid', { exact: true }).waitFor();
    await guest.getByRole('switch', { name: /^Play a sound/, checked: true }).waitFor();
    expect(await attemptsFor(number)).toMatchObject([{ status: 'succeeded' }]);
  });

  test('declined, then another try succeeds', async () => {
    const { guest, number } = await aGuestWhoOrdered();
    await payWith(guest, /^Test card/);
    await decide(guest, 'Decline');
    await reads(guest, 'The payment was declined');
    await guest.getByRole('main').locator('svg path').first().waitFor();
    await guest.getByRole('button', { name: 'Try another payment' }).click();
    await guest
      .getByRole('dialog', { name: 'Payment' })
      .getByRole('button', { name: /^Test card/ })
      .click();
    await decide(guest, 'Approve');
    await reads(guest, 'Paid, thank you');
    const statuses = (await attemptsFor(number)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual(['failed', 'succeeded']);
    expect((await sessionFor(number))?.payments).toHaveLength(1);
  });

  test('M3.5 left by its own way back: the page of the outcome leads on to it; cancelled: nothing is paid, and the order can be paid still', async () => {
    const { guest, number, order } = await aGuestWhoOrdered();
    await payWith(guest, /^Test card/);
    await guest.getByRole('heading', { name: 'Test payment' }).waitFor();
    await guest.goto(`/payment/return?session=${order._id}&left=1`);
    await guest.getByText('Your payment of HK$10.00 is not finished').waitFor();
    await guest.getByRole('button', { name: 'Cancel payment' }).waitFor();
    await guest.getByRole('button', { name: 'Continue payment' }).click();
    await decide(guest, 'Cancel');
    await reads(guest, 'The payment was cancelled');
    await guest.getByRole('link', { name: 'See your order' }).click();
    await guest.getByRole('button', { name: /^Pay now/ }).waitFor();
    expect(await sessionFor(number)).toMatchObject({ status: 'ongoing', payments: [] });
  });

  test('confirmed late: the page says that it waits, and changes by itself', async () => {
    const { guest } = await aGuestWhoOrdered();
    await payWith(guest, /^Test card/);
    await decide(guest, 'Approve, confirm after 3 seconds');
    await reads(guest, 'Waiting for the payment');
    await guest.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
    await reads(guest, 'Paid, thank you');
    expect(await guest.evaluate(() => 'isSamePage' in globalThis)).toBe(true);
  });

  test('left with the browser’s back button: the order can be paid anew, and is paid once', async () => {
    const { guest, number } = await aGuestWhoOrdered();
    await payWith(guest, /^Test card/);
    await guest.getByRole('heading', { name: 'Test payment' }).waitFor();
    await guest.goBack();
    await guest.getByRole('button', { name: 'Pay another way' }).click();
    await guest
      .getByRole('dialog', { name: 'Payment' })
      .getByRole('button', { name: /^Test card/ })
      .click();
    await decide(guest, 'Approve');
    await reads(guest, 'Paid, thank you');
    expect((await sessionFor(number))?.payments).toHaveLength(1);
  });
});

test('by a bank’s app: the code waits for the staff, who see the money at the bank; the guest sees it live', async () => {
  const { guest, number } = await aGuestWhoOrdered();
  await payWith(guest, /^FPS/);
  await reads(guest, 'Scan with your bank’s app');
  const code = guest.getByRole('img', { name: /^QR code to pay HK\$/ });
  await code.waitFor();
  const [attempt] = await attemptsFor(number);
  await guest.getByText(attempt?.reference ?? 'no reference', { exact: true }).waitFor();
  expect(await accessibilityProblems(guest)).toEqual([]);
  // reloaded, and left for the order and found again, it is the same code
  await guest.reload();
  await code.waitFor();
  await guest.getByRole('link', { name: 'See your order' }).click();
  await guest.getByRole('button', { name: 'Continue payment' }).click();
  await code.waitFor();
  expect((await attemptsFor(number)).map(({ _id }) => _id)).toEqual([attempt?._id]);
  const cashier = await stage.desktop();
  await signIn(cashier, '/counter', 'cashier');
  const { reference = '' } = attempt ?? {};
  const row = cashier.getByRole('listitem').filter({ hasText: reference });
  await row.getByRole('button', { name: 'Seen at the bank' }).click();
  const question = cashier.getByRole('alertdialog', { name: `Has the bank received ${reference}?` });
  await question.getByRole('textbox', { name: /^Bank reference/ }).fill(`FRN-${number}`);
  await question.getByRole('button', { name: 'Yes, it is paid' }).click();
  await row.waitFor({ state: 'detached' });
  await reads(guest, 'Paid, thank you');
});

test('M2.5 two phones: the second reads that and how much is being paid, and pays in its place; the first sees it', async () => {
  const { guest: first, number, order } = await aGuestWhoOrdered();
  await payWith(first, /^Test card/);
  await first.getByRole('heading', { name: 'Test payment' }).waitFor();
  await first.goBack();
  const goOn = (phone: Page) => phone.getByRole('button', { name: 'Continue payment' });
  await goOn(first).waitFor();
  const second = await stage.phone();
  await openOrder(second, order);
  await second.getByText('HK$10.00 is being paid on another phone').waitFor();
  expect(await goOn(second).count()).toBe(0);
  await payWith(second, /^Test card/);
  const dialog = second.getByRole('dialog', { name: 'Payment' });
  await dialog.getByText(/Someone else started to pay .*\d at \d\d:\d\d/).waitFor();
  await isAccessible(second, dialog);
  await dialog.getByRole('button', { name: 'Pay in their place' }).click();
  await decide(second, 'Approve');
  await reads(second, 'Paid, thank you');
  await first.getByText('Paid', { exact: true }).waitFor();
  await goOn(first).waitFor({ state: 'detached' });
  const statuses = (await attemptsFor(number)).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual(['cancelled', 'succeeded']);
});

test('a double tap on a way to pay makes one attempt', async () => {
  const { guest, number } = await aGuestWhoOrdered();
  await guest.getByRole('button', { name: /^Pay now/ }).click();
  const method = guest.getByRole('dialog', { name: 'Payment' }).getByRole('button', { name: /^Test card/ });
  await method.waitFor();
  await method.evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await guest.getByRole('heading', { name: 'Test payment' }).waitFor();
  expect(await attemptsFor(number)).toHaveLength(1);
});

describe('where one pays before', () => {
  const shop = 'teahouse';

  async function fill(guest: Page): Promise<void> {
    await takeAway(guest, 'Moon Lane Tea');
    await addPlain(guest, 'Pineapple cake');
    await openCart(guest);
  }

  async function order(guest: Page): Promise<void> {
    await guest.getByRole('button', { name: /^Place order and pay/ }).dblclick();
  }

  test('the kitchen gets the ticket once it is paid', async () => {
    const cook = await stage.desktop();
    await signIn(cook, '/kitchen', 'kitchen', shop);
    await cook.getByText('All quiet').waitFor();
    const guest = await stage.phone();
    await fill(guest);
    await order(guest);
    await guest.getByRole('heading', { name: 'Test payment' }).waitFor();
    const kitchen = await asStaff(stage.client(), 'kitchen', shop);
    expect(await kitchen.find('kitchenTickets', { shop })).toMatchObject({ total: 0 });
    await decide(guest, 'Approve');
    await reads(guest, 'Paid, thank you');
    await guest.getByRole('link', { name: 'See your order' }).click();
    const number = await orderNumber(guest);
    await ticketOf(cook, number).getByText('Pineapple cake').waitFor();
    expect(await cook.getByRole('article').count()).toBe(1);
    expect(await attemptsFor(number, shop)).toHaveLength(1);
  });

  test('an order that was not paid says so, and waits for it', async () => {
    const guest = await stage.phone();
    await fill(guest);
    await guest.getByRole('button', { name: 'Change' }).last().click();
    const ways = guest.getByRole('dialog', { name: 'How would you like to pay?' });
    await isAccessible(guest, ways);
    await ways.locator('label', { hasText: 'Test card' }).click();
    await ways.waitFor({ state: 'hidden' });
    await order(guest);
    await decide(guest, 'Decline');
    await reads(guest, 'The payment was declined');
    await guest.getByRole('link', { name: 'See your order' }).click();
    await guest.getByText('Please pay to start your order.').waitFor();
    await payWith(guest, /^Test card/);
    await decide(guest, 'Approve');
    await reads(guest, 'Paid, thank you');
    await guest.getByRole('link', { name: 'See your order' }).click();
    await guest.getByText('The kitchen has your order.').waitFor();
  });
});
