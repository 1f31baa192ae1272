import type { TableSession } from '@comanda/contract';
import { useLocale } from '../../i18n/locale.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Price } from '../../ui/display/price.tsx';
import { useReadyCatalogue } from '../catalogue/catalogue-context.ts';
import { groupLines, liveLines } from '../sessions/progress.ts';
import { taxFactsOf } from '../shops/sales-tax.ts';
import { groupAmount } from './group-amount.ts';
import { IncludedTaxes } from './included-taxes.tsx';

/** Dishes of a bill with the items of their sets and their amounts: rows of a `dl`. */
export function DishRows({ session }: { readonly session: TableSession }) {
  const { t } = useTranslation('till');
  const { say } = useLocale();
  return groupLines(liveLines(session)).map(({ line, children }) => (
    <div key={line.id}>
      <dt>
        {line.quantity} {say(line.name)}
        <small>{children.map((child) => say(child.name)).join(t('staff:comma'))}</small>
      </dt>
      <dd>
        <Price amount={groupAmount({ line, children })} bare size="inherit" />
      </dd>
    </div>
  ));
}

/** Total of a bill: the last row of its `dl`. */
export function TotalRow({
  session,
  className,
}: {
  readonly session: TableSession;
  readonly className: string | undefined;
}) {
  const { t } = useTranslation('till');
  const { data } = useReadyCatalogue();
  return (
    <>
      <div className={className}>
        <dt>{t(taxFactsOf(data.shop, session)?.isWithGst ? 'totalWithGst' : 'total')}</dt>
        <dd>
          <Price amount={session.bill.total} size="inherit" />
        </dd>
      </div>
      <IncludedTaxes bill={session.bill} />
    </>
  );
}
