import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { aDevice } from '@comanda/e2e/browser.ts';
import { aFeathersClient } from '@comanda/e2e/feathers-client.ts';
import { addPlain, addToCart, openCart, openProduct, placeOrder, takeAway } from '@comanda/e2e/guest.ts';
import { signIn, ticketOf } from '@comanda/e2e/kitchen.ts';
import { setUpDevice } from '@comanda/e2e/pairing.ts';
import type { Restaurant } from '@comanda/e2e/restaurant.ts';
import { pictured } from '@comanda/e2e/screens.ts';
import { placeAtTable, sitDown, tableAddress } from '@comanda/e2e/tables.ts';
import type { Browser, BrowserContext, Page } from 'playwright-core';

const folder = join(import.meta.dirname, '../docs/screenshots');

const QUALITY = 0.82;

/** Returns a picture as WebP, which the browser makes of it: a third of the size. */
async function asWebp(context: BrowserContext, png: Buffer): Promise<Buffer> {
  const page = await context.newPage();
  const address = await page.evaluate(
    async ([data, quality]) => {
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = image.width;
      canvas.height = image.height;
      canvas.getContext('2d')?.drawImage(image, 0, 0);
      return canvas.toDataURL('image/webp', quality);
    },
    [png.toString('base64'), QUALITY] as const,
  );
  await page.close();
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
}

async function take(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' });
  await pictured(page);
  // small pictures at the edge come last
  await page.waitForTimeout(1_500);
  // a message under the pointer stays
  await page.mouse.move(1, 1);
  await page.getByRole('button', { name: 'Undo' }).waitFor({ state: 'hidden' });
  const picture = await asWebp(page.context(), await page.screenshot({ scale: 'css' }));
  writeFileSync(join(folder, `${name}.webp`), picture);
  console.log(`docs/screenshots/${name}.webp: ${Math.ceil(picture.length / 1024)} KiB`);
}

/** Takes the till with a table's bill, of which a part is sent. */
async function takeTill(browser: Browser, url: string): Promise<void> {
  const { page } = await aDevice(browser, url, { size: 'desktop' });
  await signIn(page, '/till', 'cashier');
  await page.getByRole('button', { name: 'Tables' }).click();
  await page.getByRole('button', { name: /^B07/ }).click();
  const ring = (dish: string) =>
    page.getByRole('group', { name: 'Dishes' }).getByRole('button').filter({ hasText: dish }).click();
  for (const dish of ['Pineapple bun', 'Pork chop bun', 'Egg tart']) await ring(dish);
  await page.getByRole('button', { name: /^Send 3/ }).click();
  await page.getByRole('heading', { name: /^Order/ }).waitFor();
  for (const dish of ['Pork chop bun', 'Egg tart']) await ring(dish);
  await take(page, 'till');
}

/** Takes the handheld with its tables, of which one calls. */
async function takeHandheld(browser: Browser, url: string): Promise<void> {
  const client = aFeathersClient(url);
  const { page: guest } = await aDevice(browser, url);
  await sitDown(guest, await tableAddress(client, 'A02'), 'A02', 2);
  await addPlain(guest, 'Egg tart');
  await placeAtTable(guest);
  await guest.getByRole('button', { name: /^Call staff/ }).click();
  await guest.getByRole('dialog').getByRole('button', { name: 'Water' }).click();
  const { page } = await aDevice(browser, url);
  await signIn(page, '/handheld', 'waiter');
  await page.getByText('Water').first().waitFor();
  await take(page, 'handheld');
  client.close();
}

/** Takes a kiosk's menu with an order begun. */
async function takeKiosk(browser: Browser, url: string): Promise<void> {
  const client = aFeathersClient(url);
  const { page } = await aDevice(browser, url, { size: 'desktop' });
  await page.setViewportSize({ width: 1080, height: 1920 });
  await setUpDevice(page, client, 'Kiosk');
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByRole('button', { name: /^Take away/ }).click();
  for (const dish of ['Pineapple bun', 'Egg tart']) {
    const card = page.getByRole('main').getByRole('listitem').filter({ hasText: dish });
    await card.getByRole('button', { name: /^Add / }).click();
  }
  await take(page, 'kiosk');
  client.close();
}

/** Takes the nine pictures of the README. */
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
  await takeTill(browser, restaurant.url);
  await takeHandheld(browser, restaurant.url);
  await takeKiosk(browser, restaurant.url);
}
