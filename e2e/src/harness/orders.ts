import type { CreateSession, SessionWithKey } from '@comanda/contract';
import { demoOrganisation } from '@comanda/demo';
import { newRequestId } from '@comanda/web/request-id.ts';
import type { FeathersClient } from './feathers-client.ts';

export { newRequestId };

export const SHOP = 'harbour';
/** The section that is served at every hour. */
export const SECTION = 'harbour-allday';

type Line = { readonly id: string; readonly product: string; readonly quantity: number };
type Order = {
  readonly shop: string;
  readonly session: { readonly type: 'takeAway'; readonly section: string };
  readonly products: readonly Line[];
  readonly total: number;
};

/** Returns plain dishes that never sell out and ask nothing. */
export function plainProducts(count: number): readonly string[] {
  const { products } = demoOrganisation();
  return products
    .filter(({ shops, sections, options, stock, hideFromOnline, setOrderOrGiftOnly, eatInOnly }) => {
      const isSoldHere = (shops?.includes(SHOP) ?? true) && sections.includes(SECTION);
      return isSoldHere && !options?.length && !stock && !hideFromOnline && !setOrderOrGiftOnly && !eatInOnly;
    })
    .slice(0, count)
    .map(({ _id }) => _id);
}

/** Returns a takeaway order of plain dishes with the total that the server quotes, ready to be placed. */
export async function anOrder(client: FeathersClient, lines = 2): Promise<Order> {
  const products = plainProducts(lines).map((product, index) => ({
    id: newRequestId(),
    product,
    quantity: 1 + index,
  }));
  const session = { type: 'takeAway' as const, section: SECTION };
  const { total } = await client.create<{ total: number }>('tableSessions/quote', {
    shop: SHOP,
    session,
    products,
  });
  return { shop: SHOP, session, products, total };
}

/** Places an order to take away. */
export async function aPlacedOrder(
  client: FeathersClient,
  more: Pick<CreateSession, 'allergies'> = {},
): Promise<SessionWithKey> {
  const order = await anOrder(client);
  return client.create('tableSessions/create', { requestId: crypto.randomUUID(), ...order, ...more });
}

/** Creates an order that waits for its guest's money at the counter. */
export async function aWaitingPayment(client: FeathersClient): Promise<SessionWithKey> {
  const placed = await aPlacedOrder(client);
  const { _id: session, restoreKey, bill } = placed;
  const pay = { session, restoreKey, methodRef: 'harbour-counter', amount: bill.outstanding };
  await client.create('payments/online', { requestId: crypto.randomUUID(), ...pay });
  return placed;
}
