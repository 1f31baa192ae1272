import type { TableSession } from '@comanda/contract';
import { isOpenStatus } from '@comanda/domain';
import { useShop } from '../../../../data/shops/use-shops.ts';
import { type PaymentRequest, paymentRequest, withoutOwnAttempt } from '../state/payment-request.ts';
import { useLastAttempt } from './use-last-attempt.ts';

/** Returns the payment of everything outstanding on an order; undefined if nothing is due. */
export function useDuePayment(session: TableSession): PaymentRequest | undefined {
  const shop = useShop(session.shop);
  const last = useLastAttempt(session._id);
  if (shop === undefined || session.bill.outstanding <= 0 || !isOpenStatus(session.status)) return undefined;
  return paymentRequest(withoutOwnAttempt(session, last?.payment), shop);
}
