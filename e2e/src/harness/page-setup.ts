import type { Page } from 'playwright-core';

/** Waits until the page is at an address, given without its origin. */
export async function arriveAt(page: Page, path: string): Promise<void> {
  await page.waitForURL((url) => `${url.pathname}${url.search}` === path);
}

/** Stores a value on the device before its first page, as an earlier visit left it. */
export async function storeVisit(page: Page, key: string, version: number, value: unknown): Promise<void> {
  const stored = JSON.stringify({ version, value });
  await page.addInitScript(
    ([name, text]) => {
      // only before the first page: what the program writes then stays
      if (sessionStorage.getItem('remembered') === null) localStorage.setItem(name, text);
      sessionStorage.setItem('remembered', 'yes');
    },
    [`comanda.${key}`, stored] as const,
  );
}

/** Answers a REST read in place of the server. */
export async function answerRead(page: Page, path: string, body: unknown): Promise<void> {
  await page.route(
    (url) => url.pathname === path,
    (route) => route.fulfill({ json: body }),
  );
}
