import { statement, type Tx } from '../db/index.ts';

/** The day's first number: three digits from the start, and no number is mistaken for a table's. */
const FIRST = 101;

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

/** The next number of the shop's business day; everybody else who wants one waits for this transaction. */
export async function nextOrderNumber(tx: Tx, shop: string, businessDay: string): Promise<string> {
  const row = await tx.first(takeNext, { shop, day: businessDay, first: FIRST });
  if (!row) throw new Error('The order number was not counted.');
  return String(row.next);
}
