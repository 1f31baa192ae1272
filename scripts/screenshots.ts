/**
 * `npm run screenshots [-- name …]`: pictures of every page and dialog from the real program, at three sizes, light
 * and dark, in three languages, into screenshots/ (which git ignores). Names choose among them: `cart`, `zh-hk`,
 * `dark`, `phone`. With `--whole` pages are taken in their whole length, with `--readme` those of the README instead; with
 * `--axe` no picture is taken: axe looks at each, and its findings are printed.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { accessibilityProblems } from '@comanda/e2e/accessibility.ts';
import { aDevice, openBrowser, SIZES, type Size } from '@comanda/e2e/browser.ts';
import { aFeathersClient, type FeathersClient } from '@comanda/e2e/feathers-client.ts';
import { type Language, TEXTS, type World } from '@comanda/e2e/guest-screens.ts';
import { openRestaurant } from '@comanda/e2e/restaurant.ts';
import { pictured, settled, still } from '@comanda/e2e/screens.ts';
import { tableAddress } from '@comanda/e2e/tables.ts';
import { textsIn } from '@comanda/e2e/texts-in.ts';
import { PAGES } from '@comanda/web/pages.ts';
import { takeReadmePictures } from './readme-pictures.ts';
import { SCREENSHOTS } from './screenshot-scenes.ts';
import type { Group, Scene, Visitor } from './screenshots/scene.ts';

const SCHEMES = ['light', 'dark'] as const;
const LANGUAGES = Object.keys(TEXTS) as readonly Language[];
const SIZE_NAMES = Object.keys(SIZES) as readonly Size[];
const folder = join(import.meta.dirname, '../screenshots');

const wanted = process.argv.slice(2);
const isWhole = wanted.includes('--whole');
const byAxe = wanted.includes('--axe');
/** Returns true if the given names exclude a picture. */
function isLeftOut(kind: readonly string[], value: string): boolean {
  const named = wanted.filter((each) => kind.includes(each));
  return named.length > 0 && !named.includes(value);
}
const SCENE_NAMES = SCREENSHOTS.flatMap(({ scenes }) => scenes.map(({ name }) => name));

const restaurant = await openRestaurant();
const browser = await openBrowser();
let tables = 0;
let looks = 0;
/** The paths that scenes were opened at. */
const shown: string[] = [];

/** Time allowed for each step, in milliseconds: the machine may be busy with other work. */
const TIMEOUTS = 30_000;
const NOBODY: World = { session: '', number: '' };

type Appearance = { readonly language: Language; readonly scheme: (typeof SCHEMES)[number] };

/** Takes a scene at each size. */
async function take(
  scene: Scene,
  world: World,
  visitor: Visitor,
  { language, scheme }: Appearance,
): Promise<void> {
  const { name, path, before, act, after, isMoving, isBare } = scene;
  const { page } = visitor;
  try {
    await page.setViewportSize(SIZES.phone);
    await before?.(visitor);
    const url = restaurant.url;
    if (isBare) await page.context().addCookies([{ name: 'i18n_redirected', value: language, url }]);
    await page.goto(isBare ? path(world) : `/${language}${path(world)}`);
    shown.push(path(world).replace(/[?#].*$/, ''));
    // what the server draws goes when the program has started, unless that is what is looked at
    const root = isBare ? '#first-paint' : '#root';
    await page.locator(`${root} :is(h1, h2, h3, [aria-busy]):visible`).first().waitFor();
    await act?.(page, TEXTS[language], textsIn(language), visitor);
    for (const size of SIZE_NAMES) {
      if (isLeftOut(SIZE_NAMES, size)) continue;
      await page.setViewportSize(SIZES[size]);
      if (isMoving === undefined) {
        await settled(page);
        await page.waitForLoadState('networkidle');
      } else await still(page);
      await pictured(page);
      if (byAxe) {
        // hidden from those who do not see it
        if (isBare) continue;
        const problems = await accessibilityProblems(page);
        const look = `${name}, ${language}, ${scheme}, ${size}`;
        for (const problem of problems) complain(problem, look);
        console.log(`${look}: ${problems.length}`);
        looks += 1;
        continue;
      }
      const file = join(folder, `${language}-${scheme}`, size, `${name.replaceAll(' ', '-')}.png`);
      mkdirSync(join(file, '..'), { recursive: true });
      await page.screenshot({ path: file, scale: 'css', fullPage: isWhole });
    }
  } finally {
    await after?.(page, visitor);
  }
}

/** Returns the next table of the café, its name and where its code leads to. */
async function nextTable(client: FeathersClient): ReturnType<Visitor['freeTable']> {
  tables += 1;
  const name = tables <= 8 ? `A0${tables}` : `B${String(tables - 8).padStart(2, '0')}`;
  const { pathname, search } = new URL(await tableAddress(client, name));
  return { name, path: `${pathname}${search}` };
}

/** Says what went wrong; the other pictures are taken all the same. */
function complain(error: unknown, name = 'entering'): void {
  console.error(`${name}: ${String(error).split('\n')[0]}`);
  process.exitCode = 1;
}

/** Reports pages of the page table that no scene shows, at none of their paths. */
function complainOfMissing(): void {
  const isShown = (path: string) => {
    const pattern = new URLPattern({ pathname: path });
    return shown.some((pathname) => pattern.test({ pathname }));
  };
  const seen = new Set(PAGES.filter(({ path }) => isShown(path)).map(({ load }) => load));
  for (const { load, path } of PAGES) if (!seen.has(load)) complain('no picture of it', path);
}

/** Opens the page of a scene on a new device. */
async function takeGroup({ enter, world: worldOf, scenes }: Group, look: Appearance): Promise<void> {
  const chosen = scenes.filter(({ name }) => !isLeftOut(SCENE_NAMES, name));
  if (chosen.length === 0) return;
  const { page, context } = await aDevice(browser, restaurant.url, {
    size: 'desktop',
    colorScheme: look.scheme,
    hasWorker: false,
  });
  context.setDefaultTimeout(TIMEOUTS);
  const client = aFeathersClient(restaurant.url);
  const visitor = { page, client, freeTable: () => nextTable(client) };
  try {
    await enter?.(visitor);
    const world = (await worldOf?.(visitor)) ?? NOBODY;
    for (const scene of chosen) {
      await take(scene, world, visitor, look).catch((error: unknown) => complain(error, scene.name));
    }
  } finally {
    // what a scene answers in place of the server may still be on its way
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
    client.close();
  }
}

try {
  if (wanted.includes('--readme')) await takeReadmePictures(browser, restaurant);
  else
    for (const language of LANGUAGES)
      for (const scheme of SCHEMES)
        if (!isLeftOut(LANGUAGES, language) && !isLeftOut(SCHEMES, scheme)) {
          for (const group of SCREENSHOTS) await takeGroup(group, { language, scheme }).catch(complain);
          console.log(
            byAxe ? `${looks} looks at ${language}, ${scheme}` : `screenshots/${language}-${scheme}`,
          );
        }
  if (wanted.every((name) => name.startsWith('--')) && !wanted.includes('--readme')) complainOfMissing();
} finally {
  await browser.close();
  await restaurant.remove();
}
