import type { TableSession } from '@comanda/contract';
import { groupAmount } from '../../../../data/bills/group-amount.ts';
import { useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { TickLabel } from '../../../../ui/controls/tick-label.tsx';
import { Price } from '../../../../ui/display/price.tsx';
import { Sheet } from '../../../../ui/overlays/sheet.tsx';
import { payableDishes, type SeatDishes, shareOfDishes } from '../state/tender-dishes.ts';
import css from './dishes-sheet.module.css';

export type DishesSheetProps = {
  readonly open: boolean;
  readonly session: TableSession;
  /** Ids of the dishes to pay for now. */
  readonly chosen: readonly string[];
  readonly onChoose: (lines: readonly string[]) => void;
  readonly onClose: () => void;
};

type SeatProps = Pick<DishesSheetProps, 'chosen' | 'onChoose'> & { readonly seat: SeatDishes };

/** Dishes of a seat, one by one or all at once. */
function Seat({ seat: { seat, dishes }, chosen, onChoose }: SeatProps) {
  const { t } = useTranslation('till');
  const { say } = useLocale();
  const ids = dishes.map(({ line }) => line.id);
  const isWhole = ids.every((id) => chosen.includes(id));
  const name = seat === undefined ? t('wholeTable') : t('seatNo', { number: seat });
  const set = (lines: readonly string[], isOn: boolean) => {
    const others = chosen.filter((id) => !lines.includes(id));
    onChoose(isOn ? [...others, ...lines] : others);
  };
  return (
    <fieldset className={css.seat} aria-label={name}>
      <TickLabel type="checkbox" checked={isWhole} onChange={(isOn) => set(ids, isOn)} className={css.whole}>
        {name}
      </TickLabel>
      {dishes.map(({ line, children }) => (
        <TickLabel
          key={line.id}
          type="checkbox"
          checked={chosen.includes(line.id)}
          onChange={(isOn) => set([line.id], isOn)}
          className={css.dish}
        >
          <span className={css.what}>
            <span>
              {line.quantity} {say(line.name)}
            </span>
            <Price amount={groupAmount({ line, children })} bare size="inherit" weight="regular" />
          </span>
        </TickLabel>
      ))}
    </fieldset>
  );
}

/** Sheet for the dishes that are paid for now: one by one, or those of a seat (till T6.7). */
export function DishesSheet({ open, session, chosen, onChoose, onClose }: DishesSheetProps) {
  const { t } = useTranslation('till');
  const { data } = useReadyCatalogue();
  const seats = open ? payableDishes(session, data.shop) : [];
  const amount = shareOfDishes(session, data.shop, chosen)?.amount ?? 0;
  return (
    <Sheet open={open} onClose={onClose} title={t('payDishes')} closeLabel={t('common:close')}>
      <div className={css.dishes}>
        {seats.map((seat) => (
          <Seat key={seat.seat ?? ''} seat={seat} chosen={chosen} onChoose={onChoose} />
        ))}
        <Button
          size="l"
          wide
          disabled={amount === 0}
          amount={<Price amount={amount} size="inherit" />}
          onClick={onClose}
        >
          {t('payThese')}
        </Button>
      </div>
    </Sheet>
  );
}
