import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { IconButton } from '../../../../ui/controls/icon-button.tsx';
import { Stepper } from '../../../../ui/controls/stepper.tsx';

type ChoiceCounterProps = {
  readonly name: string;
  readonly quantity: number;
  /** Number of pieces that can still be chosen. */
  readonly left: number;
  readonly onChange: (quantity: number) => void;
};

/** Renders the quantity of a choice: a plus button, then a stepper. */
export function ChoiceCounter({ name, quantity, left, onChange }: ChoiceCounterProps) {
  const { t } = useTranslation('product');
  const { locale } = useLocale();
  if (quantity === 0) {
    const label = t('menu:add', { name });
    return (
      <IconButton icon="plus" variant="add" label={label} disabled={left === 0} onClick={() => onChange(1)} />
    );
  }
  return (
    <Stepper
      value={quantity}
      min={0}
      max={quantity + left}
      onChange={onChange}
      label={t('common:quantityOf', { name })}
      lessLabel={t('common:less', { name })}
      moreLabel={t('common:more', { name })}
      locale={locale.intl}
    />
  );
}
