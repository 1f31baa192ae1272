import type { TableSession } from '@comanda/contract';
import { isOpenStatus } from '@comanda/domain';
import { useShop } from '../../../../data/shops/use-shops.ts';
import { duePayment, type PaymentRequest, withoutOwnAttempt } from '../state/payment-request.ts';
import { useLastAttempt } from './use-last-attempt.ts';
import { useOwnPayment } from './use-own-payment.ts';

/** Returns the payment of everything outstanding on an order; undefined if none is due, or this phone is to wait. */
export function useDuePayment(session: TableSession): PaymentRequest | undefined {
  const shop = useShop(session.shop);
  const last = useLastAttempt(session._id);
  const mustWait = useOwnPayment(session)?.wait !== undefined;
  if (shop === undefined || mustWait || session.bill.outstanding <= 0) return undefined;
  if (!isOpenStatus(session.status)) return undefined;
  return duePayment(withoutOwnAttempt(session, last?.payment), shop);
}
