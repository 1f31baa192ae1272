import { coupon, line, more, takesCode } from '@comanda/e2e/cart.ts';
import { addPlain, addToCart, openCart, openProduct, takeAway } from '@comanda/e2e/guest.ts';
import type { Page } from 'playwright-core';
import { asMember } from './members.ts';
import { type Group, page } from './scene.ts';

/** Fills a cart with a set meal, a dish with choices, and plain dishes. */
export async function fillCart(page: Page): Promise<void> {
  await takeAway(page);
  await openProduct(page, 'Afternoon tea set');
  await page.getByText('Club sandwich').click();
  await page.getByText('Hong Kong milk tea').first().click();
  await page.getByRole('radio', { name: 'Iced' }).check({ force: true });
  await addToCart(page);
  await openProduct(page, 'Satay beef instant noodles');
  await page.getByText('Rice vermicelli').click();
  await page.getByRole('button', { name: 'Add Fried egg' }).click();
  await addToCart(page);
  await addPlain(page, 'Egg tart');
  await addPlain(page, 'Pineapple bun with butter');
  await openCart(page);
  await more(page, 'Egg tart');
}

/** Opens why an amount of the breakdown is what it is. */
async function why(page: Page, at: number): Promise<void> {
  await page.getByRole('term').getByRole('button').nth(at).click();
  await page.getByRole('dialog').waitFor();
}

const cart = (name: string) => page(name, '/cart');
const WELCOME = 'Welcome: 10% off';

export const CART_SCENES: Group = {
  enter: ({ page }) => fillCart(page),
  scenes: [
    cart('full cart'),
    {
      ...cart('edited line'),
      act: async (page, _, textOf) => {
        await page
          .getByRole('button', { name: textOf('cart:edit') })
          .first()
          .click();
        await page.getByRole('dialog').waitFor();
      },
    },
    {
      ...cart('code refused'),
      act: async (page) => {
        await page.locator('form').getByRole('textbox').fill('HARBOUR2025');
        await page.locator('form').getByRole('button').click();
        await page.getByRole('alert').waitFor();
      },
    },
    {
      ...cart('cart with a coupon'),
      before: async ({ page }) => {
        await page.goto('/en/cart');
        await takesCode(page, 'WELCOME10', WELCOME);
      },
    },
    { ...cart('why a discount'), act: (page) => why(page, 1) },
    {
      ...cart('why a line'),
      act: async (page, _, textOf) => {
        await page.getByTitle(textOf('cart:why.ask')).first().click();
        await page.getByRole('dialog').waitFor();
      },
    },
    { ...cart('why the total'), act: (page) => why(page, -1) },
    {
      ...cart('cart with a better deal'),
      before: async ({ page }) => {
        await page.goto('/en/cart');
        await takesCode(page, 'NEIGHBOUR15', 'Neighbours: 15% off');
      },
    },
    {
      ...cart('line removed'),
      act: async (page, _, textOf) => {
        const last = page
          .getByRole('listitem')
          .filter({ has: page.getByRole('group') })
          .last();
        await last.getByRole('group').getByRole('button').first().click();
        await page.getByRole('button', { name: textOf('common:undo') }).hover();
      },
    },
    {
      ...cart('cart that lacks something'),
      before: async ({ page }) => {
        await page.evaluate(() => localStorage.removeItem('comanda.carts'));
        await page.goto('/en');
        await takeAway(page);
        await addPlain(page, 'Egg tart');
        await addPlain(page, 'Bowl of braised brisket');
        await openCart(page);
        await more(page, 'Bowl of braised brisket', 3);
        await line(page, 'Bowl of braised brisket').getByText('The purchase limit').waitFor();
      },
    },
    {
      ...cart('cart that expired'),
      before: ({ page }) =>
        page.evaluate(() => {
          const kept = localStorage.getItem('comanda.carts') ?? '';
          localStorage.setItem('comanda.carts', kept.replace('"product":"egg-tart"', '"product":"gone"'));
        }),
    },
  ],
};

export const MEMBER_CART_SCENES: Group = {
  enter: async (visitor) => {
    await asMember(visitor, 'mei');
    await fillCart(visitor.page);
  },
  scenes: [
    cart('cart of a member'),
    {
      ...cart('cart with a gift'),
      before: async ({ page }) => {
        await page.goto('/en/cart');
        await page.getByRole('button', { name: 'Use A hot milk tea on us' }).click();
        await coupon(page, 'A hot milk tea on us').getByText('Applied to this order').waitFor();
      },
    },
    {
      ...cart('points asked for'),
      act: async (page, _, textOf) => {
        const offers = page.getByRole('region', { name: textOf('offers:card.title') });
        await offers.getByRole('button', { expanded: false }).click();
        const reward = page.getByRole('article').filter({ hasText: textOf('offers:points.buys') });
        await reward.first().getByRole('button').click();
        await page.getByRole('alertdialog').waitFor();
      },
    },
  ],
};

export const VIP_CART_SCENES: Group = {
  enter: async (visitor) => {
    await asMember(visitor, 'kai');
    await fillCart(visitor.page);
  },
  scenes: [cart('cart of a VIP')],
};
