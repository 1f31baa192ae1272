import { expect, test } from 'vitest';
import { line, more, SOON, withDishes } from './harness/cart.ts';
import { addPlain, chooseTakeAway, openCart, orderNumber, placeOrder } from './harness/guest.ts';
import { SHOP } from './harness/orders.ts';
import { asStaff } from './harness/staff.ts';
import { aStage } from './harness/stage.ts';

const stage = aStage();

/** Sets how many are left of a product, as the staff do. */
async function leave(product: string, quantity: number): Promise<void> {
  const manager = await asStaff(stage.client(), 'manager');
  await manager.patch('products', product, { stock: { stockMode: 'sync', quantity } });
}

test('sold out without the phone hearing of it: the server says so, the line shows it', async () => {
  const { page: guest, context } = await stage.device();
  await context.routeWebSocket('**/api/socket.io/**', (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => {
      if (!String(message).includes('products patched')) socket.send(message);
    });
  });
  // by clicks: a page that has just begun reads the menu again, and would know
  await chooseTakeAway(guest);
  await addPlain(guest, 'Cocktail bun');
  await addPlain(guest, 'Egg waffle');
  await openCart(guest);
  await more(guest, 'Cocktail bun');
  await leave('cocktail-bun', 1);
  await guest.getByRole('button', { name: /^Place order/ }).click();
  const published = guest.getByRole('alertdialog', { name: 'Something has just sold out' });
  await published.getByRole('button', { name: 'Back to the cart' }).click();
  const bun = line(guest, 'Cocktail bun');
  await bun.getByRole('alert').getByText('Only 1 left of Cocktail bun.').waitFor();
  await bun.getByRole('button', { name: 'Keep 1' }).click();
  await placeOrder(guest);
});

test('another price while it lies in the cart: said at the line; asked before anything is ordered at another', async () => {
  const { page: guest } = await stage.device({ size: 'desktop' });
  let price = 2800;
  let readings = 0;
  await guest.route(
    (url) => url.pathname.startsWith('/api/catalogue/'),
    async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      await route.fulfill({ response, body: text.replaceAll('"price":2800', `"price":${price}`) });
      readings += 1;
    },
  );
  await withDishes(guest, 'Egg waffle');
  const waffle = line(guest, 'Egg waffle');
  await waffle.getByText('28.00').waitFor();
  // the page's own reading, and the one that follows its connection
  await expect.poll(() => readings, SOON).toBeGreaterThanOrEqual(2);
  price = 3000;
  readings = 0;
  await guest.reload();
  await waffle.getByText('The price is now HK$30.00 (was HK$28.00).').waitFor();
  await waffle.getByRole('button', { name: 'OK', exact: true }).click();
  await waffle.getByRole('button', { name: 'OK', exact: true }).waitFor({ state: 'detached' });
  await expect.poll(() => readings, SOON).toBeGreaterThanOrEqual(2);
  price = 2800;
  await guest.getByRole('button', { name: /^Place order/ }).click();
  const asked = guest.getByRole('alertdialog', { name: 'A price has changed' });
  await asked.getByRole('button', { name: 'Order at HK$28.00' }).click();
  await orderNumber(guest);
});

test('an answer made before an event and received after it does not undo the event', async () => {
  const manager = await asStaff(stage.client(), 'manager');
  const { page: guest } = await stage.device();
  const isReading = (url: string) => new URL(url).pathname.startsWith('/api/catalogue/');
  let seen = 0;
  guest.on('response', (response) => {
    if (isReading(response.url())) seen += 1;
  });
  await withDishes(guest, 'Egg waffle');
  // both readings of this page are over: none counts as one of the next
  await expect.poll(() => seen, SOON).toBeGreaterThanOrEqual(2);
  let deliver: () => void = () => undefined;
  const published = new Promise<void>((resolve) => {
    deliver = resolve;
  });
  // the page's own reading is answered, the one that follows the connection is made and held back
  let readings = 0;
  const made = new Promise<void>((resolve) => {
    void guest.route(
      (url) => url.pathname.startsWith('/api/catalogue/'),
      async (route) => {
        readings += 1;
        if (readings < 2) return route.continue();
        const response = await route.fetch({
          headers: { ...route.request().headers(), 'if-none-match': '' },
        });
        resolve();
        await published;
        await route.fulfill({ response });
      },
    );
  });
  await guest.reload();
  await made;
  await manager.patch('shops', SHOP, { openTakeAway: false });
  const closed = guest.getByText('The shop is now closed. You cannot checkout.');
  await closed.waitFor();
  const answered = guest.waitForResponse((response) => isReading(response.url()));
  deliver();
  await answered;
  await guest.waitForLoadState('networkidle');
  await closed.waitFor();
  await manager.patch('shops', SHOP, { openTakeAway: true });
  await closed.waitFor({ state: 'detached' });
});
