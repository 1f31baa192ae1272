import { describe, expect, test } from 'vitest';
import { withDishes } from './harness/cart.ts';
import { addPlain, openCart, placeOrder, takeAway } from './harness/guest.ts';
import { signIn, ticketOf } from './harness/kitchen.ts';
import { opensLater } from './harness/menus.ts';
import { aStage } from './harness/stage.ts';

const stage = aStage();

test('an order for later: the guest chooses a time, the kitchen sees it', async () => {
  const guest = await stage.phone();
  await withDishes(guest, 'Egg tart');
  await guest.getByText('As soon as it is ready · about 12 minutes').waitFor();
  const row = guest.getByRole('region', { name: 'Order type', exact: true });
  await row.getByRole('button', { name: 'Change' }).last().click();
  const times = guest.getByRole('dialog', { name: 'When would you like to pick it up?' });
  const labels = times.getByRole('radiogroup', { name: 'Times' }).locator('label');
  await labels.first().waitFor();
  // late in the evening few are left of the day
  const wanted = labels.nth(Math.min(2, (await labels.count()) - 1));
  const time = (await wanted.textContent()) ?? '';
  await wanted.click();
  await times.waitFor({ state: 'hidden' });
  await guest.reload();
  await guest.getByText(new RegExp(`^Pick-up.*${time}$`)).waitFor();
  const number = await placeOrder(guest);
  const cook = await stage.desktop();
  await signIn(cook, '/kitchen', 'kitchen');
  await ticketOf(cook, number).getByText(time).waitFor();
  expect(time).toMatch(/^\d\d:(00|15|30|45)$/);
});

describe('while the shop is closed', () => {
  const closed = aStage(async () => ({ organisation: opensLater() }));

  test('an order for later is for when it opens, in the kitchen as on the phone', async () => {
    const guest = await closed.phone();
    await takeAway(guest);
    await guest.getByText(/You can already order for later\.$/).waitFor();
    await addPlain(guest, 'Pineapple bun');
    await openCart(guest);
    await guest.getByRole('button', { name: 'Choose a time' }).first().click();
    const times = guest.getByRole('dialog', { name: 'When would you like to pick it up?' });
    const first = times.getByRole('radiogroup', { name: 'Times' }).locator('label').first();
    const time = (await first.textContent()) ?? '';
    await first.click();
    const number = await placeOrder(guest);
    const cook = await closed.desktop();
    await signIn(cook, '/kitchen', 'kitchen');
    await ticketOf(cook, number).getByText(time).waitFor();
    expect(time).toMatch(/^(18:00|00:15)$/);
  });
});
