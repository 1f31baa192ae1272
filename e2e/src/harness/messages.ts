import type { Page } from 'playwright-core';

/**
 * Begins to wait for a message, before what brings it, and returns its text. One of success closes after a second, and a
 * locator looks only twice a second: the page itself looks at each frame.
 */
export async function hears(page: Page, said: RegExp): Promise<string> {
  const heard = await page.waitForFunction((source) => {
    const texts = [...document.querySelectorAll('[data-toasts] li')].map(({ textContent }) => textContent);
    return texts.find((text) => new RegExp(source).test(text)) ?? false;
  }, said.source);
  return String(await heard.jsonValue());
}
