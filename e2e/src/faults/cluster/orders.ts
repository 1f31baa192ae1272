import { expect, test } from 'vitest';
import type { Held } from '../../harness/rush.ts';
import { type Cluster, FOUND_AGAIN, SHOWN_WITHIN } from './open-cluster.ts';

const ORDERS = 60;

/** Declares the tests of orders that are placed at one node and shown at the other. */
export function orders(cluster: Cluster): void {
  const { aCall, client, nodes, nodeUrl, placeByRest, screenAt, tellEachOther } = cluster;

  test(`orders placed on one are on the screens of the other within ${SHOWN_WITHIN} ms, by socket and by REST`, async () => {
    await tellEachOther();
    const screens = await Promise.all(nodes().map((_node, at) => screenAt(at)));
    const guests = nodes().map((node) => client(node.url));
    const placed = new Map<string, number>();
    for (let order = 0; order < ORDERS; order += 1) {
      const from = performance.now();
      const call = aCall();
      const guest = guests[order % guests.length];
      const { _id } = (await (order % 3 === 0
        ? placeByRest(call)
        : guest?.create<Held>('tableSessions/create', call))) ?? { _id: '' };
      placed.set(_id, from);
    }
    const allHeard = () => screens.every(({ heard }) => [...placed.keys()].every((id) => heard.has(id)));
    await expect.poll(allHeard, FOUND_AGAIN).toBe(true);
    const waits = screens
      .flatMap(({ heard }) => [...placed].map(([id, from]) => (heard.get(id) ?? Number.NaN) - from))
      .toSorted((a, b) => a - b);
    const share = (part: number) => waits[Math.ceil(part * waits.length) - 1] ?? Number.NaN;
    console.log(
      `two nodes: placed -> shown on both screens: p50 ${share(0.5).toFixed(1)} ms, ` +
        `p95 ${share(0.95).toFixed(1)} ms, max ${share(1).toFixed(1)} ms (${ORDERS} orders)`,
    );
    expect(share(0.5)).toBeLessThan(SHOWN_WITHIN);
  });

  test('one request sent to both at once is one order', async () => {
    const call = aCall();
    const answers = await Promise.all([
      client(nodeUrl(0)).create<Held>('tableSessions/create', call),
      client(nodeUrl(1)).create<Held>('tableSessions/create', call),
      placeByRest(call),
    ]);
    expect(new Set(answers.map(({ _id, restoreKey }) => `${_id} ${restoreKey}`)).size).toBe(1);
  });
}
