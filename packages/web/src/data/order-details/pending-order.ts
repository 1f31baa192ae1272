import type { CreateSession, IncomingLine, OrderIntoSession, TableSession } from '@comanda/contract';
import type { CartLine, CartOwner } from '@comanda/domain';
import { createPersisted } from '../../lib/persisted.ts';
import { anyOf, having, oneOf, optional, text, wholeListOf } from '../../lib/schema.ts';

/** The bill that an order has become. */
export type PlacedOn = Pick<TableSession, '_id' | 'type'>;

/** An order being sent, retried with the same request id; saved until its answer has been shown. */
export type PendingOrder = {
  readonly owner: CartOwner;
  /** Payment method, when paid at once. */
  readonly method?: string;
  /** The cart's lines as they were, which come back if the order is refused or taken back. */
  readonly lines?: readonly CartLine[];
  /** Set before the first attempt: the server may have it, so that it can no longer be taken back. */
  readonly wasSent?: boolean;
  /** Set by the server's answer, until the order's page stands: a reload in between leads there. */
  readonly placed?: PlacedOn;
} & (
  | {
      readonly service: 'tableSessions/create';
      readonly call: Omit<CreateSession, 'products'> & { readonly products: IncomingLine[] };
    }
  | {
      readonly service: 'tableSessions/order';
      readonly call: Omit<OrderIntoSession, 'cart'> & { readonly cart: IncomingLine[] };
    }
);

/** Returns the lines of an order's call. */
export function sentLines(order: PendingOrder): readonly IncomingLine[] {
  return order.service === 'tableSessions/create' ? order.call.products : order.call.cart;
}

/** Returns true if an order waits for the server's answer. */
export function isUnanswered(order: PendingOrder | null): order is PendingOrder {
  return order !== null && order.placed === undefined;
}

/** Returns the remark for the kitchen that an order carries. */
export function remarkOf(order: PendingOrder): string | undefined {
  return order.service === 'tableSessions/create' ? order.call.session.remark : order.call.remark;
}

const lines = wholeListOf(having({ id: text, product: text }));
const owner = having({ shop: text, mode: text });
const placed = optional(having<PlacedOn>({ _id: text, type: text }));

/** The order this phone is sending, in local storage. */
export const pendingOrder = createPersisted<PendingOrder | null>({
  key: 'comanda.outgoing',
  version: 1,
  schema: anyOf(
    having<PendingOrder>({
      owner,
      service: oneOf(['tableSessions/create']),
      call: having({ requestId: text, products: lines }),
      placed,
    }),
    having<PendingOrder>({
      owner,
      service: oneOf(['tableSessions/order']),
      call: having({ requestId: text, cart: lines }),
      placed,
    }),
  ),
  initial: () => null,
});
