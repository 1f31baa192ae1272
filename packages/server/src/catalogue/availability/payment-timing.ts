import type { Shop, TableSession } from '@comanda/contract';
import type { CatalogueReader } from '../index.ts';

type Timing = 'before' | 'after' | 'either';

/**
 * Returns when an order is to be paid: by telephone, at the door or at once (till T3.6). Else by its type, unless the
 * shop sets it: after at a table; elsewhere before where guests can pay online, else either.
 */
export function paymentTiming(
  { catalogue }: { readonly catalogue: Pick<CatalogueReader, 'menu'> },
  shop: Shop,
  { type, source }: Pick<TableSession, 'type' | 'source'>,
): Timing {
  if (source === 'telephone') return 'either';
  const own = shop.payment?.[type];
  if (own) return own;
  if (type === 'dineIn') return 'after';
  const methods = catalogue.menu(shop._id).list('paymentMethods');
  const canPayOnline = methods.some(({ online, kind, orderType = [] }) => {
    // one with a kind is there for some guests only, or takes no money
    return online && kind === undefined && (orderType.length === 0 || orderType.includes(type));
  });
  return canPayOnline ? 'before' : 'either';
}
