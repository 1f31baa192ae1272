import { newRequestId, plainProducts, SECTION, SHOP } from '@comanda/e2e/orders.ts';
import type { Socket } from 'socket.io-client';
import { call, connect } from './guests.ts';

/** Lines of an order. */
export const LINES = 5;

/** Returns a function that places an order of plain dishes, to take away, and returns how long it took, in ms. */
export async function createPlacer(first: Socket): Promise<(socket: Socket) => Promise<number>> {
  const session = { type: 'takeAway', section: SECTION };
  const dishes = plainProducts(LINES);
  const cart = () => {
    const products = dishes.map((product) => ({ id: newRequestId(), product, quantity: 1 }));
    return { shop: SHOP, session, products };
  };
  const { total } = await call<{ total: number }>(first, 'create', 'tableSessions/quote', cart());
  return async (socket) => {
    const order = { ...cart(), requestId: newRequestId(), total };
    const from = performance.now();
    await call(socket, 'create', 'tableSessions/create', order);
    return performance.now() - from;
  };
}

/** Places orders by several clients at once; returns how many a second. */
export async function placeOrders(
  url: string,
  { orders, clients }: { readonly orders: number; readonly clients: number },
): Promise<number> {
  const sockets = await Promise.all(Array.from({ length: clients }, () => connect(url)));
  const place = await createPlacer(sockets[0] as Socket);
  let left = orders;
  const from = performance.now();
  await Promise.all(
    sockets.map(async (socket) => {
      while (left > 0) {
        left -= 1;
        await place(socket);
      }
    }),
  );
  const perSecond = orders / ((performance.now() - from) / 1000);
  for (const socket of sockets) socket.close();
  return perSecond;
}
