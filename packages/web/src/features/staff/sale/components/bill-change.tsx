import { useSumRows } from '../../../../data/bills/use-sum-rows.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { MoneyProvider } from '../../../../ui/display/money-context.tsx';
import { Price } from '../../../../ui/display/price.tsx';
import type { TillBill } from '../hooks/use-till-bill.ts';
import css from './bill-change.module.css';

export type BillChangeProps = { readonly before: TillBill; readonly after: TillBill };

type Amounts = { readonly before: number; readonly after: number };

function Row({ name, before, after }: Amounts & { readonly name: string }) {
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
        <Price amount={after} bare size="inherit" />
      </td>
    </tr>
  );
}

/** The sums that a change of a bill changes, old beside new, with what is due (till T2.5). */
export function BillChange({ before, after }: BillChangeProps) {
  const { t } = useTranslation('till');
  const { locale } = useLocale();
  const was = useSumRows(before);
  const is = useSumRows(after);
  if (before.priced === undefined || after.priced === undefined) return null;
  const ids = [...new Set([...was, ...is].map(({ id }) => id))];
  const rows = ids.flatMap((id) => {
    const [one, other] = [was.find((row) => row.id === id), is.find((row) => row.id === id)];
    const amounts = { before: one?.amount ?? 0, after: other?.amount ?? 0 };
    return amounts.before === amounts.after ? [] : [{ id, name: (one ?? other)?.name ?? '', ...amounts }];
  });
  const { total } = before.priced.bill;
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
          <Row name={t('total')} before={total} after={after.priced.bill.total} />
        </tfoot>
      </table>
    </MoneyProvider>
  );
}
