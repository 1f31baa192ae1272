import type { TableSession } from '@comanda/contract';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Price } from '../../../../ui/display/price.tsx';
import { type Tender, TenderPartsChoice, TypedTip } from '../../sale/index.ts';
import css from './dish-view.module.css';
import pay from './pay-view.module.css';

type TenderChoicesProps = {
  readonly session: TableSession;
  readonly tender: Tender;
  /** Id of the chosen way to pay. */
  readonly method: string;
};

/** Choices before money is taken: the share of the bill, the tip, and the way to pay. */
export function TenderChoices({ session, tender, method }: TenderChoicesProps) {
  const { t } = useTranslation('handheld');
  const { methods, tips, tipKeys } = tender;
  return (
    <>
      <TenderPartsChoice session={session} tender={tender} />
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
      <TypedTip key={tender.payments} of={tender.partAmount} onTip={tender.setTips} />
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
