import type { PickupSlot } from '@comanda/contract';
import { useId } from 'react';
import { useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { useSlotTexts } from '../hooks/use-slot-texts.ts';
import { slotParts } from '../state/slot-days.ts';
import css from './pickup-sheet.module.css';

/** Number of places left up to which the count is shown. */
const MAX_COUNTED = 3;

type SlotGridProps = {
  readonly slots: readonly PickupSlot[];
  /** Epoch milliseconds. */
  readonly chosen: number | undefined;
  readonly onChoose: (at: number) => void;
};

/** Renders a day's slots by part of the day; full ones are shown but disabled. */
export function SlotGrid({ slots, chosen, onChoose }: SlotGridProps) {
  const { t } = useTranslation('checkout');
  const { data } = useReadyCatalogue();
  const name = useId();
  const parts = slotParts(slots, data.shop);
  return (
    <div className={css.parts} role="radiogroup" aria-label={t('pickup.times')}>
      {parts.map(({ part, slots: ofPart }) => (
        <div key={part} className={css.part}>
          {parts.length > 1 && <h3 className={css.partName}>{t(`pickup.part.${part}`)}</h3>}
          <div className={css.grid}>
            {ofPart.map((slot) => (
              <Slot key={slot.at} {...{ slot, name, chosen, onChoose }} />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}

type SlotProps = Omit<SlotGridProps, 'slots'> & { readonly slot: PickupSlot; readonly name: string };

function Slot({ slot: { at, left }, name, chosen, onChoose }: SlotProps) {
  const { t } = useTranslation('checkout');
  const { timeText } = useSlotTexts();
  const moment = Date.parse(at);
  const isFull = left === 0;
  return (
    <label className={css.slot}>
      <input
        type="radio"
        name={name}
        className={css.input}
        checked={moment === chosen && !isFull}
        disabled={isFull}
        onChange={() => onChoose(moment)}
      />
      <span className={css.tile}>
        {timeText(moment)}
        {isFull && <small className={css.left}>{t('pickup.full')}</small>}
        {!isFull && left !== undefined && left <= MAX_COUNTED && (
          <small className={css.left}>{t('pickup.left', { count: left })}</small>
        )}
      </span>
    </label>
  );
}
