import { aDevice, openBrowser } from '@comanda/e2e/browser.ts';
import { aFeathersClient } from '@comanda/e2e/feathers-client.ts';
import { type DeviceKind, enterOnLock, setUpDevice } from '@comanda/e2e/pairing.ts';
import { openRestaurant } from '@comanda/e2e/restaurant.ts';
import type { Browser, Page } from 'playwright-core';
import { type Bench, rounded } from './report.ts';

type LoadedFile = { readonly name: string; readonly bytes: number };

/** The first control of each device's screen: from then on a dish can be rung up, or a table opened. */
const FIRST_CONTROL = {
  Till: 'main fieldset button',
  Handheld: 'main li button',
  Kiosk: 'main [class*=mode]',
} satisfies Readonly<Record<DeviceKind, string>>;

/** Notes in the page when a control is there. */
function watch(selector: string): void {
  const noted = { usableAt: 0 };
  Object.assign(globalThis, { noted });
  new MutationObserver((_, observer) => {
    if (document.querySelector(selector) === null) return;
    noted.usableAt = performance.now();
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true });
}

/** Returns the scripts and styles that a page asked for until its first control, with their sizes on the wire. */
function loadedFiles(page: Page): Promise<readonly LoadedFile[]> {
  return page.evaluate(() => {
    const { noted } = globalThis as unknown as { noted: { usableAt: number } };
    return performance
      .getEntriesByType('resource')
      .map((entry) => entry as PerformanceResourceTiming)
      .filter(({ name, startTime }) => /\.(js|css)$/.test(name) && startTime <= noted.usableAt)
      .map(({ name, encodedBodySize }) => ({ name, bytes: encodedBodySize }));
  });
}

/** Returns what a page loads anew until its first control. */
async function loadedAnew(page: Page, selector: string, load: () => Promise<unknown>) {
  await page.addInitScript(watch, selector);
  await load();
  await page.locator(selector).first().waitFor();
  return loadedFiles(page);
}

/** Returns what a device of a kind loads until its first control; what its set-up loaded is none of it. */
async function loadedBy(browser: Browser, url: string, kind: DeviceKind): Promise<readonly LoadedFile[]> {
  const size = kind === 'Handheld' ? 'phone' : 'desktop';
  const { page, context } = await aDevice(browser, url, { size, hasWorker: false });
  const client = aFeathersClient(url);
  await setUpDevice(page, client, kind);
  client.close();
  await page.getByRole('button', { name: 'Start' }).click();
  if (kind !== 'Kiosk') await enterOnLock(page, 'waiter');
  await page.waitForURL(`**/${kind.toLowerCase()}*`);
  const files = await loadedAnew(page, FIRST_CONTROL[kind], () => page.reload());
  await context.close();
  return files;
}

/** Returns the names of what a guest's menu loads. */
async function guestsFiles(browser: Browser, url: string): Promise<ReadonlySet<string>> {
  const { page, context } = await aDevice(browser, url, { hasWorker: false });
  await page.addInitScript(() => {
    const value = { shop: 'harbour', mode: 'takeAway' };
    localStorage.setItem('comanda.place', JSON.stringify({ version: 1, value }));
  });
  const files = await loadedAnew(page, 'article button', () => page.goto('/browse'));
  await context.close();
  return new Set(files.map(({ name }) => name));
}

/**
 * Scripts and styles, compressed, that a till, a handheld and a kiosk load until their first control beyond those of a
 * guest's menu; the value is the largest of the three.
 */
export const staffLoad: Bench = {
  name: 'staff-load',
  async measure() {
    const restaurant = await openRestaurant();
    const browser = await openBrowser();
    try {
      const guests = await guestsFiles(browser, restaurant.url);
      const weigh = async (kind: DeviceKind) => {
        const files = await loadedBy(browser, restaurant.url, kind);
        const own = files.filter(({ name }) => !guests.has(name));
        return rounded(own.reduce((total, { bytes }) => total + bytes, 0) / 1024);
      };
      const till = await weigh('Till');
      const handheld = await weigh('Handheld');
      const kiosk = await weigh('Kiosk');
      return {
        bench: 'staff-load',
        unit: 'KiB',
        value: Math.max(till, handheld, kiosk),
        target: 120,
        bound: 'atMost',
        till,
        handheld,
        kiosk,
      };
    } finally {
      await browser.close();
      await restaurant.remove();
    }
  },
};
