import type { Shop, TableSession } from '@comanda/contract';
import { type PaymentTiming, paymentTimingOf } from '@comanda/domain';
import type { CatalogueReader } from '../index.ts';

/** Returns when an order of a shop is to be paid, by its ways to pay; as `paymentTimingOf`. */
export function paymentTiming(
  { catalogue }: { readonly catalogue: Pick<CatalogueReader, 'menu'> },
  shop: Shop,
  order: Pick<TableSession, 'type' | 'source' | 'paysFirst'>,
): PaymentTiming {
  return paymentTimingOf(shop, catalogue.menu(shop._id).list('paymentMethods'), order);
}
