import type { InvoiceWish, PaymentMethod } from '@comanda/contract';
import { Suspense } from 'react';
import { lazyPage } from '../../../../i18n/lazy-page.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { cx } from '../../../../lib/cx.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Price } from '../../../../ui/display/price.tsx';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { Banner } from '../../../../ui/layout/banner.tsx';
import { openMethods, useAsksInvoice } from '../../payment/index.ts';
import { useKioskMethods } from '../hooks/use-kiosk-methods.ts';
import { useKiosk } from '../state/kiosk-context.ts';
import base from './kiosk.module.css';
import css from './pay.module.css';
import type { PaymentProps } from './payment-props.ts';
import { Screen } from './screen.tsx';

const Invoice = lazyPage(
  async () => (await import('./invoice.tsx')).Invoice,
  'tax-invoice',
  'kiosk',
  'errors',
);

type MethodProps = { readonly method: PaymentMethod; readonly isBusy: boolean; readonly onPay: () => void };

/** One way to pay. */
function Method({ method, isBusy, onPay }: MethodProps) {
  const { t } = useTranslation('kiosk');
  const { say } = useLocale();
  const isCounter = method.provider === 'counter';
  const isTerminal = method.provider === 'bbpos';
  const note = isTerminal ? 'pay.atTerminal' : isCounter ? 'pay.atCounter' : 'pay.onPhone';
  return (
    <li>
      <button type="button" className={cx(base.choice, css.method)} disabled={isBusy} onClick={onPay}>
        <Icon name={isTerminal ? 'tap' : isCounter ? 'cash' : 'qr'} className={base.modeIcon} />
        <b className={base.modeName}>{say(method.name)}</b>
        <small className={base.modeNote}>{t(note)}</small>
      </button>
    </li>
  );
}

type MethodsProps = PaymentProps & {
  readonly invoiceWish: InvoiceWish | undefined;
  /** Leads back to the question of the tax invoice, where there was one. */
  readonly onBack: (() => void) | undefined;
};

/** The ways to pay that the shop has. */
function Methods({ session, payment: { hasFailed, start }, invoiceWish, onBack }: MethodsProps) {
  const { t } = useTranslation('kiosk');
  const { dispatch, visit } = useKiosk();
  const { data: all } = useKioskMethods(session);
  const methods = all && openMethods(all);
  const isOnlyCounter = methods?.every(({ provider }) => provider === 'counter') ?? false;
  const finish = () => dispatch({ type: 'finished' });
  const pay = (method: PaymentMethod) =>
    start.mutate({ method, invoiceWish }, { onSuccess: () => method.provider === 'counter' && finish() });
  return (
    <Screen
      title={t('pay.title')}
      onBack={onBack}
      text={isOnlyCounter ? t('pay.noTerminal') : undefined}
      next={
        methods?.length === 0 && (
          <Button size="l" wide onClick={finish}>
            {t('next')}
          </Button>
        )
      }
    >
      <p className={css.due}>
        <Price amount={session.bill.outstanding} size="xl" />
      </p>
      {hasFailed && <Banner tone="bad" icon="alert" title={t('pay.failed')} />}
      {start.isError && <Banner tone="bad" icon="alert" title={t('pay.notStarted')} />}
      {visit.isMemberLost && <Banner icon="info" title={t('member.notJoined')} />}
      <ul className={css.methods}>
        {methods?.map((method) => (
          <Method key={method._id} method={method} isBusy={start.isPending} onPay={() => pay(method)} />
        ))}
      </ul>
    </Screen>
  );
}

/** The answer about the tax invoice; not given while it is asked. */
export type Answer = { readonly wish?: InvoiceWish; readonly isGiven: boolean };
type WaysProps = PaymentProps & { readonly answer: Answer; readonly onAnswer: (answer: Answer) => void };

/** The question of the tax invoice, where the shop issues them, then the ways to pay. */
export function Ways({ session, payment, answer: { wish, isGiven }, onAnswer }: WaysProps) {
  const asksInvoice = useAsksInvoice(session);
  if (asksInvoice && !isGiven)
    return (
      <Suspense>
        <Invoice session={session} wish={wish} onWish={(given) => onAnswer({ wish: given, isGiven: true })} />
      </Suspense>
    );
  const askAgain = () => onAnswer({ ...(wish && { wish }), isGiven: false });
  return <Methods {...{ session, payment }} invoiceWish={wish} onBack={asksInvoice ? askAgain : undefined} />;
}
