import { useTranslation } from '../../../../i18n/use-translation.ts';
import { TypedField } from '../../fields/index.ts';

type NumberFieldProps = {
  readonly label: string;
  readonly value: number | undefined;
  readonly min: number;
  readonly max: number;
  readonly hint?: string;
  /** True if the number may have decimals. */
  readonly isDecimal?: boolean;
  /** True if the field may be empty. */
  readonly isOptional?: boolean;
  readonly onChange: (value: number | undefined) => void;
};

const WHOLE = /^\d{1,9}$/;
const DECIMAL = /^\d{1,4}(\.\d{1,4})?$/;

/** Returns a typed number, undefined where it is empty, null where it is none or out of bounds. */
function readNumber(typed: string, { min, max, isDecimal }: NumberFieldProps): number | null | undefined {
  const text = typed.normalize('NFKC').replace(/[\s%]/g, '').replace(',', '.');
  if (text === '') return undefined;
  if (!(isDecimal ? DECIMAL : WHOLE).test(text)) return null;
  const value = Number(text);
  return value >= min && value <= max ? value : null;
}

/** Field of a number within bounds, such as minutes or per cent. */
export function NumberField(props: NumberFieldProps) {
  const { label, value, min, max, hint, isDecimal = false, isOptional = false, onChange } = props;
  const { t } = useTranslation('office-shop');
  const commit = (typed: string) => {
    const read = readNumber(typed, props);
    if (read === null || (read === undefined && !isOptional))
      return t(isDecimal ? 'numberWrong' : 'wholeNumberWrong', { min, max });
    if (read !== value) onChange(read);
    return undefined;
  };
  return (
    <TypedField
      {...{ label, commit }}
      {...(hint !== undefined && { hint })}
      inputMode={isDecimal ? 'decimal' : 'numeric'}
      value={value === undefined ? '' : String(value)}
    />
  );
}
