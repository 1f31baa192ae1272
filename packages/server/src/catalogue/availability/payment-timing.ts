import type { Shop, TableSession } from '@comanda/contract';
import { isOfferedAt } from '@comanda/domain';
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
  const place = source === 'kiosk' ? 'kiosk' : 'phone';
  const canPayOnline = methods.some((method) => {
    const { online, kind, orderType = [] } = method;
    const isForType = orderType.length === 0 || orderType.includes(type);
    // one with a kind is there for some guests only, or takes no money
    return online && kind === undefined && isForType && isOfferedAt(method, place);
  });
  return canPayOnline ? 'before' : 'either';
}
