import { onLargeMenu } from './large-menu-page.ts';
import { type Bench, median, rounded } from './report.ts';

/** English, Traditional Chinese, a slip of the finger, and back to everything. */
const WORDS = ['grilled prawn', '香辣雞飯', 'braizd duk', 'e'];

/** Notes for every key how long it takes until what it found is drawn. */
function watch(): void {
  const answers: number[] = [];
  Object.assign(globalThis, { answers });
  addEventListener(
    'input',
    (event) => {
      const observer = new MutationObserver(() => {
        observer.disconnect();
        // the frame that shows it has been handed over when the next task begins
        requestAnimationFrame(() => setTimeout(() => answers.push(performance.now() - event.timeStamp)));
      });
      const list = document.querySelector('main section');
      if (list) observer.observe(list, { childList: true, subtree: true, characterData: true });
    },
    true,
  );
}

/** From a key to the dishes it finds among 1,000. */
export const menuSearch: Bench = {
  name: 'menu-search',
  measure: () =>
    onLargeMenu(async (page) => {
      const search = page.getByRole('searchbox');
      // the first key fetches the search
      await search.fill('x');
      await page.getByRole('heading', { name: /x/ }).waitFor();
      await page.evaluate(watch);
      for (const word of WORDS) {
        await search.fill('');
        for (const key of Array.from(word)) {
          await search.press('End');
          await page.keyboard.insertText(key);
          await page.waitForTimeout(150);
        }
      }
      const times = await page.evaluate(() => (globalThis as unknown as { answers: number[] }).answers);
      const sorted = times.toSorted((one, other) => one - other);
      return {
        bench: 'menu-search',
        unit: 'ms',
        value: rounded(median(times)),
        target: 50,
        bound: 'atMost',
        longest: rounded(sorted.at(-1) ?? 0),
        keys: times.length,
      };
    }),
};
