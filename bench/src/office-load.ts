import { aDevice, openBrowser } from '@comanda/e2e/browser.ts';
import { signIn } from '@comanda/e2e/kitchen.ts';
import { openRestaurant } from '@comanda/e2e/restaurant.ts';
import type { Page } from 'playwright-core';
import { guestsFiles, kib, type LoadedFile, loadedAnew } from './loaded-files.ts';
import { type Bench, rounded } from './report.ts';

/** KiB of scripts and styles, compressed, that the office's shell and each part may load (office B10.3). */
const BOUNDS = { shell: 160, part: 60 } as const;
/** A part that the navigation offers to shops of one currency only. */
const OF_A_CURRENCY = '/office/invoices';

/** Returns the scripts and styles that a part of the office loads on a fresh page until its heading is there. */
function loadedBy(page: Page, path: string): Promise<readonly LoadedFile[]> {
  return loadedAnew(page, 'main h1, main h2', () => page.goto(path));
}

/**
 * The office's code beyond a guest's menu: the shell, which is what more than one part loads, and what the largest part
 * alone loads, as shares of their bounds; `opening` is the most that a part and what it shares come to.
 */
export const officeLoad: Bench = {
  name: 'office-load',
  async measure() {
    const restaurant = await openRestaurant();
    const browser = await openBrowser();
    try {
      const { page } = await aDevice(browser, restaurant.url, { size: 'desktop', hasWorker: false });
      await signIn(page, '/office/menu', 'owner');
      const links = page.locator('nav a[href*="/office/"]');
      await links.first().waitFor();
      const offered = await links.evaluateAll((all) =>
        all.map((link) => (link as HTMLAnchorElement).pathname),
      );
      const guests = await guestsFiles(browser, restaurant.url);
      const loads = new Map<string, readonly LoadedFile[]>();
      for (const path of new Set([...offered, OF_A_CURRENCY])) {
        const files = await loadedBy(page, path);
        loads.set(
          path.slice('/office/'.length),
          files.filter(({ name }) => !guests.has(name)),
        );
      }
      const all = [...loads.values()];
      const isShared = ({ name }: LoadedFile) =>
        all.filter((files) => files.some((other) => other.name === name)).length > 1;
      const shared = new Map(all.flatMap((files) => files.filter(isShared).map((file) => [file.name, file])));
      const shell = kib([...shared.values()]);
      const parts = Object.fromEntries(
        [...loads].map(([part, files]) => [part, rounded(kib(files.filter((file) => !isShared(file))))]),
      );
      const largest = Math.max(...Object.values(parts));
      return {
        bench: 'office-load',
        unit: '% of the bound',
        value: rounded(100 * Math.max(shell / BOUNDS.shell, largest / BOUNDS.part)),
        target: 100,
        bound: 'atMost',
        shell: rounded(shell),
        opening: rounded(Math.max(...all.map(kib))),
        ...parts,
      };
    } finally {
      await browser.close();
      await restaurant.remove();
    }
  },
};
