import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { line, more, placeCart, SOON, shows, withDishes } from '../harness/cart.ts';
import {
  addPlain,
  addToCart,
  chooseTakeAway,
  openCart,
  openProduct,
  placeOrder,
  takeAway,
} from '../harness/guest.ts';
import { signIn, ticketOf } from '../harness/kitchen.ts';
import { aStage, onEach } from '../harness/stage.ts';

const stage = aStage();

test('a new guest takes away; kitchen, board and guest follow it live, until it is fetched', async () => {
  const [cook, board] = [await stage.desktop(), await stage.desktop()];
  await signIn(cook, '/kitchen', 'kitchen');
  await board.goto('/board?shop=harbour');
  const guests = await onEach(await stage.everySize(), async ({ page: guest, size }) => {
    await chooseTakeAway(guest);
    await addPlain(guest, 'Egg tart');
    await openProduct(guest, 'Satay beef instant noodles');
    const sheet = guest.getByRole('dialog', { name: 'Satay beef instant noodles' });
    await sheet.getByRole('button', { name: /^Add HK/ }).click();
    await sheet.getByRole('alert').filter({ hasText: 'Please choose one.' }).waitFor();
    await sheet.getByText('Rice vermicelli').click();
    await sheet.getByRole('button', { name: 'Add Fried egg' }).click();
    await addToCart(guest);
    await openCart(guest);
    await more(guest, 'Egg tart');
    await shows(guest, ['74.00', 'HK$74.00']);
    return { guest, size, number: await placeOrder(guest) };
  });
  expect(new Set(guests.map(({ number }) => number)).size).toBe(guests.length);

  const onBoard = (column: RegExp, number: string) =>
    board.getByRole('region', { name: column }).getByText(number, { exact: true });
  for (const { guest, number } of guests) {
    const ticket = ticketOf(cook, number);
    await ticket.getByText('Satay beef instant noodles').waitFor();
    await ticket.getByText('Rice vermicelli').waitFor();
    await onBoard(/Preparing/, number).waitFor();
    await ticket.getByRole('button', { name: /Start/ }).click();
    await guest.getByText('Cooking', { exact: true }).first().waitFor();
    await ticket.getByRole('button', { name: /Ready/ }).click();
    await guest.getByText('Your order is ready.').waitFor();
    await onBoard(/Ready/, number).waitFor();
    await ticket.getByRole('button', { name: /Taken/ }).click();
    await guest.getByText('Your order is ready.').waitFor({ state: 'detached' });
    await board.getByText(number, { exact: true }).waitFor({ state: 'detached' });
    await guest.getByRole('link', { name: 'Bill', exact: true }).click();
    await guest.getByRole('definition').getByText('HK$74.00').first().waitFor();
  }
});

test('a set meal is edited: another dish of a step; what was chosen for the others stays, and its price', async () => {
  await onEach(await stage.everySize(), async ({ page: guest }) => {
    await takeAway(guest);
    await openProduct(guest, 'Afternoon tea set');
    const set = guest.getByRole('dialog', { name: 'Afternoon tea set' });
    await set.getByText('Scrambled egg sandwich').click();
    await set.getByText('Hong Kong milk tea').first().click();
    await set.getByRole('radio', { name: /^Iced/ }).check();
    await addToCart(guest);
    await openCart(guest);
    const row = line(guest, 'Afternoon tea set');
    await row.getByText('Scrambled egg sandwich').waitFor();
    await shows(guest, ['41.00', 'HK$41.00']);

    await row.getByRole('button', { name: 'Edit' }).click();
    await expect
      .poll(() => set.getByRole('radio', { name: /^Scrambled egg sandwich/ }).isChecked(), SOON)
      .toBe(true);
    await expect.poll(() => set.getByRole('radio', { name: /^Iced/ }).isChecked()).toBe(true);
    await set.getByText('Club sandwich').click();
    await set.getByRole('button', { name: 'Save HK$53.00' }).click();
    await set.waitFor({ state: 'hidden' });
    await row.getByText('Club sandwich').waitFor();
    await row.getByText(/Hong Kong milk tea.*Iced/).waitFor();
    await expect.poll(() => row.getByText('Scrambled egg sandwich').count()).toBe(0);
    await more(guest, 'Afternoon tea set');
    await shows(guest, ['106.00', 'HK$106.00']);

    const { products, bill } = await placeCart(guest, stage.client());
    const [parent] = products;
    const items = products.map(({ product, quantity, fromProduct }) => [
      product,
      quantity,
      fromProduct === parent?.id,
    ]);
    expect(items.toSorted()).toEqual([
      ['afternoon-tea-set', 2, false],
      ['club-sandwich', 2, true],
      ['milk-tea', 2, true],
    ]);
    expect(bill.total).toBe(10_600);
    await guest.getByRole('heading', { name: /Afternoon tea set/ }).waitFor();
  });
});

test('half-way through, the language is switched: nothing is lost, nothing is reloaded, and it is ordered', async () => {
  await onEach(await stage.everySize(), async ({ page: guest }) => {
    await withDishes(guest, 'Egg tart');
    await guest.getByRole('textbox', { name: 'Note for this order' }).fill('Two spoons');
    await guest.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
    await choose(guest, 'Language', '简体中文');
    await line(guest, '蛋挞').waitFor();
    const remark = guest.getByRole('textbox', { name: '订单备注' });
    await expect.poll(() => remark.inputValue()).toBe('Two spoons');
    await expect.poll(() => guest.locator('html').getAttribute('lang')).toBe('zh-CN');
    await choose(guest, '语言', '繁體中文');
    await line(guest, '蛋撻').waitFor();
    expect(await guest.evaluate(() => 'isSamePage' in globalThis)).toBe(true);
    await guest.reload();
    await line(guest, '蛋撻').waitFor();
    await expect.poll(() => guest.getByRole('textbox', { name: '訂單備註' }).inputValue()).toBe('Two spoons');
    await guest.getByRole('button', { name: /落單.*HK\$10\.00/ }).click();
    await guest.waitForURL(/\/(order|record)\b/);
    await guest.getByRole('heading', { name: '蛋撻' }).waitFor();
    await guest.getByText('Two spoons').waitFor();
  });
});

/** Chooses a language in the bar at the head of the page. */
async function choose(page: Page, opener: string, language: string): Promise<void> {
  await page.getByRole('button', { name: opener }).click();
  await page.getByRole('dialog').getByText(language).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
}
