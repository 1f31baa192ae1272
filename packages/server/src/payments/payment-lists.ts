import type { SqlFields } from '../db/index.ts';

/** Fields by which lists of payments and of refunds are filtered and sorted. */
export const PAYMENT_FIELDS: SqlFields = {
  _id: 'id',
  shop: 'shop',
  session: 'session',
  status: 'status',
  createdAt: 'created_at',
};

/** Order and size of these lists' pages unless the query says otherwise. */
export const NEWEST_FIRST = {
  order: [
    { field: 'createdAt', direction: -1 },
    { field: '_id', direction: -1 },
  ],
  maxRows: 1000,
} as const;
