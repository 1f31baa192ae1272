import type { InvoiceWish, PaymentAttempt, PaymentShare } from '@comanda/contract';
import { useCallback, useRef, useState } from 'react';
import { useApprovedCall } from '../../../../data/approval/use-approved-call.ts';
import { isPassing } from '../../../../data/calls/call-error.ts';
import { newRequestId } from '../../../../lib/request-id.ts';
import { markOwnChange } from '../state/own-changes.ts';

/** Money that was given for a bill; amounts in minor units. */
export type GivenMoney = {
  readonly session: string;
  /** Id of a payment method, or `cash` or `manual`. */
  readonly method: string;
  readonly amount: number;
  readonly tips?: number | undefined;
  readonly tendered?: number | undefined;
  /** Dishes that the amount pays for. */
  readonly share?: PaymentShare | undefined;
  /** The tax invoice that the guest wants for it. */
  readonly invoiceWish?: InvoiceWish | undefined;
};

/** Returns the function that books money; the same money keeps its request id until the server has answered. */
export function useTakePayment() {
  const call = useApprovedCall();
  const [isTaking, setTaking] = useState(false);
  const last = useRef({ money: '', requestId: '' });
  const take = useCallback(
    async (given: GivenMoney): Promise<PaymentAttempt> => {
      const money = JSON.stringify(given);
      if (last.current.money !== money) last.current = { money, requestId: newRequestId() };
      setTaking(true);
      markOwnChange(given.session, Date.now());
      try {
        const attempt = await call<PaymentAttempt>('payments/take', {
          requestId: last.current.requestId,
          ...given,
        });
        last.current = { money: '', requestId: '' };
        markOwnChange(given.session, Date.now());
        return attempt;
      } catch (error) {
        if (!isPassing(error)) last.current = { money: '', requestId: '' };
        throw error;
      } finally {
        setTaking(false);
      }
    },
    [call],
  );
  return { take, isTaking };
}
