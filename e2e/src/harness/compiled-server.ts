import { openRestaurant } from './restaurant.ts';

/**
 * Starts a server once and lets it end in good order, which leaves its modules in Node's compile cache: tests end
 * theirs by SIGKILL, and each start without the cache takes about a second of processor time longer.
 */
export async function setup(): Promise<void> {
  const restaurant = await openRestaurant();
  await restaurant.stop();
  await restaurant.remove();
}
