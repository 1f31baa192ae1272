import type { Page, PaymentMethod, TableSession } from '@comanda/contract';
import { useQuery } from '@tanstack/react-query';
import { connection } from '../../../../data/calls/connection.ts';
import { guestMethods } from '../../payment/index.ts';

/** The kiosk's browser is not the guest's: their own phone's page has its wallets. */
const NO_WALLETS: ReadonlySet<never> = new Set();

/**
 * Reads the ways to pay an order at this kiosk, as the signed-in device: a card terminal is among them only where the
 * kiosk has its own (payments M5.5).
 */
export function useKioskMethods({ shop, type }: Pick<TableSession, 'shop' | 'type'>) {
  return useQuery({
    queryKey: ['paymentMethods', shop, 'kiosk'],
    queryFn: async () =>
      (await connection.call<Page<PaymentMethod>>('find', 'paymentMethods', { shop, $limit: 1000 })).data,
    // the owner may have given the terminal to another kiosk since the last order
    staleTime: 0,
    select: (methods) => guestMethods(methods, type, { hasTerminal: true, wallets: NO_WALLETS }),
  });
}
