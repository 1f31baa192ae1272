import { useTranslation } from '../../../../i18n/use-translation.ts';
import { TypedField } from '../../fields/index.ts';

type AmountFieldProps = {
  readonly label: string;
  /** Minor units; undefined for none. */
  readonly value: number | undefined;
  readonly hint?: string;
  readonly isOptional?: boolean;
  readonly onChange: (value: number | undefined) => void;
};

const AMOUNT = /^\d{1,9}(\.\d{1,2})?$/;

/** Field of an amount in units of the currency. */
export function AmountField({ label, value, hint, isOptional = false, onChange }: AmountFieldProps) {
  const { t } = useTranslation('office-shop');
  const commit = (typed: string) => {
    const text = typed.normalize('NFKC').replace(/\s/g, '').replace(',', '.');
    const isEmpty = text === '';
    if (isEmpty ? !isOptional : !AMOUNT.test(text)) return t('amountWrong');
    const read = isEmpty ? undefined : Math.round(Number(text) * 100);
    if (read !== value) onChange(read);
    return undefined;
  };
  return (
    <TypedField
      {...{ label, commit }}
      {...(hint !== undefined && { hint })}
      inputMode="decimal"
      value={value === undefined ? '' : String(value / 100)}
    />
  );
}
