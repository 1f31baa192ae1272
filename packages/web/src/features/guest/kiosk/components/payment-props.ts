import type { TableSession } from '@comanda/contract';
import type { useKioskPayment } from '../hooks/use-kiosk-payment.ts';

/** An order with the payment that is made for it. */
export type PaymentProps = {
  readonly session: TableSession;
  readonly payment: ReturnType<typeof useKioskPayment>;
};
