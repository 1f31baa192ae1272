import type { TableSession } from '@comanda/contract';
import { moneyText, type TillProvider } from '@comanda/domain';
import { useState } from 'react';
import { BillSubject } from '../../../../data/approval/approval-subject.tsx';
import { useApprovedCall } from '../../../../data/approval/use-approved-call.ts';
import { withoutRebooked } from '../../../../data/bills/without-rebooked.ts';
import { useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import { useFailure } from '../../../../data/devices/use-failure.ts';
import { useMay } from '../../../../data/devices/use-may.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { useMoneyStyle } from '../../../../ui/display/money-context.tsx';
import { useToast } from '../../../../ui/overlays/toast-context.ts';

export type RebookRowsProps = {
  readonly session: TableSession;
  /** Takes the bill as it is once a payment was corrected. */
  readonly onRebooked: (session: TableSession) => void;
};

type Payment = TableSession['payments'][number];

/** Returns the other way of paying, for money that staff took and that was not given back; undefined for other payments. */
function useOtherWay(session: TableSession): (payment: Payment) => TillProvider | undefined {
  const { data } = useReadyCatalogue();
  return ({ _id, method, refundOf, tendered }) => {
    const isWhole = !session.payments.some((entry) => entry.refundOf === _id);
    if (refundOf !== undefined || tendered === undefined || !isWhole) return undefined;
    const named = data.methods.find((each) => each._id === method)?.provider ?? method;
    return named === 'cash' ? 'manual' : 'cash';
  };
}

/**
 * Corrections of the way of paying, for those with the right: cash as card and back, asked once more before it is booked
 * (till T7.7).
 */
export function RebookRows({ session, onRebooked }: RebookRowsProps) {
  const { t } = useTranslation('till');
  const { currency, locale } = useMoneyStyle();
  const mayRebook = useMay('rebook');
  const otherWay = useOtherWay(session);
  const call = useApprovedCall();
  const fail = useFailure();
  const toast = useToast();
  const [asked, setAsked] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  if (!mayRebook) return null;
  const rebook = async (payment: string, to: TillProvider) => {
    setBusy(true);
    try {
      const about = { title: t('rebook.approval'), what: <BillSubject session={session} /> };
      onRebooked(await call<TableSession>('payments/rebook', { payment, to }, about));
      toast.success(t('rebook.done'));
      setAsked(undefined);
    } catch (error) {
      fail(error);
    } finally {
      setBusy(false);
    }
  };
  return withoutRebooked(session.payments).map((payment) => {
    const to = otherWay(payment);
    if (to === undefined) return null;
    const { _id, amount, tips = 0 } = payment;
    const isAsked = asked === _id;
    const text = isAsked
      ? t(`rebook.ask.${to}`, { amount: moneyText(amount + tips, currency, locale) })
      : t(`rebook.${to}`);
    return (
      <Button
        key={_id}
        variant={isAsked ? 'tonal' : 'quiet'}
        icon={to === 'manual' ? 'card' : 'cash'}
        busy={isBusy && isAsked}
        onClick={() => (isAsked ? void rebook(_id, to) : setAsked(_id))}
      >
        {text}
      </Button>
    );
  });
}
