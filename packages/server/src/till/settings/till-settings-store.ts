import type { TillSettings } from '@comanda/contract';
import { fromJsonText, type Reads, statement } from '../../db/index.ts';

const byShop = statement<{ shop: string }>()((q, p) =>
  q.selectFrom('till_settings').select('doc').where('shop', '=', p.shop),
);

/** Returns a shop's settings of tills; without any of its own those of version 0, which are all defaults. */
export async function readTillSettings(read: Pick<Reads, 'first'>, shop: string): Promise<TillSettings> {
  const row = await read.first(byShop, { shop });
  return row === undefined ? { _id: shop, version: 0 } : fromJsonText(row.doc);
}
