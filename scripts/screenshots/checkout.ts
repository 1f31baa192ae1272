import type { PickupSlot } from '@comanda/contract';
import { addPlain, chooseSection, openCart, takeAway } from '@comanda/e2e/guest.ts';
import { anOrder, SHOP } from '@comanda/e2e/orders.ts';
import type { TextOf } from '@comanda/e2e/texts-in.ts';
import type { Page } from 'playwright-core';
import { fillCart } from './cart.ts';
import { whileClosed } from './closing.ts';
import { type Group, page, type Visitor } from './scene.ts';

const cart = (name: string) => page(name, '/cart');

/** Opens what a row of how, where and when an order is had offers. */
async function openRow(page: Page, label: string): Promise<void> {
  const words = page.locator('b', { hasText: new RegExp(`^${label}$`) });
  await words.locator('xpath=../..').getByRole('button').click();
  await page.getByRole('dialog').waitFor();
}

const openTimes = (page: Page, _: unknown, textOf: TextOf) => openRow(page, textOf('checkout:pickup.label'));

/** Fills the second time from here, and the third but for one. */
async function fillTimes({ client }: Visitor): Promise<void> {
  const query = { shop: SHOP, type: 'takeAway' };
  const slots = await client.find<readonly PickupSlot[]>('pickupSlots', query);
  const pickupTimes = [slots[1], slots[2]].flatMap((slot, keeps) =>
    Array.from({ length: Math.max(0, (slot?.left ?? 0) - keeps) }, () => slot?.at),
  );
  for (const pickupAt of pickupTimes) {
    const { session, ...order } = await anOrder(client);
    const call = { ...order, session: { ...session, pickupAt }, requestId: crypto.randomUUID() };
    await client.create('tableSessions/create', call);
  }
}

async function openTip(page: Page, textOf: TextOf): Promise<void> {
  await page.getByText(textOf('checkout:tip.other'), { exact: true }).click();
  await page.getByRole('dialog').waitFor();
}

/** Presses the button that places the cart. */
export async function place(page: Page, textOf: TextOf): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${textOf('checkout:placing.place')}`) }).click();
}

export const CHECKOUT_SCENES: Group = {
  enter: async ({ page }) => {
    await fillCart(page);
  },
  scenes: [
    { ...cart('how it is had'), act: (page, _, textOf) => openRow(page, textOf('checkout:how.label')) },
    { ...cart('times to pick up'), act: openTimes },
    { ...cart('times that are full'), before: fillTimes, act: openTimes },
    { ...cart('tip'), act: (page, _, textOf) => openTip(page, textOf) },
    {
      ...cart('tip refused'),
      act: async (page, _, textOf) => {
        await openTip(page, textOf);
        await page.getByRole('dialog').getByRole('textbox').fill('five');
        await page.getByRole('dialog').getByRole('button').last().click();
      },
    },
    {
      ...cart('terms to agree to'),
      before: ({ page }) =>
        page.route('**/api/appSettings*', (route) => {
          const data = [{ _id: 'terms', key: 'termsVersion', value: '2026-01' }];
          return route.fulfill({ json: { total: 1, limit: 1000, skip: 0, data } });
        }),
      act: async (page, _, textOf) => {
        await place(page, textOf);
        await page.getByRole('dialog').waitFor();
      },
      after: (page) => page.unroute('**/api/appSettings*'),
    },
    {
      ...cart('terms to read'),
      act: async (page, _, textOf) => {
        await page.getByRole('button', { name: textOf('checkout:terms.link') }).click();
        await page.getByRole('dialog').waitFor();
      },
    },
    {
      ...cart('ways to pay with the order'),
      before: async ({ page }) => {
        await page.goto('/en');
        await takeAway(page, 'Moon Lane Tea');
        await addPlain(page, 'Pineapple cake');
      },
      act: async (page, _, textOf) => {
        await page
          .getByRole('button', { name: textOf('checkout:placing.change') })
          .last()
          .click();
        await page.getByRole('dialog').waitFor();
      },
    },
  ],
};

async function fillAddress({ page }: Visitor): Promise<void> {
  await page.goto('/en/cart');
  await openRow(page, 'Deliver to');
  const form = page.getByRole('dialog');
  await form.getByRole('textbox', { name: 'Area or building' }).fill('堅尼地');
  await form.locator('label', { hasText: 'Kennedy Town' }).click();
  await form.getByRole('textbox', { name: 'Address' }).fill('8 Belcher’s Street, 12/F, Flat B');
  await form.getByRole('textbox', { name: 'Name' }).fill('Ivy Chan');
  await form.getByRole('textbox', { name: 'Phone' }).fill('9123 4567');
  await form.getByRole('button', { name: 'Use this address' }).click();
  await form.waitFor({ state: 'hidden' });
}

const openAddress = (page: Page, _: unknown, textOf: TextOf) =>
  openRow(page, textOf('checkout:delivery.label'));

export const DELIVERY_SCENES: Group = {
  enter: async ({ page }) => {
    await page.goto('/shops');
    await page.getByRole('button', { name: 'Harbour Lane Café' }).click();
    await page.getByRole('button', { name: /^Delivery/ }).click();
    await chooseSection(page, /All-day/);
    await addPlain(page, 'Egg waffle');
    await openCart(page);
  },
  scenes: [
    page('menu of a delivery', '/browse'),
    cart('delivery cart without an address'),
    { ...cart('delivery address'), act: openAddress },
    {
      ...cart('delivery area unknown'),
      act: async (page, texts, textOf) => {
        await openAddress(page, texts, textOf);
        await page.getByRole('dialog').getByRole('textbox').first().fill('Lantau');
      },
    },
    {
      ...cart('delivery address with faults'),
      act: async (page, texts, textOf) => {
        await openAddress(page, texts, textOf);
        await page.getByRole('dialog').locator('button[type=submit]').click();
        await page.getByRole('alert').last().waitFor();
      },
    },
    whileClosed('delivery cart while closed', '/cart'),
    { ...cart('delivery cart that is too small'), before: fillAddress },
    {
      ...cart('large order asked about'),
      before: fillAddress,
      act: async (page, _, textOf) => {
        await page.getByRole('textbox', { name: /Egg waffle|雞蛋仔|鸡蛋仔/ }).fill('40');
        await page.keyboard.press('Enter');
        await page.getByRole('button', { name: new RegExp(`^${textOf('checkout:placing.place')}`) }).click();
        await page.getByRole('alertdialog').waitFor();
      },
    },
  ],
};
