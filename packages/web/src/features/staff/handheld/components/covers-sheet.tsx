import { useEffect, useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { cx } from '../../../../lib/cx.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Sheet } from '../../../../ui/overlays/sheet.tsx';
import { useHand } from '../hooks/use-hand.ts';
import css from './covers-sheet.module.css';

/** Numbers of guests that one touch seats. */
const ONE_TOUCH = 9;
const STEPS = [10, 12, 15, 20, 25, 30] as const;

export type CoversSheetProps = {
  readonly open: boolean;
  readonly title: string;
  /** Seats of the table, if they are known. */
  readonly seats: number | undefined;
  /** The number that is framed. */
  readonly usual: number | undefined;
  readonly isBusy: boolean;
  readonly onClose: () => void;
  readonly onCovers: (covers: number) => void;
};

/** Number pad of the guests at a table: who seats them touched the table first, their number is the second (till T5.3). */
export function CoversSheet(props: CoversSheetProps) {
  const { open, title, seats, usual, isBusy, onClose, onCovers } = props;
  const { t } = useTranslation('handheld');
  const hand = useHand();
  const [isMany, setMany] = useState(false);
  useEffect(() => {
    if (open) setMany(false);
  }, [open]);
  const numbers = isMany ? STEPS : Array.from({ length: ONE_TOUCH }, (_, at) => at + 1);
  return (
    <Sheet open={open} onClose={onClose} title={title} closeLabel={t('common:close')} width="s">
      {seats !== undefined && <p className={css.note}>{t('howMany', { count: seats })}</p>}
      <fieldset className={cx(css.pad, css[hand])} aria-label={t('till:covers')}>
        {numbers.map((number) => (
          <button
            key={number}
            type="button"
            className={cx(css.key, number === usual && css.usual)}
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
