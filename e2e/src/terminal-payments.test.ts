import type { PaymentAttempt, Page as Rows } from '@comanda/contract';
import { closeOpened } from '@comanda/server/testing/opened.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isAccessible } from './harness/accessible.ts';
import { aReader, asksForCard, simulatedStripe, takeCards } from './harness/card-terminals.ts';
import { aFeathersClient } from './harness/feathers-client.ts';
import { aKiosk, heading, newestBill, press, takeAwayTo } from './harness/kiosk.ts';
import { servedAllDay } from './harness/menus.ts';
import { SHOP } from './harness/orders.ts';
import { type DeviceKind, enterOnLock, setUpDevice } from './harness/pairing.ts';
import { asStaff } from './harness/staff.ts';
import { aStage } from './harness/stage.ts';

// the till and the kiosk share one restaurant and one browser, and a simulator in Stripe's place
const { stripe, options, beforeCancel } = await simulatedStripe();
const stage = aStage({ ...options, organisation: servedAllDay() });
afterAll(closeOpened);

let account = '';
beforeAll(async () => {
  const owner = await asStaff(aFeathersClient(stage.restaurant().url), 'owner');
  account = await takeCards(owner, stripe);
  owner.close();
});

/** Gives the devices of a kind that are paired by now a reader. */
async function readerOf(kind: DeviceKind): Promise<string> {
  return aReader(await asStaff(stage.client(), 'owner'), stripe, { account, kind });
}

/** Rings a dish up on a till and opens its payment, by card. */
async function payByCard(till: Page): Promise<void> {
  await till
    .getByRole('group', { name: 'Dishes' })
    .getByRole('button', { name: /Pineapple bun/ })
    .click();
  await till.getByRole('complementary', { name: 'Bill' }).getByText('Pineapple bun').waitFor();
  await till.keyboard.press('Enter');
  await till.getByRole('heading', { name: /^Order \d+/ }).waitFor();
  await till.keyboard.press('Enter');
  await till.getByRole('heading', { name: 'Payment' }).waitFor();
  await till
    .getByRole('group', { name: 'Paid with' })
    .getByRole('button', { name: /^By card/ })
    .click();
  await till.getByText('The terminal shows the amount by itself.').waitFor();
}

async function attempts(session: string | undefined): Promise<readonly PaymentAttempt['status'][]> {
  const cashier = await asStaff(stage.client(), 'cashier');
  const { data } = await cashier.find<Rows<PaymentAttempt>>('payments', { shop: SHOP, $limit: 100 });
  const own = data.filter((attempt) => attempt.session === session);
  return own.map(({ status }) => status).toSorted();
}

test('M5.5 the till: a declined card is tried again, a bank that works is waited for, a cancellation that comes too late shows the payment', async () => {
  const till = await stage.desktop();
  // two terminals of no device: the till asks which
  const reader = await readerOf('Till');
  await readerOf('Handheld');
  await setUpDevice(till, stage.client(), 'Till');
  await press(till, 'Start');
  await enterOnLock(till, 'cashier');
  await till.getByText('Ring up a dish').waitFor();
  await payByCard(till);
  await press(till, /^Take /);
  const sheet = till.getByRole('dialog', { name: 'Card terminal' });
  const follows = sheet.getByText('Follow the terminal');
  const cancel = sheet.getByRole('button', { name: 'Cancel', exact: true }).last();
  const terminal = sheet.getByRole('button', { name: 'Till', exact: true });
  await terminal.click();
  await follows.waitFor();
  await asksForCard(stripe, reader);
  await isAccessible(till, sheet);
  stripe.declineCard(reader);
  await sheet.getByText('Not paid: declined').waitFor();
  await isAccessible(till, sheet);
  // at the same terminal, which is not asked for twice
  await sheet.getByRole('button', { name: 'Try again' }).click();
  await follows.waitFor();
  await asksForCard(stripe, reader);
  // its bank works on the card: nothing can be cancelled, and the window says so by itself
  const intent = stripe.shownAt(reader);
  beforeCancel(() => Object.assign(intent, { status: 'processing' }));
  await cancel.click();
  await sheet.getByText('The bank has not answered yet').waitFor();
  intent.status = 'requires_payment_method';
  stripe.tap(reader);
  await till.getByText('Paid, no change').waitFor();
  await sheet.waitFor({ state: 'detached' });
  const first = await newestBill(stage);
  expect(first).toMatchObject({ status: 'done', payments: [{ last4: '4444' }] });
  expect(await attempts(first?._id)).toEqual(['failed', 'succeeded']);
  // the next one: paid at the reader in the moment in which the cashier cancels
  await payByCard(till);
  await press(till, /^Take /);
  await terminal.click();
  await follows.waitFor();
  await asksForCard(stripe, reader);
  beforeCancel(() => stripe.tap(reader));
  await cancel.click();
  await till.getByText('Paid, no change').waitFor();
  expect(await till.getByText(/another device|no longer possible/).count()).toBe(0);
  expect(stripe.charges.size).toBe(2);
});

test('M5.5 T9.4 the kiosk: offers the card where it has a terminal, again after a declined one, and shows the number once it is paid', async () => {
  const kiosk = await aKiosk(stage);
  const reader = await readerOf('Kiosk');
  const charges = stripe.charges.size;
  await takeAwayTo(kiosk, 'pay');
  await press(kiosk, /^By card/);
  await heading(kiosk, 'Please follow the terminal');
  await asksForCard(stripe, reader);
  stripe.declineCard(reader);
  await heading(kiosk, 'How would you like to pay?');
  await press(kiosk, /^By card/);
  await heading(kiosk, 'Please follow the terminal');
  await asksForCard(stripe, reader);
  // left for another way, the reader asks for no card
  await press(kiosk, 'Pay another way');
  await heading(kiosk, 'How would you like to pay?');
  expect(stripe.readerOf(reader).action).toBeNull();
  await press(kiosk, /^By card/);
  await heading(kiosk, 'Please follow the terminal');
  await asksForCard(stripe, reader);
  stripe.tap(reader);
  await heading(kiosk, 'Thank you');
  const bill = await newestBill(stage);
  await kiosk.getByText(bill?.orderNumber ?? '-', { exact: true }).waitFor();
  expect(bill).toMatchObject({ source: 'kiosk', bill: { outstanding: 0 } });
  expect(await attempts(bill?._id)).toEqual(['cancelled', 'failed', 'succeeded']);
  expect(stripe.charges.size).toBe(charges + 1);
});
