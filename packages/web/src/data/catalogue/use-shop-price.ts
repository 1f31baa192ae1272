import type { Product } from '@comanda/contract';
import { stepOf, unitPrice } from '@comanda/domain';
import { useOrderContext } from '../order-context/order-context.ts';
import { useReadyCatalogue } from './catalogue-context.ts';

/** Returns the price of one piece of a product without options, minor units (pricing P2.1 to P2.3). */
export function useShopPrice(product: Product): number {
  const { data, catalogue } = useReadyCatalogue();
  const { mode } = useOrderContext();
  const line = { id: 'price', product: product._id, quantity: 1 };
  return unitPrice(line, { shop: data.shop, session: { type: mode }, catalogue, step: stepOf(data.shop) });
}
