import type { ShareState } from '@comanda/domain';
import { pictureSource } from '../../../../data/catalogue/dish-picture.ts';
import type { LineGroup } from '../../../../data/sessions/progress.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { cx } from '../../../../lib/cx.ts';
import { TickLabel } from '../../../../ui/controls/tick-label.tsx';
import { Price } from '../../../../ui/display/price.tsx';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { Picture } from '../../../../ui/illustrations/picture.tsx';
import { tintOf } from '../../../../ui/illustrations/picture-tables.ts';
import { quantityText, useDishNotes } from '../../order-frame/index.ts';
import { dishAmount } from '../state/dish-groups.ts';
import css from './dish-row.module.css';
import { ShareMark } from './share-mark.tsx';

export type DishRowProps = {
  readonly dish: LineGroup;
  readonly state: ShareState;
  /** Set when the card's head shows the state already. */
  readonly hidesState: boolean;
  /** Set when the dish is picked for payment. */
  readonly picked?: boolean;
  readonly onPick?: () => void;
  /** Opens the question of who shares the dish. */
  readonly onShare?: () => void;
};

/** Renders a dish of a guest: price, payment state, and the control that picks or shares it. */
export function DishRow({ dish, state, hidesState, picked, onPick, onShare }: DishRowProps) {
  const { t } = useTranslation('order');
  const { say } = useLocale();
  const notes = useDishNotes(dish);
  const { line } = dish;
  const name = quantityText(line.quantity, say(line.name));
  const isTaken = state === 'paid' || state === 'pending';
  const body = (
    <>
      <Picture
        alt=""
        sizes="36px"
        className={css.picture}
        tint={tintOf(line.product ?? line.id)}
        source={pictureSource(line.image)}
      />
      <span className={css.words}>
        <span>{name}</span>
        {notes.length > 0 && <small className="muted">{notes.join(t('comma'))}</small>}
        {state !== 'open' && !hidesState && (
          <span className={css.mark}>
            <ShareMark state={state} />
          </span>
        )}
      </span>
      {onPick === undefined && onShare !== undefined && !isTaken && (
        <button
          type="button"
          className={css.share}
          aria-label={t('split-bill:share.action', { name })}
          onClick={onShare}
        >
          <Icon name="users" size="s" />
        </button>
      )}
      <Price amount={dishAmount(dish)} bare size="s" weight="regular" />
    </>
  );
  if (onPick !== undefined) {
    return (
      <li>
        <TickLabel
          type="checkbox"
          checked={picked === true}
          disabled={isTaken}
          onChange={onPick}
          className={cx(css.row, css.pickable, isTaken && css.taken)}
        >
          {body}
        </TickLabel>
      </li>
    );
  }
  return <li className={cx(css.row, isTaken && css.taken)}>{body}</li>;
}
