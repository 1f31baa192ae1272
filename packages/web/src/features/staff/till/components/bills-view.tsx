import type { TableSession } from '@comanda/contract';
import { type ReactNode, useState } from 'react';
import { useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import { IncidentList } from '../../../../data/payment-incidents/incident-list.tsx';
import type { PaymentIncidents } from '../../../../data/payment-incidents/use-payment-incidents.ts';
import { notedAllergens } from '../../../../data/sessions/noted-allergens.ts';
import { useAllergenList } from '../../../../data/sessions/use-allergen-list.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { clockText } from '../../../../lib/clock-text.ts';
import { useNow } from '../../../../lib/use-now.ts';
import { SearchField } from '../../../../ui/controls/search-field.tsx';
import { Badge } from '../../../../ui/display/badge.tsx';
import { Price } from '../../../../ui/display/price.tsx';
import { EmptyState } from '../../../../ui/layout/empty-state.tsx';
import type { useTillLists } from '../../sale/index.ts';
import { useFoundBills } from '../hooks/use-found-bills.ts';
import type { TillPayments } from '../hooks/use-waiting-payments.ts';
import { listedBills } from '../state/listed-bills.ts';
import css from './bills-view.module.css';
import { TakeOwed } from './take-owed.tsx';
import { WaitingPayments } from './waiting-payments.tsx';

const EVERY_SECOND = 1000;
const TONES = { waiting: 'quiet', preparing: 'brand', ready: 'ok', taken: 'quiet' } as const;

export type BillsViewProps = {
  readonly lists: ReturnType<typeof useTillLists>;
  readonly payments: TillPayments;
  readonly incidents: PaymentIncidents;
  readonly mayDecide: boolean;
  /** Control at the right of the heading. */
  readonly tools?: ReactNode;
  readonly onBill: (bill: TableSession) => void;
};

/** Payments that wait for their money, and the open bills of the shop, newest first; a touch opens one. */
export function BillsView({ lists, payments, incidents, mayDecide, tools, onBill }: BillsViewProps) {
  const { t } = useTranslation('till');
  const { data } = useReadyCatalogue();
  const now = useNow(EVERY_SECOND);
  const [search, setSearch] = useState('');
  const found = useFoundBills(data.shop._id, search);
  const bills = listedBills(found ?? lists.bills);
  const waiting = payments.payments;
  return (
    <main className={css.view}>
      <header className={css.head}>
        <h1 className={css.title}>{t('openBills')}</h1>
        <div className={css.find}>
          <SearchField
            label={t('findBill')}
            placeholder={t('findBill')}
            clearLabel={t('findClear')}
            value={search}
            onChange={setSearch}
          />
        </div>
        {tools}
      </header>
      <IncidentList
        {...incidents}
        mayDecide={mayDecide}
        disabled={!lists.isJoined}
        takingOf={({ session, amount }) => <TakeOwed session={session} amount={amount} />}
      />
      {waiting.length > 0 && (
        <section className={css.waiting} aria-labelledby="waiting-payments">
          <h2 id="waiting-payments" className={css.heading}>
            {t('counter:waitingPayments')} <span className="muted">{waiting.length}</span>
          </h2>
          <WaitingPayments
            payments={waiting}
            options={payments.options}
            now={now}
            disabled={!lists.isJoined}
          />
        </section>
      )}
      {bills.length === 0 &&
        (found === undefined ? (
          <EmptyState title={t('noBills.title')} text={t('noBills.text')} />
        ) : (
          <p className="muted" role="status">
            {t('findNone')}
          </p>
        ))}
      <ul className={css.bills}>
        {bills.map((bill) => (
          <li key={bill._id}>
            <BillKey bill={bill} onPress={() => onBill(bill)} />
          </li>
        ))}
      </ul>
    </main>
  );
}

/** An open bill: its number, whose it is, its state and what is outstanding. */
function BillKey({ bill, onPress }: { readonly bill: TableSession; readonly onPress: () => void }) {
  const { t } = useTranslation('till');
  const { locale } = useLocale();
  const { data } = useReadyCatalogue();
  const list = useAllergenList();
  const allergens = notedAllergens(bill);
  const facts = [
    bill.tableName !== undefined && bill.orderNumber,
    bill.contact?.name,
    bill.contact?.phone,
    t(`staff:type.${bill.type}`),
    bill.address,
    clockText(bill.placedTime ?? bill.startTime, locale.intl, data.shop.timezone),
  ];
  return (
    <button type="button" className={css.bill} onClick={onPress}>
      <b className={css.code}>{bill.tableName ?? bill.orderNumber}</b>
      <span className={css.facts}>
        <span>{facts.filter(Boolean).join(t('staff:comma'))}</span>
        <Badge tone={TONES[bill.tvStatus]}>{t(`staff:column.${bill.tvStatus}`)}</Badge>
        {bill.status === 'toPay' && <Badge tone="hot">{t('billAsked')}</Badge>}
        {bill.pendingPayments?.some(({ lastDecline }) => lastDecline !== undefined) && (
          <Badge tone="bad">{t('staff:declined.badge')}</Badge>
        )}
        {allergens.length > 0 && <Badge tone="bad">{t('staff:allergy', { list: list(allergens) })}</Badge>}
      </span>
      <Price amount={bill.bill.outstanding} />
    </button>
  );
}
