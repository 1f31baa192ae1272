import { type Reads, statement } from '../../db/index.ts';

const openOfShop = statement<{ shop: string }>()((q, p) =>
  q
    .selectFrom('drafts')
    .select((e) => ['staff' as const, e.fn.countAll<number>().as('count')])
    .where('shop', '=', p.shop)
    .where('status', '=', 'open')
    .groupBy('staff'),
);

/** Returns the number of open drafts of each person in a shop who holds any (till T4.1). */
export async function draftsByHolder(
  read: Pick<Reads, 'all'>,
  shop: string,
): Promise<ReadonlyMap<string, number>> {
  const rows = await read.all(openOfShop, { shop });
  return new Map(rows.map(({ staff, count }) => [staff, Number(count)]));
}
