import { anOption, aProduct, smallOrganisation } from '@comanda/server/testing/small-organisation.ts';
import { expect, test } from 'vitest';
import { isAccessible } from './harness/accessible.ts';
import { change, line } from './harness/cart.ts';
import { addToCart, openCart, placeOrder } from './harness/guest.ts';
import { check } from './harness/screens.ts';
import { aStage } from './harness/stage.ts';

const item = (product: string, en: string) => ({
  _id: `c-${product}`,
  name: { en, cht: en, chs: en },
  type: 'product' as const,
  product,
});
const named = (en: string) => ({ en, cht: en, chs: en });
const organisation = smallOrganisation({
  products: [
    aProduct('dinner', { name: named('Dinner for two'), price: 9000, options: ['main'] }),
    aProduct('grill', { name: named('Grill set'), price: 9000, options: ['grill'] }),
    aProduct('steak', { name: named('Steak'), price: 0, eatInOnly: true, setOrderOrGiftOnly: true }),
    aProduct('noodles', { name: named('Noodles'), price: 0, setOrderOrGiftOnly: true }),
  ],
  productOptions: [
    anOption('main', {
      name: named('Main dish'),
      required: true,
      options: [{ ...item('steak', 'Steak'), defaultSelected: true }, item('noodles', 'Noodles')],
    }),
    anOption('grill', { name: named('From the grill'), required: true, options: [item('steak', 'Steak')] }),
  ],
});
const stage = aStage({ organisation });

test('a set sells no dish that may not leave: not on the menu, on its page, in the cart, nor as it is placed', async () => {
  const guest = await stage.phone();
  await guest.goto('/shops');
  await guest.getByRole('button', { name: 'Shop' }).first().click();
  await guest.getByRole('button', { name: /^Dine in, any seat/ }).click();
  // eaten here all is sold
  await guest.getByRole('link', { name: 'Dinner for two' }).click();
  const sheet = guest.getByRole('dialog', { name: 'Dinner for two' });
  await expect.poll(() => sheet.getByRole('radio', { name: /Steak/ }).isChecked()).toBe(true);
  await addToCart(guest);
  await openCart(guest);
  // taken away, the dish is to be chosen anew, which the one tap leads to
  await change(guest, 'Order type').click();
  const how = guest.getByRole('dialog', { name: 'How would you like your order?' });
  await how.getByText('Take away').first().click();
  await how.waitFor({ state: 'hidden' });
  const dinner = line(guest, 'Dinner for two');
  await dinner.getByText('Main dish: That dish is only served in the restaurant.').waitFor();
  await dinner.getByRole('button', { name: 'Choose' }).click();
  const step = sheet.getByRole('group', { name: 'Main dish', exact: true });
  await step.getByRole('alert').waitFor();
  await expect.poll(() => step.evaluate((group) => group === document.activeElement)).toBe(true);
  await sheet.getByText('Eat in only').waitFor();
  await check(sheet.getByRole('radio', { name: /Noodles/ }));
  await expect.poll(() => sheet.getByRole('radio', { name: /Steak/ }).isDisabled()).toBe(true);
  await isAccessible(guest, sheet);
  await sheet.getByRole('button', { name: /^Save/ }).click();
  await sheet.waitFor({ state: 'hidden' });
  await dinner.getByText('Noodles').waitFor();
  expect(await placeOrder(guest)).toMatch(/^\d+$/);

  // what has nothing else to offer is not sold at all, and says why
  await guest.goto('/browse');
  const grill = guest.getByRole('article').filter({ hasText: 'Grill set' });
  await grill.getByText('Eat in only').waitFor();
  expect(await grill.getByRole('button').count()).toBe(0);
  await grill.getByRole('link').click();
  const page = guest.getByRole('dialog', { name: 'Grill set' });
  await page.getByText('Only served in the restaurant').waitFor();
  expect(await page.getByRole('button', { name: 'Eat in only' }).isDisabled()).toBe(true);
  await isAccessible(guest, page);
});
