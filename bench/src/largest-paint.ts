import { openBrowser } from '@comanda/e2e/browser.ts';
import { openRestaurant } from '@comanda/e2e/restaurant.ts';
import { type Bench, median, rounded } from './report.ts';
import { slowVisit } from './slow-phone.ts';

const VISITS = 5;

/** Measures the largest contentful paint on a phone that scanned a shop's code: dishes with their pictures. */
export const largestPaint: Bench = {
  name: 'largest-paint',
  async measure() {
    const restaurant = await openRestaurant();
    const browser = await openBrowser();
    try {
      const visits: number[] = [];
      for (let visit = 0; visit <= VISITS; visit += 1) {
        const { largest } = await slowVisit(browser, restaurant.url, async (page) => {
          await page.goto('/?shop=harbour');
          await page.getByRole('article').first().waitFor({ timeout: 60_000 });
        });
        // the first visit has the pictures drawn
        if (visit > 0) visits.push(largest);
      }
      return {
        bench: 'largest-paint',
        unit: 's',
        value: rounded(median(visits) / 1000),
        target: 1.8,
        bound: 'atMost',
        visits: visits.map((each) => rounded(each / 1000)),
      };
    } finally {
      await browser.close();
      await restaurant.remove();
    }
  },
};
