import { once } from 'node:events';
import { get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { SHOP } from '@comanda/e2e/orders.ts';
import { guestsAt } from './guests.ts';
import { draftOfEdits, EDITS, openLargeRestaurant, ownerOf } from './publishing.ts';
import { type Bench, rounded } from './report.ts';

const PHONES = 500;
/** Milliseconds of publishing, and from its beginning until the last phone has the new menu. */
const BOUNDS = { publish: 2_000, last: 5_000 } as const;
/** Milliseconds within which phones read a published menu, as the guests' pages do. */
const READ_WITHIN = 3_000;

/**
 * Reads a menu that is another than a tag's, as it comes over the line: 500 phones inflate and parse on processors of
 * their own. Rejects if there is no other.
 */
async function readMenu(address: string, tag: string): Promise<void> {
  const headers = { 'if-none-match': tag, 'accept-encoding': 'gzip' };
  const [answer] = await once(get(address, { headers }), 'response');
  let bytes = 0;
  for await (const chunk of answer) bytes += chunk.length;
  if (answer.statusCode !== 200 || bytes === 0)
    throw new Error(`a phone read no new menu: ${answer.statusCode}`);
}

/** Publishing 5,000 edits to 500 phones: the share of its bounds that the worse takes. */
export const publish: Bench = {
  name: 'publish',
  async measure() {
    const restaurant = await openLargeRestaurant();
    try {
      const { url } = restaurant;
      const phones = await guestsAt(url, PHONES);
      const owner = await ownerOf(url);
      const address = `${url}/api/catalogue/${SHOP}`;
      const before = await fetch(address);
      const tag = before.headers.get('etag') ?? '';
      await before.arrayBuffer();
      const publishDraft = await draftOfEdits(owner);
      const arrived = phones.map(
        (phone, at) =>
          new Promise<number>((resolve, reject) => {
            phone.once('catalogue patched', async () => {
              try {
                // evenly spread, so that no run is luckier than another
                await pause((READ_WITHIN * (at + 1)) / PHONES);
                await readMenu(address, tag);
                resolve(performance.now());
              } catch (error) {
                reject(error);
              }
            });
          }),
      );
      const from = performance.now();
      const publishMs = await publishDraft();
      const lastMs = Math.max(...(await Promise.all(arrived))) - from;
      for (const socket of [...phones, owner]) socket.close();
      return {
        bench: 'publish',
        unit: 'share of the bounds',
        value: rounded(Math.max(publishMs / BOUNDS.publish, lastMs / BOUNDS.last)),
        target: 1,
        bound: 'atMost',
        edits: EDITS,
        phones: PHONES,
        publishMs: rounded(publishMs),
        lastPhoneMs: rounded(lastMs),
      };
    } finally {
      await restaurant.remove();
    }
  },
};
