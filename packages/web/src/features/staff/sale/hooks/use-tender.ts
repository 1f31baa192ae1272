import type { InvoiceWish, PaymentShare, TableSession } from '@comanda/contract';
import { stepOf } from '@comanda/domain';
import { useState } from 'react';
import { useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import { typedAmount } from '../state/entry.ts';
import { type TakenMoney, withPayment } from '../state/taken-money.ts';
import {
  type Booking,
  bookingOf,
  dueOf,
  equalPart,
  partsLeft,
  roundTips,
  type TenderParts,
} from '../state/tender.ts';
import { shareOfDishes } from '../state/tender-dishes.ts';
import { type GivenMoney, useTakePayment } from './use-take-payment.ts';
import { type StaffPlace, useTenderMethods } from './use-tender-methods.ts';
import { useTenderRefusal } from './use-tender-refusal.ts';
import { useTerminalPayment } from './use-terminal-payment.ts';

export type TenderInput = {
  readonly session: TableSession;
  readonly mayTakeCash: boolean;
  /** The place where the money is taken, of which the ways to pay depend. */
  readonly place: StaffPlace;
  /** Called once nothing is outstanding. */
  readonly onTaken: (money: TakenMoney) => void;
};

/** Returns the part of a bill that is paid now: all of it, one of several equal parts, or the dishes chosen. */
function useTenderPart(session: TableSession) {
  const { data } = useReadyCatalogue();
  const [parts, setParts] = useState<TenderParts>('all');
  const [dishes, setDishes] = useState<readonly string[]>([]);
  const { outstanding } = session.bill;
  const byDishes = parts === 'dishes' ? shareOfDishes(session, data.shop, dishes) : undefined;
  return {
    /** Returns the part as a way to pay can pay it; one that is no share is paid in its steps. */
    partBy: (step: number) => byDishes?.amount ?? equalPart(outstanding, parts, step),
    share: byDishes?.share,
    parts,
    setParts: (next: TenderParts) => {
      setDishes([]);
      setParts(next);
    },
    dishes,
    setDishes,
  };
}

/** Returns the ways to take money, with the one that is chosen. */
function useTenderWay(mayTakeCash: boolean, place: StaffPlace) {
  const methods = useTenderMethods(mayTakeCash, place);
  const [methodId, setMethod] = useState<string>();
  return {
    methods,
    method: methods.find(({ id }) => id === methodId) ?? methods[0],
    setMethod,
    cashMethod: methods.find(({ isCash }) => isCash),
  };
}

/** Returns what is entered for one payment: the amount typed, the tip and the tax invoice; `clear` begins the next. */
function useEntered() {
  const [entry, setEntry] = useState('');
  const [tips, setTips] = useState(0);
  const [invoiceWish, setInvoiceWish] = useState<InvoiceWish>();
  return {
    ...{ entry, setEntry, tips, setTips, invoiceWish, setInvoiceWish },
    clear: () => {
      setEntry('');
      setTips(0);
      setInvoiceWish(undefined);
    },
  };
}

/** Returns the call's data for a booking. */
function givenMoney(
  { _id: session }: TableSession,
  method: string,
  { amount, tips, tendered }: Booking,
  share: PaymentShare | undefined,
): GivenMoney {
  return { session, method, amount, tips: tips || undefined, tendered, share };
}

/** Returns the money being taken for a bill: method, part, amount typed and tip, and the functions that book it. */
export function useTender({ session, mayTakeCash, place, onTaken }: TenderInput) {
  const { data } = useReadyCatalogue();
  const { methods, method, setMethod, cashMethod } = useTenderWay(mayTakeCash, place);
  const { clear, ...entered } = useEntered();
  const { take, isTaking } = useTakePayment();
  const [payments, setPayments] = useState(0);
  const terminal = useTerminalPayment((attempt, { amount }) => {
    reset(amount);
    // the bill's own event may have brought this payment before
    const paid = withPayment(session, attempt);
    if (paid.bill.outstanding <= 0) onTaken({ session: paid, tendered: amount, change: 0 });
  });
  const reset = (amount: number) => {
    clear();
    setPayments((count) => count + 1);
    parting.setParts(partsLeft(parting.parts, amount === part));
  };
  const { entry, tips, invoiceWish } = entered;
  const { outstanding } = session.bill;
  const step = stepOf(data.shop);
  const isCash = method?.isCash === true;
  const { partBy, share, ...parting } = useTenderPart(session);
  // parts that are no share are paid in notes and coins
  const partOf = (way: typeof method) => partBy((way?.isCash && way.round?.step) || step);
  const part = partOf(method);
  const given = typedAmount(entry);
  const isShare = share !== undefined;
  const choice = [method?.id, entry, tips, parting.parts, ...parting.dishes].join();
  const { refusal, refuse, clearRefusal } = useTenderRefusal(choice);
  const inCash = cashMethod && { part: partOf(cashMethod), round: cashMethod.round };
  const tender = { outstanding, part, tips, given, givesChange: isCash, isShare, round: method?.round };
  const booking = bookingOf(tender);
  const book = async (money = booking, way = method) => {
    if (money === undefined || way === undefined || isTaking) return;
    const { amount, tips: tip, tendered, change, rest } = money;
    // less money than the share comes to pays a part of the bill, and for no dish
    const paid = amount === partOf(way) ? share : undefined;
    const charge = { session: session._id, methodRef: way.id, amount, share: paid, invoiceWish };
    if (way.isTerminal) return terminal.start({ ...charge, tips: tip || undefined });
    clearRefusal();
    try {
      const attempt = await take({ ...givenMoney(session, way.id, money, paid), invoiceWish });
      reset(amount);
      if (rest <= 0) onTaken({ session: withPayment(session, attempt), tendered, change });
    } catch (error) {
      refuse(error);
    }
  };
  return {
    ...{ methods, method, setMethod, isCash, given },
    ...entered,
    ...parting,
    tipKeys: roundTips(part ?? outstanding, step),
    /** Amount of the part that is paid now, minor units. */
    partAmount: part ?? outstanding,
    /** Number of payments booked here, with each of which what is typed begins anew. */
    payments,
    /** Amount to pay now with the tip and the rounding, minor units. */
    due: dueOf(tender),
    booking,
    book: () => void book(),
    /** Takes exactly what is due in cash; undefined where no cash may be taken. */
    bookExactCash:
      cashMethod &&
      (() => void book(bookingOf({ ...tender, ...inCash, given: undefined, givesChange: true }), cashMethod)),
    isTaking,
    /** The reason why what is entered cannot be taken. */
    refusal,
    terminal,
  };
}

export type Tender = ReturnType<typeof useTender>;
