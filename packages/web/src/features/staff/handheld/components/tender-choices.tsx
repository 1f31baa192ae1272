import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Segmented } from '../../../../ui/controls/segmented.tsx';
import { Price } from '../../../../ui/display/price.tsx';
import { TENDER_PARTS, type Tender } from '../../sale/index.ts';
import css from './dish-view.module.css';
import pay from './pay-view.module.css';

/** Parts that a handheld offers: whole bills and equal parts. */
const PARTS = TENDER_PARTS.filter((part) => part !== 'dishes');

type TenderChoicesProps = {
  readonly tender: Tender;
  /** Id of the chosen way to pay. */
  readonly method: string;
};

/** Choices before money is taken: the share of the bill, the tip, and the way to pay. */
export function TenderChoices({ tender, method }: TenderChoicesProps) {
  const { t } = useTranslation('handheld');
  const { methods, tips, tipKeys, parts } = tender;
  return (
    <>
      <Segmented
        label={t('till:split')}
        options={PARTS.map((value) => ({
          value,
          label: value === 'all' ? t('till:all') : `1/${value}`,
        }))}
        value={parts}
        onChange={tender.setParts}
      />
      <h2 className={pay.part}>{t('till:tip')}</h2>
      <fieldset className={css.choices} aria-label={t('till:tip')}>
        {[0, ...tipKeys].map((tip) => (
          <button
            key={tip}
            type="button"
            className={css.choice}
            aria-pressed={tip === tips}
            onClick={() => tender.setTips(tip)}
          >
            {tip === 0 ? t('noTip') : <Price amount={tip} bare signed size="inherit" weight="regular" />}
          </button>
        ))}
      </fieldset>
      <h2 className={pay.part}>{t('till:paidWith')}</h2>
      <fieldset className={css.choices} aria-label={t('till:paidWith')}>
        {methods.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            className={css.choice}
            aria-pressed={id === method}
            onClick={() => tender.setMethod(id)}
          >
            {name}
          </button>
        ))}
      </fieldset>
    </>
  );
}
