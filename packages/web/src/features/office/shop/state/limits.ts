import type { OrderLimitEntry } from '@comanda/contract';

/** The most limits that a shop may have. */
export const MAX_LIMITS = 200;
/** A limit to begin with, which keeps nobody from ordering: it is published at once. */
export const NEW_LIMIT: OrderLimitEntry = { limitType: 'perOrder', quantity: 999 };
