import { aDevice, openBrowser } from '@comanda/e2e/browser.ts';
import { aFeathersClient } from '@comanda/e2e/feathers-client.ts';
import { setUpDevice } from '@comanda/e2e/pairing.ts';
import { openRestaurant } from '@comanda/e2e/restaurant.ts';
import type { Page } from 'playwright-core';
import { type Bench, rounded } from './report.ts';

type LoadedFile = { readonly name: string; readonly bytes: number };

/** Opens a first screen in a page of a restaurant. */
type OpenScreen = (page: Page, url: string) => Promise<void>;

const openKiosk: OpenScreen = async (page, url) => {
  const client = aFeathersClient(url);
  await setUpDevice(page, client, 'Kiosk');
  client.close();
  await page.getByRole('button', { name: 'Start' }).click();
  await page.waitForURL('**/kiosk');
  // what the set-up loaded is none of the kiosk's
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'What would you like?' }).waitFor();
};

const openMenu: OpenScreen = async (page) => {
  await page.addInitScript(() => {
    const value = { shop: 'harbour', mode: 'takeAway' };
    localStorage.setItem('comanda.place', JSON.stringify({ version: 1, value }));
  });
  await page.goto('/browse');
  await page.getByRole('article').getByRole('button').first().waitFor();
};

/** Returns the scripts and styles that a page has loaded, with their sizes on the wire. */
function loadedFiles(page: Page): Promise<readonly LoadedFile[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map((entry) => entry as PerformanceResourceTiming)
      .filter(({ name }) => /\.(js|css)$/.test(name))
      .map(({ name, encodedBodySize }) => ({ name, bytes: encodedBodySize })),
  );
}

/** Scripts and styles, compressed, that a kiosk loads until its first screen beyond those of a guest's menu. */
export const kioskLoad: Bench = {
  name: 'kiosk-load',
  async measure() {
    const restaurant = await openRestaurant();
    const browser = await openBrowser();
    const loadedBy = async (open: OpenScreen, size: 'phone' | 'desktop') => {
      const { page } = await aDevice(browser, restaurant.url, { size, hasWorker: false });
      await open(page, restaurant.url);
      return loadedFiles(page);
    };
    try {
      const guests = new Set((await loadedBy(openMenu, 'phone')).map(({ name }) => name));
      const files = await loadedBy(openKiosk, 'desktop');
      const own = files.filter(({ name }) => !guests.has(name));
      const sum = (some: readonly LoadedFile[]) => some.reduce((total, { bytes }) => total + bytes, 0) / 1024;
      return {
        bench: 'kiosk-load',
        unit: 'KiB',
        value: rounded(sum(own)),
        target: 120,
        bound: 'atMost',
        files: own.length,
        withGuestsFiles: rounded(sum(files)),
      };
    } finally {
      await browser.close();
      await restaurant.remove();
    }
  },
};
