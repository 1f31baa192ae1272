import { aDevice, openBrowser } from '@comanda/e2e/browser.ts';
import { aFeathersClient } from '@comanda/e2e/feathers-client.ts';
import { type DeviceKind, enterOnLock, setUpDevice } from '@comanda/e2e/pairing.ts';
import { openRestaurant } from '@comanda/e2e/restaurant.ts';
import type { Browser } from 'playwright-core';
import { guestsFiles, kib, type LoadedFile, loadedAnew } from './loaded-files.ts';
import { type Bench, rounded } from './report.ts';

/** The first control of each device's screen: from then on a dish can be rung up, or a table opened. */
const FIRST_CONTROL = {
  Till: 'main fieldset button',
  Handheld: 'main li button',
  Kiosk: 'main [class*=mode]',
} satisfies Readonly<Record<DeviceKind, string>>;

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
        return rounded(kib(own));
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
