import type { Refusal } from '@comanda/e2e/socket.ts';
import { refuseCalls } from '@comanda/e2e/socket.ts';
import { fillCart } from './cart.ts';
import { place } from './checkout.ts';
import { type Group, page, type Scene } from './scene.ts';

const CALL = 'tableSessions/create';

/** Screens of an order that the server refuses. */
function refused(name: string, data: Refusal['data'] & Readonly<Record<string, unknown>>): Scene {
  return {
    ...page(name, '/cart'),
    before: ({ page }) => refuseCalls(page, CALL, { code: 409, message: '', data }),
    act: async (page, _, textOf) => {
      await place(page, textOf);
      await page.getByRole('alertdialog').waitFor();
    },
  };
}

const QUARTER = 900_000;
/** A quarter, as all times to choose among are. */
const NEXT_TIME = new Date(Math.ceil(Date.now() / QUARTER) * QUARTER + 3_600_000).toISOString();

/** Screens that follow a placed order. */
export const OUTCOME_SCENES: Group = {
  enter: ({ page }) => fillCart(page),
  scenes: [
    refused('order failed', { code: 'serverError' }),
    refused('order sold out', { code: 'outOfStock' }),
    refused('order over a limit', { code: 'exceedOrderLimit', limits: [] }),
    refused('order when closed', { code: 'timeSlotNotFound' }),
    refused('order too small to be brought', { code: 'zoneMinTotal', missing: 9200 }),
    refused('order that nobody brings', { code: 'deliveryNotAvailable' }),
    refused('order at another price', { code: 'priceChanged', total: 15_000 }),
    refused('order for a time that is taken', {
      code: 'pickupTimeNotAvailable',
      slots: [{ at: NEXT_TIME, left: 3 }],
    }),
    refused('order when no time is free', { code: 'pickupTimeNotAvailable', slots: [] }),
    {
      ...page('order on its way', '/cart'),
      isMoving: true,
      before: ({ page }) =>
        page.routeWebSocket(/\/api\/socket\.io/, (socket) => {
          const server = socket.connectToServer();
          socket.onMessage((message) => {
            if (!String(message).includes(CALL)) server.send(message);
          });
        }),
      act: async (page, _, textOf) => {
        await place(page, textOf);
        await page.getByRole('dialog').waitFor();
      },
    },
    {
      ...page('order placed', '/cart'),
      isMoving: true,
      before: async ({ page }) => {
        await page.routeWebSocket(/\/api\/socket\.io/, (socket) => void socket.connectToServer());
        await page.evaluate(() => localStorage.removeItem('comanda.outgoing'));
      },
      act: async (page, _, textOf) => {
        await place(page, textOf);
        await page.getByText(textOf('checkout:placed.title')).first().waitFor();
      },
    },
  ],
};
