import { performance } from 'node:perf_hooks';
import { openRestaurant } from '@comanda/e2e/restaurant.ts';
import { type Bench, median, rounded } from './report.ts';

/** From an empty data folder to serving the demo. */
export const startUp: Bench = {
  name: 'start-up',
  async measure() {
    const times: number[] = [];
    for (let run = 0; run < 3; run += 1) {
      const from = performance.now();
      const restaurant = await openRestaurant();
      times.push((performance.now() - from) / 1000);
      await restaurant.remove();
    }
    return { bench: 'start-up', unit: 's', value: rounded(median(times)), target: 3, bound: 'atMost' };
  },
};
