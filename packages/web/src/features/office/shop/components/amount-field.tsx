import { useTranslation } from '../../../../i18n/use-translation.ts';
import { TypedField } from '../../fields/index.ts';

type AmountFieldProps = {
  readonly label: string;
  /** Minor units; undefined for none. */
  readonly value: number | undefined;
  readonly hint?: string;
  readonly isOptional?: boolean;
  /** Bounds in minor units. */
  readonly min?: number;
  readonly max?: number;
  readonly onChange: (value: number | undefined) => void;
};

const AMOUNT = /^\d{1,9}(\.\d{1,2})?$/;
const UNIT = 100;
/** The most that can be typed. */
const MAX_AMOUNT = 99_999_999_999;

/** Field of an amount in units of the currency. */
export function AmountField(props: AmountFieldProps) {
  const { label, value, hint, isOptional = false, min = 0, max = MAX_AMOUNT, onChange } = props;
  const { t } = useTranslation('office-shop');
  const commit = (typed: string) => {
    const text = typed.normalize('NFKC').replace(/\s/g, '').replace(',', '.');
    const isEmpty = text === '';
    if (isEmpty ? !isOptional : !AMOUNT.test(text)) return t('amountWrong');
    const read = isEmpty ? undefined : Math.round(Number(text) * UNIT);
    if (read !== undefined && (read < min || read > max))
      return t('numberWrong', { min: min / UNIT, max: max / UNIT });
    if (read !== value) onChange(read);
    return undefined;
  };
  return (
    <TypedField
      {...{ label, commit }}
      {...(hint !== undefined && { hint })}
      inputMode="decimal"
      value={value === undefined ? '' : String(value / UNIT)}
    />
  );
}
