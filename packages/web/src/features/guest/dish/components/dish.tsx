import type { Product } from '@comanda/contract';
import { memo, Suspense, useContext } from 'react';
import { pictureSource } from '../../../../data/catalogue/dish-picture.ts';
import { dishStock } from '../../../../data/catalogue/dish-stock.ts';
import { useShopPrice } from '../../../../data/catalogue/use-shop-price.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { cx } from '../../../../lib/cx.ts';
import { Badge } from '../../../../ui/display/badge.tsx';
import { Price } from '../../../../ui/display/price.tsx';
import { Picture } from '../../../../ui/illustrations/picture.tsx';
import { tintOf } from '../../../../ui/illustrations/picture-tables.ts';
import { DishNotes } from '../../dietary-filter/index.ts';
import { useIsEatInOnly } from '../hooks/use-is-eat-in-only.ts';
import { BackWords } from '../lazy.ts';
import css from './dish.module.css';
import { DishFoot } from './dish-foot.tsx';
import { DishLimit } from './dish-limit.tsx';
import { DishName } from './dish-name.tsx';

type DishProps = {
  readonly product: Product;
  readonly view: 'list' | 'grid';
  /** Loads the picture eagerly; set for dishes above the fold. */
  readonly eager?: boolean;
  /** Reserves the picture's space without loading it. */
  readonly waits?: boolean;
  /** Leaves out what leads to the cart or to the dish's page: it is only looked at. */
  readonly isShown?: boolean;
};

/** Renders a dish of the menu as a row with text or a card with a picture. */
export const Dish = memo(function Dish({ product, view, eager = false, waits, isShown }: DishProps) {
  const { t } = useTranslation('menu');
  const { say } = useLocale();
  const price = useShopPrice(product);
  const { isOut, left } = dishStock(product, 0);
  const note = useContext(DishNotes).get(product._id);
  const isEatInOnly = useIsEatInOnly(product);
  const badge = isOut ? (
    <Badge tone="sold">{t('soldOut')}</Badge>
  ) : isEatInOnly ? (
    <Badge tone="sold">{t('eatInOnly')}</Badge>
  ) : left !== undefined ? (
    <Badge tone="left">{t('left', { count: left })}</Badge>
  ) : undefined;
  return (
    <article className={cx(view === 'list' ? css.row : css.card, (isOut || isEatInOnly) && css.out)}>
      <Picture
        alt=""
        source={pictureSource(product.image)}
        sizes={view === 'list' ? '92px' : '(min-width: 768px) 220px, 44vw'}
        tint={tintOf(product._id)}
        eager={eager}
        waits={waits}
        out={isOut || isEatInOnly}
        badge={badge}
        className={css.picture}
      />
      <div className={css.words}>
        <DishName {...{ product, isShown }} />
        {view === 'list' && product.description !== undefined && (
          <p className={css.text}>{say(product.description)}</p>
        )}
        {isOut && product.stock?.resumeAt && (
          <p className={css.limit}>
            <Suspense fallback={'\u00a0'}>
              <BackWords stock={product.stock} />
            </Suspense>
          </p>
        )}
        {note !== undefined && <p className={css.limit}>{t(`dietary-filter:${note}`)}</p>}
        <DishLimit product={product} />
      </div>
      <div className={css.foot}>
        <Price amount={price} size="m" />
        {!isShown && <DishFoot product={product} />}
      </div>
    </article>
  );
});
