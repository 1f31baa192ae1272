import { type Reads, statement, type Tx } from '../db/index.ts';

/** First order number of a business day: three digits, so that it is not mistaken for a table number. */
const FIRST_NUMBER = 101;

const lastTaken = statement<{ shop: string; day: string }>()((q, p) =>
  q.selectFrom('order_numbers').select('next').where('shop', '=', p.shop).where('business_day', '=', p.day),
);
const take = statement<{ shop: string; day: string; before: number; number: number }>()((q, p) =>
  q
    .insertInto('order_numbers')
    .values({ shop: p.shop, business_day: p.day, next: p.number })
    .onConflict((conflict) =>
      conflict.columns(['shop', 'business_day']).doUpdateSet((row) => ({
        // null, which the column refuses, if somebody outside the shop's queue has taken a number meanwhile
        next: row
          .case()
          .when(row('order_numbers.next', '=', p.before))
          .then(row.ref('excluded.next'))
          .end()
          .$notNull(),
      })),
    ),
);

/** The last order number of a business day before the group, read ahead within a unit of the shop's queue. */
export type NumberAhead = { readonly day: string; readonly last: Promise<number> };

/** Starts reading the last order number with the group's other reads. */
export function readNumberAhead(tx: Tx, shop: string, businessDay: string): NumberAhead {
  const last = readLast(tx.ahead, shop, businessDay);
  // a failure fails the unit of work, also when the order is refused before it needs a number
  last.catch(() => undefined);
  return { day: businessDay, last };
}

/**
 * Takes the next order number of the shop's business day. The unit of work has to be one of the shop's queue, which
 * keeps others from taking the same; the counter's row is written once for the group, with its last statements.
 */
export async function nextOrderNumber(
  tx: Tx,
  shop: string,
  businessDay: string,
  ahead?: NumberAhead,
): Promise<string> {
  const isAhead = ahead?.day === businessDay;
  const before = await (isAhead ? ahead.last : readLast(tx, shop, businessDay));
  const note = `number ${shop} ${businessDay}`;
  const number = ((await tx.notes.get(note)) ?? before) + 1;
  await tx.notes.set(note, number);
  await tx.writeLast(note, take, { shop, day: businessDay, before, number });
  return String(number);
}

async function readLast(read: Pick<Reads, 'first'>, shop: string, day: string): Promise<number> {
  const row = await read.first(lastTaken, { shop, day });
  return row?.next ?? FIRST_NUMBER - 1;
}
