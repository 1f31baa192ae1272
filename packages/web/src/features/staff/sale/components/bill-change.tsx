import type { ReactNode } from 'react';
import { useSumRows } from '../../../../data/bills/use-sum-rows.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { MoneyProvider } from '../../../../ui/display/money-context.tsx';
import { Price } from '../../../../ui/display/price.tsx';
import type { TillBill } from '../hooks/use-till-bill.ts';
import css from './bill-change.module.css';

export type BillChangeProps = { readonly before: TillBill; readonly after: TillBill };

type Amounts = { readonly before: number; readonly after: number };

type RowProps = Amounts & {
  readonly name: ReactNode;
  /** True for the last row, which names the currency. */
  readonly isTotal?: boolean;
};

function Row({ name, before, after, isTotal = false }: RowProps) {
  const { t } = useTranslation('till');
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>
        <span className="sr">{t('before')} </span>
        <Price amount={before} bare size="inherit" weight="regular" tone="was" />
      </td>
      <td>
        <span className="sr">{t('after')} </span>
        <Price amount={after} bare={!isTotal} size="inherit" weight={isTotal ? 'bold' : 'regular'} />
      </td>
    </tr>
  );
}

/** The sums that a change of a bill changes, old beside new, with what is due (till T2.5). */
export function BillChange({ before, after }: BillChangeProps) {
  const { t } = useTranslation('till');
  const { locale } = useLocale();
  const rowsBefore = useSumRows(before);
  const rowsAfter = useSumRows(after);
  if (before.priced === undefined || after.priced === undefined) return null;
  const ids = [...new Set([...rowsBefore, ...rowsAfter].map(({ id }) => id))];
  const rows = ids.flatMap((id) => {
    const [one, other] = [rowsBefore.find((row) => row.id === id), rowsAfter.find((row) => row.id === id)];
    const amounts = { before: one?.amount ?? 0, after: other?.amount ?? 0 };
    return amounts.before === amounts.after ? [] : [{ id, name: (one ?? other)?.name ?? '', ...amounts }];
  });
  const [was, is] = [before.priced.bill.total, after.priced.bill.total];
  return (
    <MoneyProvider shop={before.pricing.data.shop} locale={locale.intl}>
      <table className={css.change}>
        <caption>{t('changes')}</caption>
        <tbody>
          {rows.map((row) => (
            <Row key={row.id} name={row.name} before={row.before} after={row.after} />
          ))}
        </tbody>
        <tfoot>
          <Row
            isTotal
            name={
              <>
                {t('total')} <Price amount={is - was} signed bare size="inherit" />
              </>
            }
            before={was}
            after={is}
          />
        </tfoot>
      </table>
    </MoneyProvider>
  );
}
