import type { LocalizedText, Name } from '@comanda/domain';
import { memo } from 'react';
import { type ChargeRow, chargeRows } from '../../../../data/pricing/charge-rows.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { cx } from '../../../../lib/cx.ts';
import { Price } from '../../../../ui/display/price.tsx';
import type { TillBill } from '../hooks/use-till-bill.ts';
import css from './bill-sums.module.css';

/** Returns a name that may be a plain text. */
function nameText(name: Name | undefined, say: (name: LocalizedText | undefined) => string): string {
  return typeof name === 'string' ? name : say(name);
}

/** Returns the rows of the whole bill, with what is rung up on it. */
export function useSumRows({ pricing, priced }: TillBill) {
  const { t } = useTranslation('till');
  const { say } = useLocale();
  if (priced === undefined) return [];
  const { bill } = priced;
  const rows = chargeRows({ bill, before: undefined, share: bill.total }, pricing);
  const nameOf = (row: ChargeRow): string => {
    if (row.kind === 'discount') return nameText(row.rule?.name, say) || t('sum.discount');
    if (row.kind === 'tax' || row.kind === 'taxIncluded') return nameText(row.tax?.name, say);
    return t(`sum.${row.kind}`);
  };
  return rows.map((row) => ({ id: row.id, kind: row.kind, amount: row.amount, name: nameOf(row) }));
}

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
    </dl>
  );
});
