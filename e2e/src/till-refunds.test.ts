import type { SessionWithKey } from '@comanda/contract';
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { isAccessible } from './harness/accessible.ts';
import { anOrderBeingPaid, PROVIDER_SECRET, reportOf } from './harness/held-money.ts';
import { signIn } from './harness/kitchen.ts';
import { servedAllDay } from './harness/menus.ts';
import { aPlacedOrder, newRequestId } from './harness/orders.ts';
import { enterOnLock, setUpDevice } from './harness/pairing.ts';
import { asStaff } from './harness/staff.ts';
import { aStage } from './harness/stage.ts';

const stage = aStage({ organisation: servedAllDay(), env: { SECRET: PROVIDER_SECRET } });

/** Opens the form that gives money of a finished bill back, as a manager at a till; returns its sheet. */
async function refundOf(orderNumber: string): Promise<Locator> {
  const { page: till } = await stage.device({ size: 'desktop' });
  await signIn(till, '/till', 'manager');
  await till.getByText('Ring up a dish').waitFor();
  await till.keyboard.press('F9');
  const sheet = till.getByRole('dialog');
  await sheet.getByRole('button', { name: new RegExp(`^${orderNumber}`) }).click();
  await sheet.getByRole('button', { name: 'Refund', exact: true }).click();
  return sheet;
}

/** Chooses a reason and gives the money back. */
async function giveBack(sheet: Locator): Promise<void> {
  await sheet.getByRole('button', { name: 'Not good enough' }).click();
  const give = sheet.getByRole('button', { name: 'Give back' });
  await expect.poll(() => give.isEnabled()).toBe(true);
  await isAccessible(sheet.page(), sheet);
  await give.click();
  await sheet.getByText('Given back', { exact: true }).waitFor();
}

test('M4.1 of a bill paid in several, the payments that are given back are chosen, and how much of each', async () => {
  const client = stage.client();
  const manager = await asStaff(stage.client(), 'manager');
  const { _id: session, restoreKey, orderNumber = '-' } = await aPlacedOrder(client);
  const bill = () => client.get<SessionWithKey>('tableSessions', session, { restoreKey });
  for (const amount of [1000, 500])
    await manager.create('payments/take', { requestId: newRequestId(), session, method: 'cash', amount });
  const { attempt } = await anOrderBeingPaid(client, { ...(await bill()), restoreKey });
  await reportOf(stage.restaurant().url, attempt, 'succeeded');
  await expect.poll(async () => (await bill()).status).toBe('done');
  const sheet = await refundOf(orderNumber);
  await sheet.getByRole('radio', { name: 'An amount' }).click();
  await sheet.getByLabel('Amount', { exact: true }).fill('12');
  const payments = sheet.getByRole('group', { name: 'Which payments?' });
  await payments.getByRole('checkbox', { name: /10\.00$/ }).check();
  await sheet.getByText('Only HK$10.00 can be given back this way.').waitFor();
  await payments.getByRole('checkbox', { name: /^Test card/ }).check();
  const ofCash = payments.getByLabel(/^Amount of Cash/);
  await ofCash.fill('11');
  await payments.getByText('Enter an amount up to what is left of this payment.').waitFor();
  await ofCash.fill('7');
  await giveBack(sheet);
  await expect
    .poll(async () => (await bill()).payments.map(({ amount }) => amount).slice(3))
    .toEqual([-700, -500]);
});

test('M4.1 some pieces of a dish are given back, and the others stay on the bill', async () => {
  const client = stage.client();
  const manager = await asStaff(stage.client(), 'manager');
  const { _id: session, restoreKey, orderNumber = '-', products } = await aPlacedOrder(client);
  const [, double] = products;
  await manager.create('payments/take', { requestId: newRequestId(), session, method: 'cash' });
  const sheet = await refundOf(orderNumber);
  const dish = double?.name.en ?? '-';
  await sheet.getByRole('checkbox', { name: `2 ${dish}` }).check();
  const pieces = sheet.getByRole('group', { name: `Pieces of ${dish}` });
  await pieces.getByRole('button', { name: 'One less' }).click();
  await giveBack(sheet);
  const bill = await client.get<SessionWithKey>('tableSessions', session, { restoreKey });
  const left = bill.products.filter(({ status }) => status !== 'cancel');
  expect(left.map(({ quantity }) => quantity)).toEqual([1, 1]);
  expect(bill.bill.outstanding).toBe(0);
});

test('T3.7 M4.1 a paired till finds a bill that its guest paid by phone, to give it back', async () => {
  const { order, attempt } = await anOrderBeingPaid(stage.client());
  await reportOf(stage.restaurant().url, attempt, 'succeeded');
  const { page: till } = await stage.device({ size: 'desktop' });
  await setUpDevice(till, stage.client(), 'Till');
  await till.getByRole('button', { name: 'Start' }).click();
  await enterOnLock(till, 'manager');
  await till.getByText('Ring up a dish').waitFor();
  await till.keyboard.press('F9');
  const sheet = till.getByRole('dialog');
  await sheet.getByRole('heading', { name: 'Paid on phones and other devices' }).waitFor();
  await isAccessible(till, sheet);
  await sheet.getByRole('button', { name: new RegExp(`^${order.orderNumber}`) }).click();
  await sheet.getByRole('button', { name: 'Refund', exact: true }).waitFor();
});
