import type { TableSession } from '@comanda/contract';
import { paymentTimingOf } from '@comanda/domain';
import { awaitsPayment } from '../../../../data/sessions/awaits-payment.ts';
import { useShop } from '../../../../data/shops/use-shops.ts';
import { useShopMethods } from '../api/use-payment-methods.ts';

/** Returns whether the kitchen waits for the payment of an order, as the server decides it; undefined until known. */
export function useAwaitsPayment(session: TableSession): boolean | undefined {
  const shop = useShop(session.shop);
  const { data: methods } = useShopMethods(session.shop);
  return awaitsPayment(session, shop && paymentTimingOf(shop, methods, session));
}
