import { aDevice, openBrowser } from '@comanda/e2e/browser.ts';
import { signIn } from '@comanda/e2e/kitchen.ts';
import { tillMenu } from '@comanda/e2e/menus.ts';
import { openRestaurant } from '@comanda/e2e/restaurant.ts';
import type { Page } from 'playwright-core';
import { quantile } from './guests.ts';
import { type PageMark, type PageTask, pageTasks } from './page-tasks.ts';
import { type Bench, rounded } from './report.ts';

/** A till's processor against this one. */
const SLOWER_CPU = 4;
const LINES = 60;
const RUNG = 40;
/** Code of the first dish without options. */
const FIRST_CODE = 1000;
/** A trained hand, slower than any scanner. */
const MS_A_KEY = 120;
const SETTLE_MS = 1500;
const KEY = 'key';
const DRAWN = 'line drawn';

/** Marks every key, and the frame after which a line that it rang up is on the screen. */
function watch(names: readonly [string, string]): void {
  const [key, drawn] = names;
  const list = document.querySelector('aside');
  if (list === null) throw new Error('the till shows no bill');
  addEventListener('keydown', () => performance.mark(key), { capture: true });
  const isLine = (node: Node) =>
    node instanceof Element && (node.matches('[data-line]') || node.querySelector('[data-line]') !== null);
  const observer = new MutationObserver((changes) => {
    if (!changes.some(({ addedNodes }) => [...addedNodes].some(isLine))) return;
    // the frame that shows it has been handed over when the next task begins
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => performance.mark(drawn);
    requestAnimationFrame(() => port2.postMessage(null));
  });
  observer.observe(list, { childList: true, subtree: true });
}

/** Rings up the dish of a code, key by key. */
async function ring(page: Page, code: number): Promise<void> {
  for (const key of [...String(code), 'Enter']) {
    await page.keyboard.press(key);
    await page.waitForTimeout(MS_A_KEY);
  }
}

/** Returns the processor time of the page between two moments, milliseconds. */
function processorTime(tasks: readonly PageTask[], from: number, to: number): number {
  const within = tasks.filter(({ begin, end }) => end >= from && begin <= to);
  return within.reduce((sum, { processor }) => sum + processor, 0);
}

/** Returns the processor time from the key that rang up each line until it was drawn, milliseconds. */
function waitsOf(tasks: readonly PageTask[], marks: readonly PageMark[]): readonly number[] {
  const keys = marks.filter(({ name }) => name === KEY);
  const lines = marks.filter(({ name }) => name === DRAWN);
  return lines.map(({ at }) => processorTime(tasks, keys.findLast((key) => key.at < at)?.at ?? at, at));
}

/** From a key to the drawn line at a till, four times as slow as this machine, with 60 lines and 2,000 dishes. */
export const tillKeys: Bench = {
  name: 'till-keys',
  async measure() {
    const restaurant = await openRestaurant({ organisation: tillMenu() });
    const browser = await openBrowser();
    try {
      const { page } = await aDevice(browser, restaurant.url, { size: 'desktop' });
      await signIn(page, '/till', 'cashier');
      await page.getByText('Ring up a dish').waitFor();
      for (let at = 0; at < LINES; at += 1) await page.keyboard.type(`${FIRST_CODE + at}\n`);
      await page.getByText(`${LINES} dishes`).waitFor();
      await page.evaluate(watch, [KEY, DRAWN] as const);
      await page.waitForTimeout(SETTLE_MS);
      const session = await page.context().newCDPSession(page);
      const { tasks, marks } = await pageTasks(session, async () => {
        for (let at = 0; at < RUNG; at += 1) {
          await ring(page, FIRST_CODE + LINES + at);
          // the bill keeps its length
          await page.keyboard.press('Delete');
          await page.waitForTimeout(MS_A_KEY);
        }
      });
      const waits = waitsOf(tasks, marks)
        .map((each) => each * SLOWER_CPU)
        .toSorted((one, other) => one - other);
      return {
        bench: 'till-keys',
        unit: 'ms p95',
        value: rounded(quantile(waits, 0.95)),
        target: 50,
        bound: 'atMost',
        median: rounded(quantile(waits, 0.5)),
        keys: waits.length,
        lines: LINES,
      };
    } finally {
      await browser.close();
      await restaurant.remove();
    }
  },
};
