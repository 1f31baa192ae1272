import type { PickupSlot } from '@comanda/contract';
import { useId } from 'react';
import { useTranslation } from '../../../lib/use-translation.ts';
import { useSlotWords } from '../hooks/use-slot-words.ts';
import css from './pickup-sheet.module.css';

/** More than these are not counted aloud. */
const FEW = 3;

type SlotGridProps = {
  readonly slots: readonly PickupSlot[];
  /** Milliseconds of the epoch. */
  readonly chosen: number | undefined;
  readonly onChoose: (at: number) => void;
};

/** The times of a day side by side; full ones can be seen, not chosen. */
export function SlotGrid({ slots, chosen, onChoose }: SlotGridProps) {
  const { t } = useTranslation('checkout');
  const { timeText } = useSlotWords();
  const name = useId();
  return (
    <div className={css.grid} role="radiogroup" aria-label={t('pickup.times')}>
      {slots.map(({ at, left }) => {
        const moment = Date.parse(at);
        const isFull = left === 0;
        return (
          <label key={at} className={css.slot}>
            <input
              type="radio"
              name={name}
              className={css.input}
              checked={moment === chosen && !isFull}
              disabled={isFull}
              onChange={() => onChoose(moment)}
            />
            <span className={css.face}>
              {timeText(moment)}
              {isFull && <small className={css.left}>{t('pickup.full')}</small>}
              {!isFull && left !== undefined && left <= FEW && (
                <small className={css.left}>{t('pickup.left', { count: left })}</small>
              )}
            </span>
          </label>
        );
      })}
    </div>
  );
}
