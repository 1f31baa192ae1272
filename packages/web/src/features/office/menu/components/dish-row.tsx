import type { Product } from '@comanda/contract';
import { LANGUAGES, type Language } from '@comanda/domain';
import { pictureSource } from '../../../../data/catalogue/dish-picture.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { cx } from '../../../../lib/cx.ts';
import { Switch } from '../../../../ui/controls/switch.tsx';
import { TickLabel } from '../../../../ui/controls/tick-label.tsx';
import { Badge } from '../../../../ui/display/badge.tsx';
import { Picture } from '../../../../ui/illustrations/picture.tsx';
import { tintOf } from '../../../../ui/illustrations/picture-tables.ts';
import type { DishStock } from '../hooks/use-stock.ts';
import { type Dish, isArchived } from '../state/dishes.ts';
import css from './dish-row.module.css';
import { PriceCell } from './price-cell.tsx';

type DishRowProps = {
  readonly dish: Dish;
  /** Languages in which a text of it is missing. */
  readonly missing: readonly Language[];
  readonly isChosen: boolean;
  readonly stock: DishStock;
  readonly onSell: (dish: Product['_id'], isSold: boolean) => void;
  readonly onChoose: (id: string) => void;
  readonly isTicked: boolean;
  readonly onTick: (ids: readonly string[], isOn: boolean) => void;
  /** Goes to the row below or above. */
  readonly onStep: (by: 1 | -1) => void;
};

/** Names of a dish: in the reader's language and in another one, and the languages in which a text is missing. */
function DishNames({ dish, missing }: Pick<DishRowProps, 'dish' | 'missing'>) {
  const { t } = useTranslation('office');
  const { locale, say } = useLocale();
  const names = dish.now.name;
  const name = say(names);
  const other = LANGUAGES.find(({ field }) => field !== locale.field && names[field] !== name);
  return (
    <span className={css.names}>
      <b>{name}</b>
      {other && (
        <small className={css.other} lang={other.tag}>
          {names[other.field]}
        </small>
      )}
      {missing.length > 0 && (
        <small className={css.missing}>
          {t('menu.missing', { languages: missing.map((each) => each.name).join(', ') })}
        </small>
      )}
    </span>
  );
}

/** Badge of a dish's stock: archived, sold out, the number left, new or unlimited. */
function StockBadge({ dish, stock }: Pick<DishRowProps, 'dish' | 'stock'>) {
  const { t } = useTranslation('office');
  if (isArchived(dish)) return <Badge>{t('menu.state.archived')}</Badge>;
  if (stock.isOut) return <Badge tone="sold">{t('menu.state.soldOut')}</Badge>;
  if (stock.left !== undefined) return <Badge tone="left">{t('menu.left', { count: stock.left })}</Badge>;
  return <Badge>{t(dish.live === undefined ? 'menu.new' : 'menu.unlimited')}</Badge>;
}

/** Row of a dish: its names, its price, its stock and whether it is sold. */
export function DishRow(props: DishRowProps) {
  const { dish, missing, isChosen, isTicked, stock, onSell, onChoose, onTick, onStep } = props;
  const { t } = useTranslation('office');
  const { say } = useLocale();
  const { now } = dish;
  const name = say(now.name);
  const source = pictureSource(now.image);
  const isGone = isArchived(dish);
  return (
    <div className={cx(css.row, (isChosen || isTicked) && css.chosen)}>
      <TickLabel
        type="checkbox"
        className={css.tick}
        checked={isTicked}
        onChange={(isOn) => onTick([dish.id], isOn)}
      >
        <span className="sr">{t('menu.bulk.tick', { name })}</span>
      </TickLabel>
      <button
        type="button"
        className={css.dish}
        aria-current={isChosen || undefined}
        onClick={() => onChoose(dish.id)}
      >
        <Picture
          alt=""
          {...(source && { source })}
          sizes="52px"
          tint={tintOf(now._id)}
          className={css.picture}
          out={stock.isOut || isGone}
        />
        <DishNames {...{ dish, missing }} />
      </button>
      <PriceCell dish={dish} name={name} onStep={onStep} />
      <span className={css.stock}>
        <StockBadge dish={dish} stock={stock} />
      </span>
      <span className={css.sell}>
        {dish.live !== undefined && !isGone && (
          <Switch
            hideLabel
            label={t('menu.sellDish', { name })}
            checked={!stock.isOut}
            onChange={(isSold) => onSell(now._id, isSold)}
          />
        )}
      </span>
    </div>
  );
}
