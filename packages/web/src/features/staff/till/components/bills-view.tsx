import { useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import type { StaffLogin } from '../../../../data/devices/staff-session.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { clockText } from '../../../../lib/clock-text.ts';
import { Badge } from '../../../../ui/display/badge.tsx';
import { Price } from '../../../../ui/display/price.tsx';
import { EmptyState } from '../../../../ui/layout/empty-state.tsx';
import type { useTillLists } from '../hooks/use-till-lists.ts';
import css from './bills-view.module.css';

const TONES = { waiting: 'quiet', preparing: 'brand', ready: 'ok', taken: 'quiet' } as const;

export type BillsViewProps = {
  readonly lists: ReturnType<typeof useTillLists>;
  readonly session: StaffLogin;
  readonly onBill: (id: string) => void;
};

/** Open bills of the shop, newest first; a touch opens one to ring up more or to pay. */
export function BillsView({ lists, onBill }: BillsViewProps) {
  const { t } = useTranslation('till');
  const { locale } = useLocale();
  const { data } = useReadyCatalogue();
  const bills = lists.bills
    .filter(({ products }) => products.length > 0)
    .toSorted((one, other) => (one.startTime < other.startTime ? 1 : -1));
  return (
    <main className={css.view}>
      <h1 className={css.title}>{t('openBills')}</h1>
      {bills.length === 0 && <EmptyState title={t('noBills.title')} text={t('noBills.text')} />}
      <ul className={css.bills}>
        {bills.map((bill) => (
          <li key={bill._id}>
            <button type="button" className={css.bill} onClick={() => onBill(bill._id)}>
              <b className={css.code}>{bill.tableName ?? bill.orderNumber}</b>
              <span className={css.facts}>
                <span>
                  {[
                    bill.tableName !== undefined && bill.orderNumber,
                    t(`staff:type.${bill.type}`),
                    clockText(bill.placedTime ?? bill.startTime, locale.intl, data.shop.timezone),
                  ]
                    .filter(Boolean)
                    .join(t('staff:comma'))}
                </span>
                <Badge tone={TONES[bill.tvStatus]}>{t(`staff:column.${bill.tvStatus}`)}</Badge>
                {bill.status === 'toPay' && <Badge tone="hot">{t('billAsked')}</Badge>}
              </span>
              <Price amount={bill.bill.outstanding} />
            </button>
          </li>
        ))}
      </ul>
    </main>
  );
}
