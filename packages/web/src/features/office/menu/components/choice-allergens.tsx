import type { Allergen } from '@comanda/contract';
import { ALLERGENS, type Json } from '@comanda/domain';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { MarkedSegmented, MarkedTick } from '../../fields/index.ts';
import css from './choice-list.module.css';

type ChoiceAllergensProps = {
  /** Absent means unknown, an empty list none. */
  readonly allergens: readonly Allergen[] | undefined;
  readonly onChange: (allergens: Json | undefined) => void;
};

/** The allergens that a choice adds: unknown, none, or those ticked. */
export function ChoiceAllergens({ allergens, onChange }: ChoiceAllergensProps) {
  const { t } = useTranslation('office');
  return (
    <fieldset className={css.allergens}>
      <legend>{t('menu.choice.allergens')}</legend>
      <MarkedSegmented
        label={t('menu.choice.allergens')}
        options={[
          { value: 'unknown', label: t('menu.allergens.unknown') },
          { value: 'known', label: t('menu.allergens.known') },
        ]}
        value={allergens === undefined ? 'unknown' : 'known'}
        onChange={(value) => onChange(value === 'known' ? [] : undefined)}
      />
      {allergens?.length === 0 && <small>{t('menu.allergens.none')}</small>}
      {allergens !== undefined && (
        <div className={css.ticks}>
          {ALLERGENS.map((allergen) => (
            <MarkedTick
              key={allergen}
              type="checkbox"
              className={css.tick}
              checked={allergens.includes(allergen)}
              onChange={(isIn) =>
                onChange(ALLERGENS.filter((each) => (each === allergen ? isIn : allergens.includes(each))))
              }
            >
              {t(`dietary-filter:allergen.${allergen}`)}
            </MarkedTick>
          ))}
        </div>
      )}
    </fieldset>
  );
}
