import type { TableSession } from '@comanda/contract';
import { useIdleHold } from '../../../../data/devices/idle-holds.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Price } from '../../../../ui/display/price.tsx';
import { EmptyState } from '../../../../ui/layout/empty-state.tsx';
import { BillSums, TerminalSheet, useTender } from '../../sale/index.ts';
import type { HandOrder } from '../hooks/use-hand-order.ts';
import css from './dish-view.module.css';
import { HandBar } from './hand-frame.tsx';
import pay from './pay-view.module.css';
import { TenderChoices } from './tender-choices.tsx';

export type PayViewProps = {
  readonly session: TableSession;
  readonly hand: HandOrder;
  /** True for whoever may take cash: a waiter needs a pouch (till T7.1). */
  readonly mayTakeCash: boolean;
  readonly onBack: () => void;
  /** Called once nothing is outstanding. */
  readonly onPaid: () => void;
};

/** Taking payment at the table: how much of it, the tip, and the way to pay (till T2.3, T3.5). */
export function PayView({ session, hand, mayTakeCash, onBack, onPaid }: PayViewProps) {
  const { t } = useTranslation('handheld');
  const tender = useTender({ session, mayTakeCash, place: 'handheld', onTaken: onPaid });
  const { method, booking, isTaking, refusal } = tender;
  useIdleHold(isTaking || tender.terminal.charge !== undefined);
  return (
    <>
      <HandBar title={t('payOf', { table: hand.name })} back={{ label: t('toBill'), onBack }}>
        <Price amount={session.bill.outstanding} size="l" />
      </HandBar>
      <main className={css.main}>
        <BillSums bill={hand.bill} due={session.bill.outstanding} paid={session.bill.paid} />
        {method === undefined && <EmptyState title={t('noMethod.title')} text={t('noMethod.text')} />}
        {method !== undefined && <TenderChoices session={session} tender={tender} method={method.id} />}
        {booking !== undefined && booking.rounding !== 0 && (
          <p className={pay.note}>
            {t('till:cashRounding')} <Price amount={booking.rounding} bare signed size="inherit" />
          </p>
        )}
        {refusal !== undefined && (
          <p className={pay.refused} role="alert">
            {refusal}
          </p>
        )}
        {!mayTakeCash && <p className={pay.note}>{t('noCash')}</p>}
      </main>
      <section className={css.foot} aria-label={t('actions')} data-foot="">
        <Button
          size="l"
          wide
          icon="card"
          busy={isTaking}
          disabled={booking === undefined || method === undefined || !hand.isOnline}
          amount={
            booking && <Price amount={booking.amount + booking.tips + booking.rounding} size="inherit" />
          }
          onClick={tender.book}
        >
          {t(isTaking ? 'till:taking' : 'till:take')}
        </Button>
      </section>
      <TerminalSheet payment={tender.terminal} />
    </>
  );
}
