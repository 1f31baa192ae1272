import { more } from '@comanda/e2e/cart.ts';
import { addPlain, openCart } from '@comanda/e2e/guest.ts';
import { refuseCalls } from '@comanda/e2e/socket.ts';
import { asStaff } from '@comanda/e2e/staff.ts';
import { fillCart } from './cart.ts';
import { type Group, page, type Scene, type Visitor } from './scene.ts';

const cart = (name: string) => page(name, '/cart');

async function set(
  { client }: Visitor,
  service: 'products' | 'shops',
  id: string,
  to: object,
): Promise<void> {
  const manager = await asStaff(client, 'manager');
  await manager.patch(service, id, to);
}
const leave = (visitor: Visitor, product: string, stock: object) =>
  set(visitor, 'products', product, { stock });
const ENOUGH = { stockMode: 'unlimited' };

/** Changes of the menu while the cart is being filled. */
export const CHANGED_MENU_SCENES: Group = {
  enter: async ({ page }) => {
    await fillCart(page);
    await page.goto('/en/browse');
    await addPlain(page, 'Cocktail bun');
    await openCart(page);
    await more(page, 'Cocktail bun');
  },
  scenes: [
    {
      ...cart('cart with another price'),
      before: ({ page }) =>
        page.route('**/api/catalogue/**', async (route) => {
          const response = await route.fetch();
          const text = await response.text();
          await route.fulfill({ response, body: text.replaceAll('"price":1000', '"price":1200') });
        }),
      // what still is on its way is let go: its answer would come to a route that is handled
      after: (page) => page.unrouteAll({ behavior: 'ignoreErrors' }),
    },
    {
      ...cart('cart with what is sold out'),
      // a cart that is opened again goes without what was sold out before
      act: async (page, _texts, _said, visitor) => {
        await page.getByRole('listitem').first().waitFor();
        await leave(visitor, 'pineapple-bun-butter', { stockMode: 'sync', quantity: 0 });
        await leave(visitor, 'cocktail-bun', { stockMode: 'sync', quantity: 1 });
        await page.getByRole('alert').nth(1).waitFor();
      },
      after: async (_, visitor) => {
        await leave(visitor, 'pineapple-bun-butter', ENOUGH);
        await leave(visitor, 'cocktail-bun', ENOUGH);
      },
    },
    {
      ...cart('cart of a closed shop'),
      before: (visitor) => set(visitor, 'shops', 'harbour', { openTakeAway: false }),
      after: (_, visitor) => set(visitor, 'shops', 'harbour', { openTakeAway: true }),
    },
  ],
};

/** Returns the scene of a code that is refused for a reason. */
function refused(code: string, status: number): Scene {
  return {
    name: `code refused ${code}`,
    path: () => '/t?shop=harbour&viewItem=harbour-a01&sig=s',
    before: ({ page }) => {
      const refusal = { name: 'Refused', message: 'The oven is on fire', code: status, data: { code } };
      return refuseCalls(page, 'tableSessions/createOrResume', refusal);
    },
  };
}

/** Pages that a scanned code leads to. */
export const CODE_SCENES: Group = {
  enter: ({ page }) => page.goto('/en'),
  scenes: [
    refused('fixedCodeTimeout', 409),
    refused('fixedCodeNotEnabled', 409),
    refused('fixedCodeTableInvalid', 404),
    refused('shopNotFound', 404),
    refused('shopNotEnabledForOnline', 409),
    refused('timeSlotNotFound', 409),
    refused('serverError', 500),
  ],
};
