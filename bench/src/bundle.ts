import { aDevice, openBrowser } from '@comanda/e2e/browser.ts';
import { openRestaurant } from '@comanda/e2e/restaurant.ts';
import { type Bench, rounded } from './report.ts';

/** Scripts and styles, as compressed on the wire, that a new guest's phone loads until the menu can be used. */
export const bundle: Bench = {
  name: 'first-load',
  async measure() {
    const restaurant = await openRestaurant();
    const browser = await openBrowser();
    try {
      const { page, context } = await aDevice(browser, restaurant.url);
      const client = await context.newCDPSession(page);
      await client.send('Network.enable');
      const counted = new Set<string>();
      let bytes = 0;
      client.on('Network.responseReceived', ({ requestId, type }) => {
        if (type === 'Script' || type === 'Stylesheet') counted.add(requestId);
      });
      client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
        if (counted.has(requestId)) bytes += encodedDataLength;
      });
      await page.goto('/browse?shop=harbour');
      await page.getByRole('heading', { level: 2 }).first().waitFor();
      const usable = bytes;
      return {
        bench: 'first-load',
        unit: 'KiB',
        value: rounded(usable / 1024),
        target: 130,
        bound: 'atMost',
        files: counted.size,
      };
    } finally {
      await browser.close();
      await restaurant.remove();
    }
  },
};
