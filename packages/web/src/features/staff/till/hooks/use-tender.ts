import type { TableSession } from '@comanda/contract';
import { stepOf } from '@comanda/domain';
import { useState } from 'react';
import { useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import type { TakenMoney } from '../components/change-note.tsx';
import { typedAmount } from '../state/entry.ts';
import { bookingOf, roundTips } from '../state/tender.ts';
import { useTakePayment } from './use-take-payment.ts';
import { useTenderMethods } from './use-tender-methods.ts';
import { useFailure } from './use-till-actions.ts';

/** The parts that a bill is paid in: at once, or in as many equal ones. */
export const TENDER_PARTS = ['all', '2', '3', '4'] as const;

export type TenderInput = {
  readonly session: TableSession;
  readonly mayTakeCash: boolean;
  /** Nothing is outstanding any more. */
  readonly onTaken: (money: TakenMoney) => void;
};

/** Returns the money being taken for a bill: method, part, amount typed and tip, and the functions that book it. */
export function useTender({ session, mayTakeCash, onTaken }: TenderInput) {
  const { data } = useReadyCatalogue();
  const methods = useTenderMethods(mayTakeCash);
  const [methodId, setMethod] = useState<string>();
  const [entry, setEntry] = useState('');
  const [parts, setParts] = useState<(typeof TENDER_PARTS)[number]>('all');
  const [tips, setTips] = useState(0);
  const { take, isTaking } = useTakePayment();
  const fail = useFailure();
  const method = methods.find(({ id }) => id === methodId) ?? methods[0];
  const cashMethod = methods.find(({ isCash }) => isCash);
  const { outstanding } = session.bill;
  const step = stepOf(data.shop);
  const part = parts === 'all' ? undefined : Math.round(outstanding / Number(parts) / step) * step;
  const isCash = method?.isCash === true;
  const given = typedAmount(entry);
  const booking = bookingOf({ outstanding, part, tips, given, givesChange: isCash });
  const book = async (money = booking, id = method?.id) => {
    if (money === undefined || id === undefined || isTaking) return;
    try {
      const { amount, tips: tip, tendered, change, rest } = money;
      await take({ session: session._id, method: id, amount, tips: tip || undefined, tendered });
      setEntry('');
      setTips(0);
      setParts('all');
      if (rest <= 0) onTaken({ session, tendered, change });
    } catch (error) {
      fail(error);
    }
  };
  return {
    methods,
    method,
    setMethod,
    isCash,
    entry,
    setEntry,
    given,
    parts,
    setParts,
    tips,
    setTips,
    tipKeys: roundTips(part ?? outstanding, step),
    /** Amount to pay now with the tip, minor units. */
    due: (part ?? outstanding) + tips,
    booking,
    book: () => void book(),
    /** Takes exactly what is due in cash; undefined where no cash may be taken. */
    bookExactCash:
      cashMethod &&
      (() =>
        void book(
          bookingOf({ outstanding, part, tips, given: undefined, givesChange: true }),
          cashMethod.id,
        )),
    isTaking,
  };
}

export type Tender = ReturnType<typeof useTender>;
