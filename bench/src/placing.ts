import { randomUUID } from 'node:crypto';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { demoOrganisation } from '@comanda/demo';
import { openRestaurant } from '@comanda/e2e/restaurant.ts';
import type { Socket } from 'socket.io-client';
import { call, connect } from './guests.ts';
import { rawRate } from './raw-rate.ts';
import { type Bench, rounded } from './report.ts';

const CLIENTS = 32;
const ORDERS_EACH = 60;
const LINES = 5;
const SHOP = 'harbour';
const SECTION = 'harbour-allday';

type Line = { readonly id: string; readonly product: string; readonly quantity: number };

/** Five dishes that never sell out and ask nothing, and a section where they are served now. */
function aCart(): readonly Line[] {
  const { products } = demoOrganisation();
  const plain = products.filter(
    ({ shops, sections, options, stock, hideFromOnline, setOrderOrGiftOnly, eatInOnly }) =>
      (shops?.includes(SHOP) ?? true) &&
      sections.includes(SECTION) &&
      !options?.length &&
      !stock &&
      !hideFromOnline &&
      !setOrderOrGiftOnly &&
      !eatInOnly,
  );
  return plain.slice(0, LINES).map(({ _id }, index) => ({ id: `line-${index}`, product: _id, quantity: 1 }));
}

/** Orders a second over Socket.IO with 32 clients, against writing the same rows with nothing around. */
export const placing: Bench = {
  name: 'placing',
  async measure() {
    const restaurant = await openRestaurant({ env: { RATE_LIMIT: '0' } });
    try {
      const products = aCart();
      const sockets = await Promise.all(Array.from({ length: CLIENTS }, () => connect(restaurant.url)));
      const [first] = sockets;
      if (!first) throw new Error('no client connected');
      const session = { type: 'takeAway', section: SECTION };
      const { total } = await call<{ total: number }>(first, 'create', 'tableSessions/quote', {
        shop: SHOP,
        session,
        products,
      });
      const place = (socket: Socket) =>
        call(socket, 'create', 'tableSessions/create', {
          requestId: randomUUID(),
          shop: SHOP,
          session,
          products,
          total,
        });
      await Promise.all(sockets.map(place));
      const from = performance.now();
      await Promise.all(
        sockets.map(async (socket) => {
          for (let order = 0; order < ORDERS_EACH; order += 1) await place(socket);
        }),
      );
      const perSecond = (CLIENTS * ORDERS_EACH) / ((performance.now() - from) / 1000);
      for (const socket of sockets) socket.close();
      await restaurant.stop();
      const [file] = globSync(join(restaurant.dataDir, '*.{db,sqlite,sqlite3}'));
      if (!file) throw new Error('the data folder holds no database');
      const raw = rawRate(file);
      return {
        bench: 'placing',
        unit: 'ratio',
        value: rounded(perSecond / raw),
        target: 0.3,
        bound: 'atLeast',
        perSecond: Math.round(perSecond),
        rawPerSecond: Math.round(raw),
        clients: CLIENTS,
        lines: LINES,
      };
    } finally {
      await restaurant.remove();
    }
  },
};
