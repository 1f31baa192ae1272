import type { CartLine } from '@comanda/domain';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { TextField } from '../../../../ui/controls/field.tsx';
import { Sheet } from '../../../../ui/overlays/sheet.tsx';
import { typedAmount } from '../state/entry.ts';
import type { HandPrice } from '../state/hand-price.ts';
import css from './reduce-sheet.module.css';

export type ReduceSheetProps = {
  readonly open: boolean;
  /** Line whose price is set: one rung up, or one that was sent. */
  readonly line: Pick<CartLine, 'reason'> | undefined;
  readonly isBusy?: boolean;
  readonly onClose: () => void;
  readonly onPrice: (price: HandPrice) => void;
};

const PERCENTS = [5, 10, 15, 20, 30, 50] as const;

/** Reduces the price of a line: a percentage, a price of one's own, or for nothing. */
export function ReduceSheet({ open, line, isBusy = false, onClose, onPrice }: ReduceSheetProps) {
  const { t } = useTranslation('till');
  const [typed, setTyped] = useState('');
  useEffect(() => {
    if (open) setTyped('');
  }, [open]);
  const field = useRef<HTMLInputElement>(null);
  const price = typedAmount(typed.trim());
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('reduce')}
      closeLabel={t('common:close')}
      width="s"
      firstFocus={() => field.current}
    >
      <div className={css.reduce} inert={isBusy}>
        <fieldset className={css.percents} aria-label={t('percentOff')}>
          {PERCENTS.map((percent) => (
            <Button
              key={percent}
              variant={line?.reason?.percent === percent ? 'tonal' : 'plain'}
              onClick={() => onPrice({ reason: { kind: 'discount', percent }, manualPrice: undefined })}
            >
              {`−${percent}%`}
            </Button>
          ))}
        </fieldset>
        <Button
          variant="plain"
          wide
          icon="gift"
          onClick={() => onPrice({ reason: { kind: 'comp' }, manualPrice: undefined })}
        >
          {t('comp')}
        </Button>
        <form
          className={css.price}
          onSubmit={(event) => {
            event.preventDefault();
            if (price !== undefined && price >= 0) onPrice({ reason: { kind: 'price' }, manualPrice: price });
          }}
        >
          <TextField
            ref={field}
            label={t('ownPrice')}
            inputMode="decimal"
            value={typed}
            onChange={setTyped}
          />
          <Button type="submit" variant="tonal" disabled={price === undefined || price < 0}>
            {t('set')}
          </Button>
        </form>
        {line?.reason !== undefined && (
          <Button variant="quiet" wide onClick={() => onPrice({ reason: undefined, manualPrice: undefined })}>
            {t('menuPrice')}
          </Button>
        )}
      </div>
    </Sheet>
  );
}
