import { useEffect, useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { cx } from '../../../../lib/cx.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Sheet } from '../../../../ui/overlays/sheet.tsx';
import { useHand } from '../hooks/use-hand.ts';
import type { TableRow } from '../state/table-rows.ts';
import css from './covers-sheet.module.css';

/** Numbers of guests that one touch seats. */
const ONE_TOUCH = 9;
const STEPS = [10, 12, 15, 20, 25, 30] as const;

export type CoversSheetProps = {
  /** Table to seat guests at; the sheet is open while there is one. */
  readonly row: TableRow | undefined;
  readonly isBusy: boolean;
  readonly onClose: () => void;
  readonly onCovers: (covers: number) => void;
};

/** Number pad that seats guests: the table was the first touch, their number is the second (till T5.3). */
export function CoversSheet({ row, isBusy, onClose, onCovers }: CoversSheetProps) {
  const { t } = useTranslation('handheld');
  const hand = useHand();
  const [isMany, setMany] = useState(false);
  const [shown, setShown] = useState(row);
  useEffect(() => {
    if (row === undefined) return;
    setShown(row);
    setMany(false);
  }, [row]);
  const numbers = isMany ? STEPS : Array.from({ length: ONE_TOUCH }, (_, at) => at + 1);
  return (
    <Sheet
      open={row !== undefined}
      onClose={onClose}
      title={t('seatAt', { table: shown?.name ?? '' })}
      closeLabel={t('common:close')}
      width="s"
    >
      <p className={css.note}>{t('howMany', { count: shown?.covers ?? 0 })}</p>
      <fieldset className={cx(css.pad, css[hand])} aria-label={t('till:covers')}>
        {numbers.map((number) => (
          <button
            key={number}
            type="button"
            className={cx(css.key, number === shown?.covers && css.usual)}
            disabled={isBusy}
            aria-label={t('till:guests', { count: number })}
            onClick={() => onCovers(number)}
          >
            {number}
          </button>
        ))}
      </fieldset>
      <Button variant="quiet" wide onClick={() => setMany(!isMany)}>
        {t(isMany ? 'fewer' : 'manyMore')}
      </Button>
    </Sheet>
  );
}
