import type { Shop } from '@comanda/contract';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { TypedField } from '../../fields/index.ts';
import { priceText, readPrice, usePriceProblem } from '../../menu/index.ts';

type AmountFieldProps = {
  readonly label: string;
  readonly hint?: string;
  /** In minor units. */
  readonly value: number | undefined;
  readonly shop: Shop;
  /** Called with the amount; undefined for none. */
  readonly onChange: (amount: number | undefined) => void;
};

/** Field of an amount on the shop's step; empty for none. */
export function AmountField({ label, hint, value, shop, onChange }: AmountFieldProps) {
  const problemText = usePriceProblem();
  const commit = (typed: string) => {
    const read = readPrice(typed, { shop, isOptional: true });
    if (!read.ok) return problemText(read.problem);
    if (read.price !== value) onChange(read.price);
    return undefined;
  };
  return (
    <TypedField
      label={label}
      {...(hint !== undefined && { hint })}
      value={priceText(value, shop)}
      commit={commit}
      inputMode="decimal"
    />
  );
}

type NumberFieldProps = Omit<AmountFieldProps, 'shop'> & {
  readonly most?: number;
  /** Number of decimals that it may have; none when absent. */
  readonly decimals?: number;
};

/** Field of a number from 0, in pieces or per cent; empty for none. */
export function NumberField({ label, hint, value, most = 99_999, decimals = 0, onChange }: NumberFieldProps) {
  const { t } = useTranslation('office');
  const pattern = decimals === 0 ? /^\d{1,6}$/ : new RegExp(`^\\d{1,6}(\\.\\d{1,${decimals}})?$`);
  const commit = (typed: string) => {
    const text = typed.normalize('NFKC').replace(/[\s%]/g, '').replace(',', '.');
    if (text === '') {
      if (value !== undefined) onChange(undefined);
      return undefined;
    }
    if (!pattern.test(text)) return t(decimals === 0 ? 'promotions.wholeNumber' : 'promotions.wrongNumber');
    const number = Number(text);
    if (number > most) return t('promotions.atMost', { most });
    if (number !== value) onChange(number);
    return undefined;
  };
  return (
    <TypedField
      label={label}
      {...(hint !== undefined && { hint })}
      value={value === undefined ? '' : String(value)}
      commit={commit}
      inputMode="decimal"
    />
  );
}
