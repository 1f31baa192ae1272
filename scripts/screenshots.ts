/**
 * `npm run screenshots [-- name …]`: pictures of every page and dialog from the real program, at three sizes, light
 * and dark, in three languages, into screenshots/ (which git ignores). Names choose among them: `cart`, `zh-hk`,
 * `dark`, `phone`. `npm run screenshots -- --readme` takes those of the README instead.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { aDevice, openBrowser, SIZES, type Size } from '@comanda/e2e/browser.ts';
import { pictured, settled, still } from '@comanda/e2e/faces.ts';
import { chooseShop, enterWorld, type Language, TEXTS, type World } from '@comanda/e2e/guest-faces.ts';
import { signIn } from '@comanda/e2e/kitchen.ts';
import { logIn } from '@comanda/e2e/members.ts';
import { openRestaurant } from '@comanda/e2e/restaurant.ts';
import { aStockClient } from '@comanda/e2e/stock-client.ts';
import { takeReadmePictures } from './readme-pictures.ts';
import { ALBUM, type Scene } from './screenshot-scenes.ts';

const SCHEMES = ['light', 'dark'] as const;
const LANGUAGES = Object.keys(TEXTS) as readonly Language[];
const SIZE_NAMES = Object.keys(SIZES) as readonly Size[];
const folder = join(import.meta.dirname, '../screenshots');

const wanted = process.argv.slice(2);
/** Whether names were given that leave a picture out. */
function isLeftOut(kind: readonly string[], value: string): boolean {
  const named = wanted.filter((each) => kind.includes(each));
  return named.length > 0 && !named.includes(value);
}
const SCENE_NAMES = Object.values(ALBUM).flatMap((scenes) => scenes.map(({ name }) => name));

const restaurant = await openRestaurant();
const browser = await openBrowser();
const client = aStockClient(restaurant.url);
let table = 0;

/** All pages in a language and a colour scheme: a newcomer's, a guest's, a member's, the staff's. */
async function takeAll(language: Language, scheme: (typeof SCHEMES)[number]): Promise<void> {
  const { page, context } = await aDevice(browser, restaurant.url, { size: 'desktop', colorScheme: scheme });
  const take = async ({ name, path, act, after }: Scene, world: World) => {
    if (isLeftOut(SCENE_NAMES, name)) return;
    await page.setViewportSize(SIZES.phone);
    await page.goto(`/${language}${path(world)}`);
    await page.getByRole('heading').first().waitFor();
    await act?.(page, TEXTS[language]).catch((error: unknown) => {
      console.error(`${language}-${scheme} ${name}: ${String(error).split('\n')[0]}`);
      process.exitCode = 1;
    });
    for (const size of SIZE_NAMES) {
      if (isLeftOut(SIZE_NAMES, size)) continue;
      await page.setViewportSize(SIZES[size]);
      await (name === 'gallery' ? still : settled)(page);
      await page.waitForLoadState('networkidle');
      await pictured(page);
      const file = join(folder, `${language}-${scheme}`, size, `${name.replaceAll(' ', '-')}.png`);
      mkdirSync(join(file, '..'), { recursive: true });
      await page.screenshot({ path: file, scale: 'css' });
    }
    await after?.(page);
  };
  const takeEach = async (scenes: readonly Scene[], world: World) => {
    for (const scene of scenes) await take(scene, world);
  };
  await page.goto('/en');
  const nobody: World = { session: '', number: '' };
  await takeEach(ALBUM.stranger, nobody);
  await chooseShop(page);
  await takeEach(ALBUM.newcomer, nobody);
  await page.goto('/en');
  table += 1;
  await takeEach(ALBUM.guest, await enterWorld(page, client, `A0${table}`));
  await page.goto('/en/member/login');
  await logIn(page, 'mei@example.com');
  await page.getByText('mei@example.com').waitFor();
  await takeEach(ALBUM.member, nobody);
  await signIn(page, '/en/kitchen', 'manager');
  await takeEach(ALBUM.staff, nobody);
  await context.close();
  console.log(`screenshots/${language}-${scheme}`);
}

try {
  if (wanted.includes('--readme')) await takeReadmePictures(browser, restaurant);
  else
    for (const language of LANGUAGES)
      for (const scheme of SCHEMES)
        if (!isLeftOut(LANGUAGES, language) && !isLeftOut(SCHEMES, scheme)) await takeAll(language, scheme);
} finally {
  client.close();
  await browser.close();
  await restaurant.remove();
}
