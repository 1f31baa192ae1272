import { memo } from 'react';
import { IncludedTaxes } from '../../../../data/bills/included-taxes.tsx';
import { useSumRows } from '../../../../data/bills/use-sum-rows.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { cx } from '../../../../lib/cx.ts';
import { Price } from '../../../../ui/display/price.tsx';
import type { TillBill } from '../hooks/use-till-bill.ts';
import css from './bill-sums.module.css';

export type BillSumsProps = { readonly bill: TillBill; readonly due: number; readonly paid: number };

/** Sums of a bill, with the reason of every amount that is taken off, and what is due. */
export const BillSums = memo(function BillSums({ bill, due, paid }: BillSumsProps) {
  const { t } = useTranslation('till');
  const rows = useSumRows(bill);
  return (
    <dl className={css.sums}>
      {rows.map(({ id, kind, name, amount }) => (
        <div key={id} className={cx(css.row, kind === 'discount' && css.less)}>
          <dt>{name}</dt>
          <dd>
            <Price amount={amount} bare size="inherit" weight={kind === 'discount' ? 'bold' : 'regular'} />
          </dd>
        </div>
      ))}
      {paid > 0 && (
        <div className={cx(css.row, css.less)}>
          <dt>{t('sum.paid')}</dt>
          <dd>
            <Price amount={-paid} bare size="inherit" />
          </dd>
        </div>
      )}
      <div className={css.due}>
        <dt>{t('due')}</dt>
        <dd>
          <Price amount={due} size="inherit" className={css.total} />
        </dd>
      </div>
      {bill.priced && <IncludedTaxes bill={bill.priced.bill} className={css.row} />}
    </dl>
  );
});
