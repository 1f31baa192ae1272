import type { Product } from '@comanda/contract';
import { memo, useState } from 'react';
import { pictureSource } from '../../../../data/catalogue/dish-picture.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { cx } from '../../../../lib/cx.ts';
import { Badge } from '../../../../ui/display/badge.tsx';
import { Price } from '../../../../ui/display/price.tsx';
import css from './dish-key.module.css';

export type DishKeyProps = {
  readonly product: Product;
  /** Price of one piece, minor units. */
  readonly price: number;
  /** Pieces on the bill. */
  readonly count: number;
  /** Pieces left, where few are. */
  readonly left: number | undefined;
  readonly isOut: boolean;
  /** Time when it is sold again. */
  readonly backAt: string | undefined;
  /** True for the dish that Enter rings up, of those found. */
  readonly isMarked: boolean;
  readonly onRing: (product: Product) => void;
};

/** Key of a dish: name, code, price, what is left, and how many are on the bill. */
export const DishKey = memo(function DishKey(props: DishKeyProps) {
  const { product, price, count, left, isOut, backAt, isMarked, onRing } = props;
  const { t } = useTranslation('till');
  const { say } = useLocale();
  const source = pictureSource(product.image);
  const [hasFailed, setFailed] = useState(false);
  return (
    <button
      type="button"
      className={cx(css.key, isOut && css.out, isMarked && css.marked)}
      aria-disabled={isOut || undefined}
      onClick={() => onRing(product)}
    >
      <b className={css.name}>{say(product.name)}</b>
      <small className={css.code}>
        {[product.code, isOut && backAt && t('backAt', { time: backAt })]
          .filter(Boolean)
          .join(t('staff:comma'))}
        {left !== undefined && !isOut && <Badge tone="left">{t('left', { count: left })}</Badge>}
      </small>
      {isOut ? (
        <Badge tone="sold">{t('soldOut')}</Badge>
      ) : (
        <Price amount={price} bare size="inherit" weight="regular" className={css.price} />
      )}
      {source !== undefined && !hasFailed && (
        <img
          className={css.picture}
          src={source(240, 'webp')}
          alt=""
          loading="lazy"
          decoding="async"
          draggable={false}
          onError={() => setFailed(true)}
        />
      )}
      {count > 0 && (
        <span className={css.count}>
          {count}
          <span className="sr"> {t('onBill')}</span>
        </span>
      )}
    </button>
  );
});
