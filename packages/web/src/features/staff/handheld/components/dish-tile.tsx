import type { Product } from '@comanda/contract';
import { isSelling, remainingStock, stockLevel } from '@comanda/domain';
import { useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { clockText } from '../../../../lib/clock-text.ts';
import { cx } from '../../../../lib/cx.ts';
import { Price } from '../../../../ui/display/price.tsx';
import css from './menu-view.module.css';

const STAFF = { selfOrder: false };
/** Largest stock whose number is shown. */
const FEW = 10;

type DishTileProps = {
  readonly product: Product;
  readonly price: number;
  readonly count: number;
  readonly onRing: (product: Product) => void;
};

/** A dish of the list: its name, code and price, and how many are on the bill. */
export function DishTile({ product, price, count, onRing }: DishTileProps) {
  const { t } = useTranslation('till');
  const { locale, say } = useLocale();
  const { data } = useReadyCatalogue();
  const left = remainingStock(product, STAFF);
  const isOut = !isSelling(stockLevel(product, STAFF));
  const resumeAt = product.stock?.resumeAt;
  const notes = [
    product.code,
    isOut
      ? resumeAt === undefined
        ? t('soldOut')
        : t('backAt', { time: clockText(resumeAt, locale.intl, data.shop.timezone) })
      : left !== undefined && left < FEW && t('left', { count: left }),
  ];
  return (
    <button
      type="button"
      className={cx(css.dish, isOut && css.out)}
      aria-disabled={isOut || undefined}
      onClick={() => onRing(product)}
    >
      <b className={css.name}>{say(product.name)}</b>
      <span className={css.facts}>
        <small>{notes.filter(Boolean).join(t('staff:comma'))}</small>
        {!isOut && <Price amount={price} bare size="inherit" weight="regular" />}
      </span>
      {count > 0 && (
        <span className={css.count}>
          {count}
          <span className="sr"> {t('onBill')}</span>
        </span>
      )}
    </button>
  );
}
