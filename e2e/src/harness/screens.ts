import { languageOf } from '@comanda/contract/languages';
import type { LanguageCode } from '@comanda/domain';
import type { Locator, Page } from 'playwright-core';

/** The widths that no page may be too wide for. */
export const WIDTHS = [320, 390, 768, 1440] as const;
const HEIGHT = 900;

/** Waits until something is true of the page. It mostly is already: to ask costs a quarter of beginning to wait. */
async function untilTrue(page: Page, isSo: () => boolean): Promise<void> {
  // a page that is being left cannot be asked, only waited for
  if (!(await page.evaluate(isSo).catch(() => false))) await page.waitForFunction(isSo);
}

/** Waits until nothing moves any more. */
export async function still(page: Page): Promise<void> {
  await untilTrue(page, () => {
    const running = document.getAnimations().filter(({ playState }) => playState === 'running');
    return running.every(({ effect }) => effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY);
  });
}

/** Checks a box or option that is hidden behind its drawing, once the sheet it stands in has come to rest. */
export async function check(option: Locator): Promise<void> {
  await option.waitFor({ state: 'attached' });
  const page = option.page();
  // a sheet begins to move a frame after it has come
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  await still(page);
  await option.check({ force: true });
}

/**
 * Taps a control twice, the second time whatever is at its place by then. Both taps are the page's own: those of two calls
 * are as far apart as a busy machine pulls them, and a double tap is one of a moment.
 */
export async function tapTwice(control: Locator): Promise<void> {
  await control.click({ trial: true });
  await control.evaluate(async (element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const at = { clientX: left + width / 2, clientY: top + height / 2 };
    const tap = (detail: number) => {
      const target = document.elementFromPoint(at.clientX, at.clientY);
      target?.dispatchEvent(new MouseEvent('click', { ...at, detail, bubbles: true, cancelable: true }));
    };
    tap(1);
    await new Promise((resolve) => setTimeout(resolve));
    tap(2);
  });
}

/** Presses a key twice in one moment, as a hand that trembles. */
export async function pressTwice(page: Page, key: string): Promise<void> {
  await page.evaluate(async (pressed) => {
    const press = () =>
      document.body.dispatchEvent(
        new KeyboardEvent('keydown', { key: pressed, bubbles: true, cancelable: true }),
      );
    press();
    await new Promise((resolve) => setTimeout(resolve));
    press();
  }, key);
}

/** Waits until nothing loads and nothing moves any more. */
export async function settled(page: Page): Promise<void> {
  await untilTrue(page, () => document.querySelector('[aria-busy="true"]') === null);
  // a page that changed by itself takes no taps for a moment, and an audit finds nothing under its points
  await untilTrue(page, () => document.documentElement.dataset.tapsHeld === undefined);
  await still(page);
}

/** Waits until every picture in sight has come. */
export async function pictured(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.images].every((image) => {
      const { top, bottom, width } = image.getBoundingClientRect();
      return image.complete || width === 0 || bottom < 0 || top > globalThis.innerHeight;
    }),
  );
}

/** Has a page speak another language as it stands, as when that is chosen in another tab. */
export async function speak(page: Page, language: LanguageCode): Promise<void> {
  await page.evaluate((value) => {
    const key = 'comanda.locale';
    localStorage.setItem(key, JSON.stringify({ version: 1, value }));
    globalThis.dispatchEvent(new StorageEvent('storage', { key }));
  }, language);
  await page.locator(`html[lang="${languageOf(language).tag}"]`).waitFor();
}

/** Shows the page at a width; every change of it lays out and paints the whole page again. */
export async function showAt(page: Page, width: number): Promise<void> {
  const size = page.viewportSize();
  if (size?.width === width && size.height === HEIGHT) return;
  await page.setViewportSize({ width, height: HEIGHT });
}

/** Returns by how much the page can be scrolled sideways and what sticks out; undefined if it cannot. */
function sideways(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return undefined;
    const culprit = [...document.body.querySelectorAll('*')].find(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    );
    return `${scrollWidth - clientWidth} px: ${culprit?.outerHTML.slice(0, 120) ?? ''}`;
  });
}

/** Returns the same of a page that stays too wide for two seconds. */
async function lastingSideways(page: Page): Promise<string | undefined> {
  const fits = () => document.documentElement.scrollWidth <= document.documentElement.clientWidth;
  await page.waitForFunction(fits, undefined, { timeout: 2000 }).catch(() => undefined);
  return sideways(page);
}

/** Returns the widths at which the page can be scrolled sideways, and what sticks out. It begins with the width there is. */
export async function overflows(page: Page, widths: readonly number[] = WIDTHS): Promise<readonly string[]> {
  const found: string[] = [];
  const now = page.viewportSize()?.width;
  for (const width of widths.toSorted((one, other) => Number(other === now) - Number(one === now))) {
    await showAt(page, width);
    await still(page);
    // observers answer a new width some frames later: what goes by itself was never to be scrolled
    const over = (await sideways(page)) === undefined ? undefined : await lastingSideways(page);
    if (over !== undefined) found.push(`too wide at ${width} by ${over}`);
  }
  return found;
}

/** Collects what a page shows and announces: text, names of controls, alternative texts, hints. */
export function words(page: Page): Promise<string> {
  return page.evaluate(() => {
    const spoken = [...document.querySelectorAll('[aria-label], [alt], [placeholder], [title]')].flatMap(
      (element) => ['aria-label', 'alt', 'placeholder', 'title'].map((name) => element.getAttribute(name)),
    );
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const read: (string | null)[] = [document.title];
    while (texts.nextNode()) {
      const { textContent, parentElement } = texts.currentNode;
      if (parentElement?.closest('noscript') === null) read.push(textContent);
    }
    return [...read, ...spoken].filter(Boolean).join('\n');
  });
}
