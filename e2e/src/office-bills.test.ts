import type { TableSession } from '@comanda/contract';
import { expect, test } from 'vitest';
import { isAccessible } from './harness/accessible.ts';
import { signIn } from './harness/kitchen.ts';
import { servedAllDay } from './harness/menus.ts';
import { decided, hold, placed, startedPaying } from './harness/placed-orders.ts';
import { aStage } from './harness/stage.ts';

const stage = aStage({ organisation: servedAllDay() });

test('M4.1 M4.2 the office finds a bill and gives a dish of it back to the card; the guest’s phone and the till show it', async () => {
  const client = stage.client();
  const order = await placed(client);
  const { _id: session, restoreKey, orderNumber = '-' } = order;
  const bill = () => client.get<TableSession>('tableSessions', session, { restoreKey });
  await decided(stage.restaurant().url, await startedPaying(client, order, 'harbour-sandbox'), 'approve');
  await expect.poll(async () => (await bill()).status).toBe('done');
  const guest = await stage.phone();
  await hold(guest, [order]);
  await guest.goto(`/en/record/${session}`);
  await guest.getByRole('button', { name: 'Print' }).waitFor();

  const { page: office } = await stage.device({ size: 'desktop' });
  await signIn(office, '/office/bills', 'manager');
  await office.getByRole('searchbox', { name: 'Search the bills' }).fill(orderNumber);
  const row = office.getByRole('main').getByRole('button', { name: new RegExp(`^${orderNumber} `) });
  await office.getByText('The newest 2,000 bills are searched.').waitFor();
  await isAccessible(office, office.getByRole('main'));
  await row.click();
  const sheet = office.getByRole('dialog', { name: `Order ${orderNumber}` });
  await sheet
    .getByRole('region', { name: 'Payments' })
    .getByText(/^Test card/)
    .waitFor();
  await isAccessible(office, sheet);
  await sheet.getByRole('button', { name: 'Give money back' }).click();
  await sheet.getByRole('checkbox', { name: /wings/ }).check();
  await sheet.getByRole('button', { name: 'Not good enough' }).click();
  const give = sheet.getByRole('button', { name: 'Give back' });
  await expect.poll(() => give.isEnabled()).toBe(true);
  await isAccessible(office, sheet);
  await give.click();
  const refunds = sheet.getByRole('region', { name: 'Money given back' });
  await refunds.getByText('by Man').waitFor();
  await refunds.getByText('Not good enough').waitFor();
  await refunds.getByText('Done', { exact: true }).waitFor();
  const takenOff = sheet.getByRole('region', { name: 'Taken off the bill' });
  await takenOff.getByText(/wings/).waitFor();
  await isAccessible(office, sheet);

  const given = guest.getByRole('region', { name: 'Money given back' });
  await given.getByText('Done', { exact: true }).waitFor();
  const { page: till } = await stage.device({ size: 'desktop' });
  await signIn(till, '/till', 'manager');
  await till.getByText('Ring up a dish').waitFor();
  await till.keyboard.press('F9');
  const recalled = till.getByRole('dialog');
  await recalled.getByRole('button', { name: new RegExp(`^${orderNumber}`) }).click();
  await recalled.getByText('Given back', { exact: true }).waitFor();
  const { payments, bill: money } = await bill();
  expect(payments.map(({ amount }) => Math.sign(amount))).toEqual([1, -1]);
  expect(money.outstanding).toBe(0);
});
