import type { PaymentMethod, TableSession } from '@comanda/contract';
import { useQuery } from '@tanstack/react-query';
import { readList } from '../../../../data/calls/read-list.ts';
import { asksInvoice, guestMethods } from '../state/guest-methods.ts';
import { walletsOf } from '../state/wallets.ts';

/** Returns the query of a shop's payment methods. */
function methodsQuery(shop: string | undefined) {
  return {
    queryKey: ['paymentMethods', shop],
    enabled: shop !== undefined,
    queryFn: () => readList<PaymentMethod>('paymentMethods', { shop }),
  };
}

/** Reads all payment methods of a shop. */
export function useShopMethods(shop: string | undefined) {
  return useQuery(methodsQuery(shop));
}

/** Returns true in a shop whose guests are asked for their tax invoice before they pay (payments M1.2). */
export function useAsksInvoice({ shop }: Pick<TableSession, 'shop'>): boolean {
  return useQuery({ ...methodsQuery(shop), select: asksInvoice }).data ?? false;
}

/** Reads the payment methods that guests have in a shop for an order type, in the shop's sequence. */
export function usePaymentMethods(session: Pick<TableSession, 'shop' | 'type'> | undefined) {
  return useQuery({
    ...methodsQuery(session?.shop),
    select: (methods) => guestMethods(methods, session?.type, { wallets: walletsOf(globalThis) }),
  });
}
