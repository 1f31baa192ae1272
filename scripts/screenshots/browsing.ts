import { addPlain, takeAway } from '@comanda/e2e/guest.ts';
import { sitDown } from '@comanda/e2e/tables.ts';
import type { TextOf } from '@comanda/e2e/texts-in.ts';
import type { Page } from 'playwright-core';
import { whileClosed } from './closing.ts';
import { type Group, page, type Scene } from './scene.ts';

const menu = (name: string): Scene => page(name, '/browse');

async function openFilter(page: Page, textOf: TextOf): Promise<void> {
  await page.getByRole('button', { name: textOf('menu:filter'), exact: true }).click();
  await page.getByRole('dialog').getByRole('status').waitFor();
}

/** Leaves out dishes by what they contain, or all that are not of a diet. */
async function leaveOut(page: Page, textOf: TextOf, ...words: readonly string[]): Promise<void> {
  await openFilter(page, textOf);
  for (const word of words)
    await page
      .getByRole('dialog')
      .getByRole('button', { name: textOf(`dietary-filter:${word}`), exact: true })
      .click();
}

async function closeFilter(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button').last().click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
}

const forgetFilter = (page: Page) => page.evaluate(() => localStorage.removeItem('comanda.foodFilter'));

const search = (name: string, keyword: string, more?: Scene['act']): Scene => ({
  ...menu(name),
  act: async (page, texts, textOf, visitor) => {
    await page.getByRole('searchbox').fill(keyword);
    await page.locator('output, [role="status"], h2').first().waitFor();
    await more?.(page, texts, textOf, visitor);
  },
});

const openSections: Scene['act'] = async (page, _, textOf) => {
  await page.getByRole('button', { name: new RegExp(`^${textOf('menu:section')}[:：]`) }).click();
  await page.getByRole('menu').waitFor();
};

const missing: Scene['act'] = async (page) => {
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('radio').first().waitFor();
  await sheet.getByRole('button').last().click();
  await sheet.getByRole('alert').first().waitFor();
};

/** Scenes of a guest who takes away and searches the menu. */
export const BROWSING_SCENES: Group = {
  enter: async ({ page }) => {
    await takeAway(page);
    await addPlain(page, 'Cocktail bun');
  },
  scenes: [
    { ...menu('menu sections'), act: openSections },
    {
      ...menu('menu of a sub-category'),
      act: async (page, _, textOf) => {
        const rail = page.getByRole('navigation', { name: textOf('menu:categories') });
        const category = rail.getByRole('button').nth(3);
        await category.click();
        const name = (await category.textContent()) ?? '';
        await page.getByRole('group', { name, exact: true }).getByRole('button').nth(1).click();
      },
    },
    {
      ...menu('menu as pictures to take away'),
      act: (page, { asPictures }) => page.getByRole('button', { name: asPictures }).click(),
      after: (page) => page.evaluate(() => localStorage.removeItem('comanda.listView')),
    },
    search('search with results', '奶'),
    search('search that comes close', 'milk taa'),
    { ...menu('filter of dishes'), act: (page, _, textOf) => openFilter(page, textOf) },
    {
      ...menu('filter that leaves dishes out'),
      act: (page, _, textOf) => leaveOut(page, textOf, 'allergen.wheat', 'allergen.egg', 'allergen.peanut'),
      after: forgetFilter,
    },
    {
      ...menu('menu with a filter'),
      act: async (page, _, textOf) => {
        await leaveOut(page, textOf, 'allergen.wheat', 'hot', 'diet.vegetarian');
        await closeFilter(page);
      },
    },
    search('search under a filter', '通粉'),
    { ...page('product that does not fit', '/products/afternoon-tea-set'), after: forgetFilter },
    {
      ...page('what goes well', '/products/egg-tart'),
      act: async (page) => {
        const add = page.getByRole('dialog').getByRole('button').last();
        await add.click();
        await page.getByRole('dialog').getByRole('listitem').first().waitFor();
      },
    },
    { ...page('set meal with what is missing', '/products/afternoon-tea-set'), act: missing },
    {
      ...page('set meal with a dish chosen', '/products/afternoon-tea-set'),
      act: async (page) => {
        const sheet = page.getByRole('dialog');
        await sheet.getByRole('radio').nth(1).check({ force: true });
        await sheet.getByRole('radio').last().scrollIntoViewIfNeeded();
      },
    },
    whileClosed('closed but for later', '/closed'),
  ],
};

/** Scenes of a guest at a table. */
export const TABLE_MENU_SCENES: Group = {
  enter: async ({ page, freeTable }) => {
    const { name, path } = await freeTable();
    await sitDown(page, path, name);
  },
  scenes: [{ ...menu('menu sections at a table'), act: openSections }],
};
