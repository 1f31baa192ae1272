import { aDevice } from '@comanda/e2e/browser.ts';
import type { Browser, Page } from 'playwright-core';

/** A script or style that a page loaded, with its bytes on the wire. */
export type LoadedFile = { readonly name: string; readonly bytes: number };

/** Returns the KiB of files. */
export const kib = (files: readonly LoadedFile[]) =>
  files.reduce((total, { bytes }) => total + bytes, 0) / 1024;

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
export async function loadedAnew(page: Page, selector: string, load: () => Promise<unknown>) {
  await page.addInitScript(watch, selector);
  await load();
  await page.locator(selector).first().waitFor();
  return loadedFiles(page);
}

/** Returns the names of what a guest's menu loads. */
export async function guestsFiles(browser: Browser, url: string): Promise<ReadonlySet<string>> {
  const { page, context } = await aDevice(browser, url, { hasWorker: false });
  await page.addInitScript(() => {
    const value = { shop: 'harbour', mode: 'takeAway' };
    localStorage.setItem('comanda.place', JSON.stringify({ version: 1, value }));
  });
  const files = await loadedAnew(page, 'article button', () => page.goto('/browse'));
  await context.close();
  return new Set(files.map(({ name }) => name));
}
