import { aDevice } from '@comanda/e2e/browser.ts';
import type { Browser, Page } from 'playwright-core';

/** A slow mobile network as Lighthouse applies it to a browser (its "devtools" throttling), and a phone's CPU. */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.6 * 0.9 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 0.9 * 1024) / 8,
};
const SLOWER_CPU = 4;

/** A visit's largest paint in milliseconds, its layout shift, and the bytes of its code. */
export type Visit = { readonly largest: number; readonly shifted: number; readonly bytes: number };

/** Notes the last of the largest paints, and the layout shifts. */
function watch(): void {
  const noted = { largest: 0, shifted: 0 };
  Object.assign(globalThis, { noted });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) noted.largest = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput } = entry as unknown as { value: number; hadRecentInput: boolean };
      if (!hadRecentInput) noted.shifted += value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Returns what a fresh phone on a slow network sees of a page until nothing more comes. */
export async function slowVisit(
  browser: Browser,
  url: string,
  visit: (page: Page) => Promise<unknown>,
): Promise<Visit> {
  const { page, context } = await aDevice(browser, url);
  const session = await context.newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_CPU });
  await page.addInitScript(watch);
  await visit(page);
  await page.waitForLoadState('networkidle');
  const noted = await page.evaluate(() => {
    const code = performance
      .getEntriesByType('resource')
      .map((entry) => entry as PerformanceResourceTiming)
      .filter(({ name }) => /\.(js|css)$/.test(name));
    const bytes = code.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
    return { ...(globalThis as unknown as { noted: Omit<Visit, 'bytes'> }).noted, bytes };
  });
  await context.close();
  return noted;
}
