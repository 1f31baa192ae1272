import type { TillSettings } from '@comanda/contract';
import { fromJsonText, type Reads, statement, type Tx, toJsonText } from '../../db/index.ts';

const byShop = statement<{ shop: string }>()((q, p) =>
  q.selectFrom('till_settings').select('doc').where('shop', '=', p.shop),
);

/** Creates the row unless it exists, and locks it until the end of the transaction. */
const lock = statement<{ shop: string; doc: string }>()((q, p) =>
  q
    .insertInto('till_settings')
    .values({ shop: p.shop, doc: p.doc })
    .onConflict((conflict) => conflict.column('shop').doUpdateSet({ shop: p.shop }))
    .returning('doc'),
);
const save = statement<{ shop: string; doc: string }>()((q, p) =>
  q.updateTable('till_settings').set({ doc: p.doc }).where('shop', '=', p.shop),
);

/** Returns a shop's settings of tills; without any of its own those of version 0, which are all defaults. */
export async function readTillSettings(read: Pick<Reads, 'first'>, shop: string): Promise<TillSettings> {
  const row = await read.first(byShop, { shop });
  return row === undefined ? defaults(shop) : fromJsonText(row.doc);
}

/** Changes a shop's settings, whose row is locked, and returns both states. */
export async function updateTillSettings(
  tx: Tx,
  shop: string,
  change: (settings: TillSettings) => TillSettings,
): Promise<{ readonly before: TillSettings; readonly after: TillSettings }> {
  const row = await tx.first(lock, { shop, doc: toJsonText(defaults(shop)) });
  const before = row === undefined ? defaults(shop) : fromJsonText(row.doc);
  const after = { ...change(before), version: before.version + 1 };
  await tx.run(save, { shop, doc: toJsonText(after) });
  return { before, after };
}

function defaults(shop: string): TillSettings {
  return { _id: shop, version: 0 };
}
