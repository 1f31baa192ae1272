import { openRestaurant } from '@comanda/e2e/restaurant.ts';
import { guestsAt, kitchenScreen, placedToShown, quantile } from './guests.ts';
import { type Bench, rounded } from './report.ts';

const GUESTS = 500;
const ORDERS = 300;

/** From a guest's tap to the kitchen's screen, while hundreds of guests are connected. */
export const kitchenScreens: Bench = {
  name: 'kitchen-screen',
  async measure() {
    const restaurant = await openRestaurant({ env: { RATE_LIMIT: '0', CONNECTION_LIMIT: '0' } });
    try {
      const guests = await guestsAt(restaurant.url, GUESTS);
      const { socket, heard } = await kitchenScreen(restaurant.url);
      await placedToShown(guests, heard, 20);
      const waits = await placedToShown(guests, heard, ORDERS);
      for (const each of [...guests, socket]) each.close();
      return {
        bench: 'kitchen-screen',
        unit: 'ms p99',
        value: rounded(quantile(waits, 0.99)),
        target: 100,
        bound: 'atMost',
        median: rounded(quantile(waits, 0.5)),
        guests: GUESTS,
        orders: ORDERS,
      };
    } finally {
      await restaurant.remove();
    }
  },
};
