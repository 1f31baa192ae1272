import { statement, type Tx } from '../db/index.ts';

/** First order number of a business day: three digits, so that it is not mistaken for a table number. */
const FIRST_NUMBER = 101;

const takeNext = statement<{ shop: string; day: string; first: number }>()((q, p) =>
  q
    .insertInto('order_numbers')
    .values({ shop: p.shop, business_day: p.day, next: p.first })
    .onConflict((conflict) =>
      conflict
        .columns(['shop', 'business_day'])
        .doUpdateSet((row) => ({ next: row('order_numbers.next', '+', 1) })),
    )
    .returning('next'),
);

/** Returns the next order number of the shop's business day. Locks the counter until the end of the transaction. */
export async function nextOrderNumber(tx: Tx, shop: string, businessDay: string): Promise<string> {
  const row = await tx.first(takeNext, { shop, day: businessDay, first: FIRST_NUMBER });
  if (!row) throw new Error('The order number counter returned no row.');
  return String(row.next);
}
