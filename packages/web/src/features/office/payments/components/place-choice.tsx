import type { PaymentChannel } from '@comanda/domain';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { CheckList } from '../../../../ui/controls/choice-list.tsx';
import { possiblePlaces } from '../state/method-places.ts';
import css from './account-sheet.module.css';

type PlaceChoiceProps = {
  readonly provider: string;
  readonly chosen: readonly PaymentChannel[];
  readonly onChange: (chosen: readonly PaymentChannel[]) => void;
};

/** The places at which a way to pay is offered: at least one of those that its provider can be paid by at. */
export function PlaceChoice({ provider, chosen, onChange }: PlaceChoiceProps) {
  const { t } = useTranslation('office');
  const places = possiblePlaces(provider);
  return (
    <fieldset className={css.form}>
      <legend className={css.legend}>{t('payments.places.where')}</legend>
      <CheckList
        choices={places.map((place) => ({
          value: place,
          label: t(`payments.places.${place}`),
        }))}
        values={chosen}
        onChange={(next) => onChange(places.filter((place) => next.includes(place)))}
      />
      {chosen.length === 0 && <p role="alert">{t('payments.places.none')}</p>}
    </fieldset>
  );
}
