import { expect, test } from 'vitest';
import { addPlain, openCart, placeOrder, takeAway } from './harness/guest.ts';
import { signIn, ticketOf } from './harness/kitchen.ts';
import { aStage } from './harness/stage.ts';

const stage = aStage();

test('an order for later: the guest chooses a time, the kitchen sees it', async () => {
  const guest = await stage.phone();
  await takeAway(guest);
  await addPlain(guest, 'Egg tart');
  await openCart(guest);
  await guest.getByText('As soon as it is ready · about 12 minutes').waitFor();
  const row = guest.getByRole('region', { name: 'How', exact: true });
  await row.getByRole('button', { name: 'Change' }).last().click();
  const times = guest.getByRole('dialog', { name: 'When would you like to pick it up?' });
  const third = times.getByRole('radiogroup', { name: 'Times' }).locator('label').nth(2);
  const time = (await third.textContent()) ?? '';
  await third.click();
  await times.waitFor({ state: 'hidden' });
  await guest.reload();
  await guest.getByText(`Pick-up${time}`).waitFor();
  const number = await placeOrder(guest);
  const cook = await stage.desktop();
  await signIn(cook, '/kitchen', 'kitchen');
  await ticketOf(cook, number).getByText(time).waitFor();
  expect(time).toMatch(/^\d\d:(00|15|30|45)$/);
});
