import { statement, type Tx } from '../db/index.ts';

/** First order number of a business day: three digits, so that it is not mistaken for a table number. */
const FIRST_NUMBER = 101;

const lastTaken = statement<{ shop: string; day: string }>()((q, p) =>
  q.selectFrom('order_numbers').select('next').where('shop', '=', p.shop).where('business_day', '=', p.day),
);
const take = statement<{ shop: string; day: string; number: number }>()((q, p) =>
  q
    .insertInto('order_numbers')
    .values({ shop: p.shop, business_day: p.day, next: p.number })
    .onConflict((conflict) =>
      conflict.columns(['shop', 'business_day']).doUpdateSet((row) => ({
        // null, which the column refuses, if somebody outside the shop's queue has taken a number meanwhile
        next: row
          .case()
          .when(row.ref('excluded.next'), '=', row('order_numbers.next', '+', 1))
          .then(row.ref('excluded.next'))
          .end()
          .$notNull(),
      })),
    ),
);

/** The next order number of a business day, read ahead within a unit of the shop's queue. */
export type NumberAhead = { readonly day: string; readonly next: Promise<number> };

/** Starts reading the next order number, so that it comes with the answer of another statement. */
export function readNumberAhead(tx: Tx, shop: string, businessDay: string): NumberAhead {
  const next = readNext(tx, shop, businessDay);
  // a failure fails the unit of work, also when the order is refused before it needs a number
  next.catch(() => undefined);
  return { day: businessDay, next };
}

/**
 * Takes the next order number of the shop's business day. The unit of work has to be one of the shop's queue, which
 * keeps others from taking the same; the counter's row is written, and locked, with the last statements.
 */
export async function nextOrderNumber(
  tx: Tx,
  shop: string,
  businessDay: string,
  ahead?: NumberAhead,
): Promise<string> {
  const isAhead = ahead?.day === businessDay;
  const number = await (isAhead ? ahead.next : readNext(tx, shop, businessDay));
  await tx.write(take, { shop, day: businessDay, number });
  return String(number);
}

async function readNext(tx: Tx, shop: string, day: string): Promise<number> {
  const row = await tx.first(lastTaken, { shop, day });
  return row ? row.next + 1 : FIRST_NUMBER;
}
