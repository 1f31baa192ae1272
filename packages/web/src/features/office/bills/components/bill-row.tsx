import type { TableSession } from '@comanda/contract';
import { UNSOLD_STATUSES, type UnsoldStatus } from '@comanda/domain';
import { givenBack, paidMoney } from '../../../../data/bills/bill-money.ts';
import { useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { dateText } from '../../../../lib/clock-text.ts';
import { Badge, type BadgeProps } from '../../../../ui/display/badge.tsx';
import { Price } from '../../../../ui/display/price.tsx';
import { RecordRow } from '../../frame/index.ts';
import { type BillState, stateOf } from '../state/bill-filter.ts';
import css from './bills-part.module.css';

const TONES: Readonly<Record<BillState, NonNullable<BadgeProps['tone']>>> = {
  done: 'ok',
  open: 'left',
  ended: 'sold',
};

type BillRowProps = { readonly bill: TableSession; readonly onOpen: () => void };

/** A bill in one line: number, table, kind and time, its sums and its state; a press opens it. */
export function BillRow({ bill, onOpen }: BillRowProps) {
  const { t } = useTranslation('bills');
  const { locale } = useLocale();
  const { shop } = useReadyCatalogue().data;
  const { orderNumber, tableName, type, placedTime, startTime } = bill;
  const when = dateText(placedTime ?? startTime, locale.intl, shop.timezone);
  const facts = [tableName, t(`staff:type.${type}`), when];
  const [paid, given] = [paidMoney(bill), givenBack(bill)];
  return (
    <RecordRow
      number={orderNumber ?? tableName}
      facts={facts.filter(Boolean).join(t('staff:comma'))}
      amount={bill.bill.total}
      money={
        <>
          {paid > 0 && (
            <span>
              {t('paid')} <Price amount={paid} bare size="inherit" weight="regular" />
            </span>
          )}{' '}
          {given > 0 && (
            <span>
              {t('givenBack')} <Price amount={given} bare size="inherit" weight="regular" />
            </span>
          )}
        </>
      }
      badges={<BillBadges bill={bill} />}
      onOpen={onOpen}
    />
  );
}

function isUnsold(status: TableSession['status']): status is UnsoldStatus {
  return UNSOLD_STATUSES.some((unsold) => unsold === status);
}

/** The state of a bill, and that a refund of it has failed. */
export function BillBadges({ bill }: { readonly bill: TableSession }) {
  const { t } = useTranslation('bills');
  const state = stateOf(bill);
  const hasFailed = bill.bill.outstanding < 0 && bill.refunds?.some(({ status }) => status === 'failed');
  return (
    <span className={css.badges}>
      <Badge tone={TONES[state]}>
        {t(isUnsold(bill.status) ? `ended.${bill.status}` : `state.${state}`)}
      </Badge>
      {hasFailed && <Badge tone="bad">{t('refundFailed')}</Badge>}
    </span>
  );
}
