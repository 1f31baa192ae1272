import type { Socket } from 'socket.io-client';
import { connect, quantile } from './guests.ts';
import { createPlacer } from './placer.ts';
import { draftOfEdits, EDITS, openLargeRestaurant, ownerOf } from './publishing.ts';
import { type Bench, rounded } from './report.ts';

const CLIENTS = 8;
/** Milliseconds of placing without a publishing. */
const ALONE = 3_000;
/** Milliseconds of placing beside one: it begins a little before and ends a little after. */
const MARGIN = 500;
/** Times that the wait of 99 of 100 orders may be as long as without a publishing. */
const TIMES = 2;

/** Places orders one after the other by each client until `isOver`; returns how long each took, least first. */
async function placeUntil(
  sockets: readonly Socket[],
  place: (socket: Socket) => Promise<number>,
  isOver: () => boolean,
): Promise<readonly number[]> {
  const times = sockets.map(async (socket) => {
    const own: number[] = [];
    while (!isOver()) own.push(await place(socket));
    return own;
  });
  return (await Promise.all(times)).flat().toSorted((a, b) => a - b);
}

const until = (moment: number) => () => performance.now() > moment;

/** The wait of 99 of 100 orders while 5,000 edits are published, against the same without. */
export const placingWhilePublishing: Bench = {
  name: 'placing-while-publishing',
  async measure() {
    const restaurant = await openLargeRestaurant();
    try {
      const { url } = restaurant;
      const sockets = await Promise.all(Array.from({ length: CLIENTS }, () => connect(url)));
      const place = await createPlacer(sockets[0] as Socket);
      const owner = await ownerOf(url);
      const publishDraft = await draftOfEdits(owner);
      await placeUntil(sockets, place, until(performance.now() + ALONE));
      const alone = await placeUntil(sockets, place, until(performance.now() + ALONE));
      let end = Number.POSITIVE_INFINITY;
      const beside = placeUntil(sockets, place, () => performance.now() > end);
      await new Promise((resolve) => setTimeout(resolve, MARGIN));
      const publishMs = await publishDraft();
      end = performance.now() + MARGIN;
      const times = await beside;
      for (const socket of [...sockets, owner]) socket.close();
      const p99 = quantile(times, 0.99);
      const aloneP99 = quantile(alone, 0.99);
      return {
        bench: 'placing-while-publishing',
        unit: 'times as long',
        value: rounded(p99 / aloneP99),
        target: TIMES,
        bound: 'atMost',
        edits: EDITS,
        publishMs: rounded(publishMs),
        p99: rounded(p99),
        longest: rounded(times.at(-1) ?? Number.NaN),
        aloneP99: rounded(aloneP99),
        orders: times.length,
      };
    } finally {
      await restaurant.remove();
    }
  },
};
