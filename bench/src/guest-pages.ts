import { openBrowser } from '@comanda/e2e/browser.ts';
import { aFeathersClient } from '@comanda/e2e/feathers-client.ts';
import { newRequestId, SECTION, SHOP } from '@comanda/e2e/orders.ts';
import { storeVisit } from '@comanda/e2e/page-setup.ts';
import { openRestaurant, type Restaurant } from '@comanda/e2e/restaurant.ts';
import type { Browser, Page } from 'playwright-core';
import { type Bench, median, rounded } from './report.ts';
import { slowVisit, type Visit } from './slow-phone.ts';

const VISITS = 3;
const PLACE = { shop: SHOP, mode: 'takeAway', section: SECTION };
const DISHES = [
  { id: 'tart', product: 'egg-tart', quantity: 2 },
  { id: 'wings', product: 'chicken-wings', quantity: 1 },
];

/** A page that a guest opens without having anything of the program: what the phone has stored, and what stands last. */
type GuestPage = {
  readonly path: string;
  readonly stands: (page: Page) => Promise<unknown>;
  readonly store: (page: Page, restaurant: Restaurant) => Promise<void>;
};

/** Places an order and stores that this phone holds it. */
async function holdOrder(page: Page, { url }: Restaurant): Promise<void> {
  const client = aFeathersClient(url);
  const order = { shop: SHOP, session: { type: 'takeAway', section: SECTION }, products: DISHES };
  const { total } = await client.create<{ total: number }>('tableSessions/quote', order);
  const placed = await client.create<Record<'_id' | 'restoreKey' | 'shop', string>>('tableSessions/create', {
    requestId: newRequestId(),
    total,
    ...order,
  });
  client.close();
  const { _id, restoreKey, shop } = placed;
  await storeVisit(page, 'sessions', 1, [{ _id, restoreKey, shop }]);
}

const PAGES: Readonly<Record<'cart' | 'product' | 'order', GuestPage>> = {
  cart: {
    path: '/cart',
    stands: (page) => page.getByRole('region', { name: 'Offers' }).waitFor({ timeout: 60_000 }),
    async store(page) {
      const cart = DISHES.map((dish) => ({ ...dish, options: [] }));
      await storeVisit(page, 'carts', 1, [{ ...PLACE, cart }]);
    },
  },
  product: {
    path: '/products/wonton-noodles',
    stands: (page) => page.getByRole('dialog').waitFor({ timeout: 60_000 }),
    store: async () => undefined,
  },
  order: {
    path: '/order',
    stands: (page) => page.getByText('The kitchen has your order').waitFor({ timeout: 60_000 }),
    store: holdOrder,
  },
};

/** Returns what a phone without a cache sees of a page, of each visit after the first. */
async function visitsOf(
  page: GuestPage,
  restaurant: Restaurant,
  browser: Browser,
): Promise<readonly Visit[]> {
  const visits: Visit[] = [];
  for (let visit = 0; visit <= VISITS; visit += 1) {
    const seen = await slowVisit(browser, restaurant.url, async (phone) => {
      await phone.context().addCookies([{ name: 'comanda_guest', value: '1', url: restaurant.url }]);
      await storeVisit(phone, 'place', 2, PLACE);
      await page.store(phone, restaurant);
      await phone.goto(page.path);
      await page.stands(phone);
    });
    // the first visit has the pictures drawn
    if (visit > 0) visits.push(seen);
  }
  return visits;
}

type Figure = { readonly unit: string; readonly target: number; readonly of: (visit: Visit) => number };

function pageBench(name: string, page: GuestPage, { unit, target, of }: Figure): Bench {
  return {
    name,
    async measure() {
      const restaurant = await openRestaurant();
      const browser = await openBrowser();
      try {
        const figures = (await visitsOf(page, restaurant, browser)).map((visit) => rounded(of(visit)));
        return { bench: name, unit, value: median(figures), target, bound: 'atMost', visits: figures };
      } finally {
        await browser.close();
        await restaurant.remove();
      }
    },
  };
}

const PAINT: Figure = { unit: 's', target: 2.5, of: ({ largest }) => largest / 1000 };
const SHIFT: Figure = { unit: 'CLS', target: 0.02, of: ({ shifted }) => shifted };
const SCRIPTS: Figure = { unit: 'KiB', target: 0, of: ({ bytes }) => bytes / 1024 };

/** The distance that the cart moves by itself while it loads. */
export const cartShift = pageBench('cart-shift', PAGES.cart, SHIFT);
/** The largest contentful paint of the pages that are not drawn by the server. */
export const cartPaint = pageBench('cart-paint', PAGES.cart, PAINT);
export const productPaint = pageBench('product-paint', PAGES.product, PAINT);
export const orderPaint = pageBench('order-paint', PAGES.order, PAINT);
/** Scripts and styles that these pages load until they stand and are quiet. */
export const cartScripts = pageBench('cart-scripts', PAGES.cart, { ...SCRIPTS, target: 250 });
export const productScripts = pageBench('product-scripts', PAGES.product, { ...SCRIPTS, target: 255 });
export const orderScripts = pageBench('order-scripts', PAGES.order, { ...SCRIPTS, target: 220 });
