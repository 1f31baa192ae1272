import { addPlain } from '@comanda/e2e/guest.ts';
import { chooseShop, enterWorld, GUEST_SCREENS, NEWCOMER_SCREENS } from '@comanda/e2e/guest-screens.ts';
import { whileClosed } from './closing.ts';
import { type Group, page, type Visitor } from './scene.ts';

/** Scenes of a guest who opens the site for the first time. */
export const STRANGER_SCENES: Group = {
  enter: async ({ page }) => {
    await page.goto('/en');
  },
  scenes: [
    page('home of nobody', '/'),
    page('restaurants', '/shops'),
    {
      name: 'restaurants by distance',
      path: () => '/shops',
      act: async (page, _, textOf) => {
        await page.context().grantPermissions(['geolocation']);
        await page.context().setGeolocation({ latitude: 22.281, longitude: 114.158 });
        await page.getByText(textOf('shops:nearest'), { exact: true }).click();
        await page
          .getByText(/\d\s?(km|m|公里|米)$/)
          .first()
          .waitFor();
      },
    },
    whileClosed('restaurants closed', '/shops'),
    {
      name: 'menu that does not arrive',
      path: () => '/browse?shop=harbour',
      before: async ({ page }) => {
        await page.route('**/api/catalogue/**', (route) => route.abort());
        await chosen(page);
      },
      // its skeleton has no button; what went wrong has one
      act: (page) => page.getByRole('main').getByRole('button').first().waitFor(),
      after: (page) => page.unroute('**/api/catalogue/**'),
    },
    {
      name: 'menu on its way',
      path: () => '/browse',
      isMoving: true,
      before: async ({ page }) => {
        await page.route('**/api/catalogue/**', () => new Promise(() => undefined));
        await chosen(page);
      },
      after: (page) => page.unroute('**/api/catalogue/**'),
    },
  ],
};

/** Opens a phone that has chosen the café and read nothing of it yet. */
async function chosen(page: Visitor['page']): Promise<void> {
  const value = { shop: 'harbour', mode: 'takeAway' };
  await page.evaluate(
    (place) => localStorage.setItem('comanda.place', place),
    JSON.stringify({ version: 2, value }),
  );
}

/** First paints, before the program runs. */
export const DRAWN_SCENES: Group = {
  enter: ({ page }) => page.route('**/assets/*.js', (route) => route.abort()),
  scenes: [{ ...page('drawn menu', '/?shop=harbour'), isMoving: true, isBare: true }],
};

export const NEWCOMER_SCENES: Group = {
  enter: async ({ page }) => {
    await chooseShop(page);
  },
  scenes: [
    ...NEWCOMER_SCREENS,
    whileClosed('home closed', '/'),
    whileClosed('menu while closed', '/browse'),
    {
      name: 'page that breaks',
      path: () => '/tnc',
      before: async ({ page }) => {
        await page.route('**/assets/terms*.js', (route) => route.abort());
      },
      after: (page) => page.unroute('**/assets/terms*.js'),
    },
  ],
};

export const GUEST_SCENES: Group = {
  world: async ({ page, client, freeTable }) => enterWorld(page, client, (await freeTable()).name),
  scenes: [
    ...GUEST_SCREENS,
    page('product', '/products/milk-tea'),
    page('product sold out', '/products/roast-goose-rice'),
    {
      name: 'menu with counts',
      path: () => '/browse',
      before: async ({ page }) => {
        await page.goto('/en/browse');
        await addPlain(page, 'Egg tart');
      },
    },
  ],
};
