import { join } from 'node:path';
import { aDevice } from '@comanda/e2e/browser.ts';
import { addPlain, addToCart, openCart, openProduct, placeOrder, takeAway } from '@comanda/e2e/guest.ts';
import { signIn, ticketOf } from '@comanda/e2e/kitchen.ts';
import type { Restaurant } from '@comanda/e2e/restaurant.ts';
import { pictured } from '@comanda/e2e/screens.ts';
import type { Browser, Page } from 'playwright-core';

const folder = join(import.meta.dirname, '../docs/screenshots');

async function take(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  await pictured(page);
  // a message under the pointer stays
  await page.mouse.move(1, 1);
  await page.getByRole('button', { name: 'Undo' }).waitFor({ state: 'hidden' });
  await page.screenshot({ path: join(folder, `${name}.png`), scale: 'css' });
  console.log(`docs/screenshots/${name}.png`);
}

/** The six pictures of the README. */
export async function takeReadmePictures(browser: Browser, restaurant: Restaurant): Promise<void> {
  const guest = (await aDevice(browser, restaurant.url)).page;
  await takeAway(guest);
  await take(guest, 'menu');
  await openProduct(guest, 'Afternoon tea set');
  await guest.getByText('Club sandwich').click();
  await take(guest, 'set-meal');
  await guest.getByText('Hong Kong milk tea').click();
  await addToCart(guest);
  await addPlain(guest, 'Egg tart');
  await addPlain(guest, 'Pineapple bun with butter');
  await openCart(guest);
  await take(guest, 'cart');
  const number = await placeOrder(guest);

  const cook = (await aDevice(browser, restaurant.url, { size: 'desktop' })).page;
  await signIn(cook, '/kitchen', 'kitchen');
  const others = [
    ['Satay beef instant noodles', 'Macaroni'],
    ['French toast', undefined],
  ] as const;
  for (const [dish, choice] of others) {
    const { page, context } = await aDevice(browser, restaurant.url);
    await takeAway(page);
    await openProduct(page, dish === 'French toast' ? 'Hong Kong French toast' : dish);
    if (choice) await page.getByText(choice).click();
    await addToCart(page);
    await openCart(page);
    await placeOrder(page);
    await context.close();
  }
  await ticketOf(cook, number).getByRole('button', { name: /Start/ }).click();
  await guest.getByText('Cooking', { exact: true }).first().waitFor();
  await take(guest, 'order');
  await take(cook, 'kitchen');
  await ticketOf(cook, number).getByRole('button', { name: /Ready/ }).click();

  const board = (await aDevice(browser, restaurant.url, { size: 'desktop' })).page;
  await board.goto('/board?shop=harbour');
  await board.getByRole('region', { name: /Ready/ }).getByText(number, { exact: true }).waitFor();
  await take(board, 'board');
}
