import { useIdleHold } from '../../../../data/devices/idle-holds.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { IconButton } from '../../../../ui/controls/icon-button.tsx';
import { Price } from '../../../../ui/display/price.tsx';
import { type TenderInput, TerminalSheet, useTender } from '../../sale/index.ts';
import { useTenderKeys } from '../hooks/use-tender-keys.ts';
import { TenderBill } from './tender-bill.tsx';
import { TenderMethods } from './tender-methods.tsx';
import { TenderChange, TenderMoney } from './tender-money.tsx';
import { TenderSide } from './tender-side.tsx';
import css from './tender-view.module.css';

export type TenderViewProps = Omit<TenderInput, 'place'> & { readonly onBack: () => void };

/** Taking payment: what is owed, what is given, tip and what was taken so far; parts until nothing is outstanding. */
export function TenderView({ onBack, ...input }: TenderViewProps) {
  const { t } = useTranslation('till');
  const { locale } = useLocale();
  const { session } = input;
  const tender = useTender({ ...input, place: 'till' });
  useTenderKeys(tender, onBack);
  const { parts, due, isTaking } = tender;
  const titles = { all: t('payAll'), dishes: t('payDishes') };
  const title = parts === 'all' || parts === 'dishes' ? titles[parts] : t('payPart', { parts });
  useIdleHold(isTaking || tender.terminal.charge !== undefined || (session.pendingPayments ?? []).length > 0);
  return (
    <div className={css.view}>
      <header className={css.bar}>
        <IconButton icon="back" label={t('back')} onClick={onBack} />
        <div className={css.badge}>{session.tableName ?? session.orderNumber}</div>
        <div>
          <h1 className={css.title}>{t('payment')}</h1>
          <p className="muted">{t('staff:orderNo', { number: session.orderNumber ?? '' })}</p>
        </div>
      </header>
      <TenderBill session={session} tender={tender} />
      <main className={css.now}>
        <div className={css.head}>
          <h2>{title}</h2>
          <Price amount={due} size="xl" />
        </div>
        <TenderMethods tender={tender} />
        <TenderMoney tender={tender} />
        <TenderChange tender={tender} />
      </main>
      <TenderSide session={session} tender={tender} />
      <TerminalSheet payment={tender.terminal} />
      <span className="sr" role="status" lang={locale.tag}>
        {isTaking ? t('taking') : ''}
      </span>
    </div>
  );
}
