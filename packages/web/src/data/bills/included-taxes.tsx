import type { Bill } from '@comanda/domain';
import { useLocale } from '../../i18n/locale.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Price } from '../../ui/display/price.tsx';
import { useReadyCatalogue } from '../catalogue/catalogue-context.ts';

export type IncludedTaxesProps = {
  readonly bill: Pick<Bill, 'taxes'>;
  readonly className?: string | undefined;
};

/**
 * Taxes that a bill's total includes, as rows of a `dl` below it: they say that they are included, and stand in no column
 * that adds up to the total.
 */
export function IncludedTaxes({ bill, className }: IncludedTaxesProps) {
  const { t } = useTranslation('till');
  const { say } = useLocale();
  const { data } = useReadyCatalogue();
  const included = bill.taxes.filter((tax) => tax.included && tax.amount !== 0);
  return included.map(({ tax, amount }) => (
    <div key={tax} className={className}>
      <dt>
        {t('sum.included', { tax: say(data.taxes.find(({ _id }) => _id === tax)?.name) || t('sum.tax') })}
      </dt>
      <dd>
        <Price amount={amount} bare size="inherit" weight="regular" />
      </dd>
    </div>
  ));
}
