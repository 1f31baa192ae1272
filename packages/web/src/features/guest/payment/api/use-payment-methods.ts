import type { PaymentMethod, TableSession } from '@comanda/contract';
import { isTillProvider } from '@comanda/domain';
import { useQuery } from '@tanstack/react-query';
import { readList } from '../../../../data/calls/read-list.ts';

/** Reads the payment methods that guests have in a shop for an order type, in the shop's sequence. */
export function usePaymentMethods(
  session: Pick<TableSession, 'shop' | 'type'> | undefined,
  hasTerminal = false,
) {
  const shop = session?.shop;
  return useQuery({
    queryKey: ['paymentMethods', shop],
    enabled: shop !== undefined,
    queryFn: () => readList<PaymentMethod>('paymentMethods', { shop }),
    select: (methods) =>
      methods
        .filter(({ provider, kind }) => !isTillProvider(provider) && kind === undefined)
        .filter(({ provider }) => hasTerminal || provider !== 'bbpos')
        .filter(({ orderType }) => orderType === undefined || (session && orderType.includes(session.type)))
        .sort((one, other) => (one.showOrder ?? 0) - (other.showOrder ?? 0)),
  });
}
