import type { TableSession } from '@comanda/contract';
import { useIdleHold } from '../../../../data/devices/idle-holds.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Segmented } from '../../../../ui/controls/segmented.tsx';
import { Price } from '../../../../ui/display/price.tsx';
import { EmptyState } from '../../../../ui/layout/empty-state.tsx';
import { BillSums, TENDER_PARTS, useTender } from '../../sale/index.ts';
import type { HandOrder } from '../hooks/use-hand-order.ts';
import css from './dish-view.module.css';
import { HandBar } from './hand-frame.tsx';
import pay from './pay-view.module.css';

export type PayViewProps = {
  readonly session: TableSession;
  readonly hand: HandOrder;
  /** True for whoever may take cash: a waiter needs a pouch (till T7.1). */
  readonly mayTakeCash: boolean;
  readonly onBack: () => void;
  /** Nothing is outstanding any more. */
  readonly onPaid: () => void;
};

/** Taking payment at the table: how much of it, the tip, and the way to pay (till T2.3, T3.5). */
export function PayView({ session, hand, mayTakeCash, onBack, onPaid }: PayViewProps) {
  const { t } = useTranslation('handheld');
  const tender = useTender({ session, mayTakeCash, onTaken: onPaid });
  const { methods, method, booking, tips, tipKeys, parts, isTaking } = tender;
  useIdleHold(isTaking);
  return (
    <>
      <HandBar title={t('payOf', { table: hand.name })} back={{ label: t('toBill'), onBack }}>
        <Price amount={session.bill.outstanding} size="l" />
      </HandBar>
      <main className={css.main}>
        <BillSums bill={hand.bill} due={session.bill.outstanding} paid={session.bill.paid} />
        {method === undefined && <EmptyState title={t('noMethod.title')} text={t('noMethod.text')} />}
        {method !== undefined && (
          <>
            <Segmented
              label={t('till:split')}
              options={TENDER_PARTS.map((value) => ({
                value,
                label: value === 'all' ? t('till:all') : `1/${value}`,
              }))}
              value={parts}
              onChange={tender.setParts}
            />
            <h2 className={pay.part}>{t('till:tip')}</h2>
            <fieldset className={css.choices} aria-label={t('till:tip')}>
              {[0, ...tipKeys].map((tip) => (
                <button
                  key={tip}
                  type="button"
                  className={css.choice}
                  aria-pressed={tip === tips}
                  onClick={() => tender.setTips(tip)}
                >
                  {tip === 0 ? (
                    t('noTip')
                  ) : (
                    <Price amount={tip} bare signed size="inherit" weight="regular" />
                  )}
                </button>
              ))}
            </fieldset>
            <h2 className={pay.part}>{t('till:paidWith')}</h2>
            <fieldset className={css.choices} aria-label={t('till:paidWith')}>
              {methods.map(({ id, name }) => (
                <button
                  key={id}
                  type="button"
                  className={css.choice}
                  aria-pressed={id === method.id}
                  onClick={() => tender.setMethod(id)}
                >
                  {name}
                </button>
              ))}
            </fieldset>
          </>
        )}
        {!mayTakeCash && <p className={pay.note}>{t('noCash')}</p>}
      </main>
      <section className={css.foot} aria-label={t('actions')}>
        <Button
          size="l"
          wide
          icon="card"
          busy={isTaking}
          disabled={booking === undefined || method === undefined || !hand.isOnline}
          amount={booking && <Price amount={booking.amount + booking.tips} size="inherit" />}
          onClick={tender.book}
        >
          {t(isTaking ? 'till:taking' : 'till:take')}
        </Button>
      </section>
    </>
  );
}
