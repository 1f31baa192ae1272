import type { Page } from 'playwright-core';

/** Waits until the page is at an address, given without its origin. */
export async function arriveAt(page: Page, path: string): Promise<void> {
  await page.waitForURL((url) => `${url.pathname}${url.search}` === path);
}

/** Stores a value on the device as an earlier visit left it: at once if it shows a page of ours, else before its first. */
export async function storeVisit(page: Page, key: string, version: number, value: unknown): Promise<void> {
  const entry = [`comanda.${key}`, JSON.stringify({ version, value })] as const;
  if (page.url() !== 'about:blank') {
    await page.evaluate(([name, text]) => localStorage.setItem(name, text), entry);
    return;
  }
  await page.addInitScript(([name, text]) => {
    if (globalThis.origin === 'null') return; // the browser's own page, which has no storage
    // only before the first page: what the program writes then stays
    const isDone = `stored ${name}`;
    if (sessionStorage.getItem(isDone) === null) localStorage.setItem(name, text);
    sessionStorage.setItem(isDone, 'yes');
  }, entry);
}

/** Answers a REST read in place of the server. */
export async function answerRead(page: Page, path: string, body: unknown): Promise<void> {
  await page.route(
    (url) => url.pathname === path,
    (route) => route.fulfill({ json: body }),
  );
}
