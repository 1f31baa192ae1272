import type { Shop } from '@comanda/contract';
import { currencyFormatOf, moneyParts, moneyText, stepOf } from '@comanda/domain';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { fieldFact } from '../state/field-fact.ts';
import {
  type NumberProblem,
  type NumberRules,
  numberRules,
  type OwnRules,
  readNumber,
  UNIT,
} from '../state/read-number.ts';
import { TypedField } from './typed-field.tsx';

type NumberFieldProps = Pick<OwnRules, 'min' | 'max' | 'decimals' | 'isOptional'> & {
  /** List and path of the field, `shops.deliveryZones[].fee`: its input, bounds and messages are the schema's (B10.2); absent for what is stored nowhere. */
  readonly of?: string;
  readonly label: string;
  readonly hint?: string;
  readonly value: number | undefined;
  /** The shop on whose step an amount has to be; absent where any amount will do. */
  readonly shop?: Shop;
  /** The kind, where a form asks for something else than is stored, such as per cent for a factor. */
  readonly kind?: NumberRules['kind'];
  /** Called with the number; undefined for none. */
  readonly onChange: (value: number | undefined) => void;
};

const NO_FACT = { kind: 'whole' } as const;

/** Field of a number or an amount, as its schema says. */
export function NumberField(props: NumberFieldProps) {
  const { of, label, hint, value, shop, onChange } = props;
  const rules = numberRules(of === undefined ? NO_FACT : fieldFact(of), {
    ...ownRules(props),
    ...(shop && { step: stepOf(shop) }),
  });
  const problemText = useNumberProblem(rules, shop);
  const isAmount = rules.kind === 'amount';
  const commit = (typed: string) => {
    const read = readNumber(typed, rules);
    if (!read.ok) return problemText(read.problem);
    if (read.value !== value) onChange(read.value);
    return undefined;
  };
  return (
    <TypedField
      {...{ label, commit }}
      {...(hint !== undefined && { hint })}
      inputMode={rules.kind === 'whole' ? 'numeric' : 'decimal'}
      value={value === undefined ? '' : isAmount ? amountText(value, shop) : String(value)}
    />
  );
}

function ownRules({ kind, min, max, decimals, isOptional }: NumberFieldProps): OwnRules {
  return {
    ...(kind !== undefined && { kind }),
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    ...(decimals !== undefined && { decimals }),
    ...(isOptional !== undefined && { isOptional }),
  };
}

/** Returns an amount as it is typed: as the shop writes its prices, or else whole where it is. */
function amountText(amount: number, shop: Shop | undefined): string {
  if (shop !== undefined) return moneyParts(amount, currencyFormatOf(shop), 'en').digits.replaceAll(',', '');
  return amount % UNIT === 0 ? String(amount / UNIT) : (amount / UNIT).toFixed(2);
}

/** Returns the function that says what is wrong with a typed number. */
function useNumberProblem({ kind, min, max, step }: NumberRules, shop: Shop | undefined) {
  const { t } = useTranslation('office');
  const { locale } = useLocale();
  const unit = kind === 'amount' ? UNIT : 1;
  return (problem: NumberProblem) =>
    problem === 'step'
      ? t('menu.price.tooFine', { limit: shop ? moneyText(step, currencyFormatOf(shop), locale.tag) : step })
      : t(`field.${problem}`, { min: min / unit, max: max / unit });
}
