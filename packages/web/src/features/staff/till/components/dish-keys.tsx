import type { Product } from '@comanda/contract';
import { isSelling, type OrderType, remainingStock, stepOf, stockLevel, unitPrice } from '@comanda/domain';
import { memo, useMemo } from 'react';
import { useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { clockText } from '../../../../lib/clock-text.ts';
import { DishKey } from './dish-key.tsx';
import css from './dish-keys.module.css';

/** Largest stock whose number is shown. */
const FEW = 10;
const STAFF = { selfOrder: false };

export type DishKeysProps = {
  readonly products: readonly Product[];
  readonly type: OrderType;
  readonly pieces: ReadonlyMap<string, number>;
  /** Dish that Enter rings up. */
  readonly marked: string | undefined;
  readonly label: string;
  readonly onRing: (product: Product) => void;
};

/** Keys of dishes, which keep their places. */
export const DishKeys = memo(function DishKeys(props: DishKeysProps) {
  const { products, type, pieces, marked, label, onRing } = props;
  const { data, catalogue } = useReadyCatalogue();
  const { locale } = useLocale();
  const prices = useMemo(() => {
    const context = { shop: data.shop, session: { type }, catalogue, step: stepOf(data.shop) };
    const priceOf = ({ _id }: Product) => unitPrice({ id: 'price', product: _id, quantity: 1 }, context);
    return new Map(products.map((product) => [product._id, priceOf(product)]));
  }, [products, data.shop, type, catalogue]);
  return (
    <fieldset className={css.keys} aria-label={label}>
      {products.map((product) => {
        const left = remainingStock(product, STAFF);
        const resumeAt = product.stock?.resumeAt;
        return (
          <DishKey
            key={product._id}
            product={product}
            price={prices.get(product._id) ?? product.price}
            count={pieces.get(product._id) ?? 0}
            left={left !== undefined && left < FEW ? left : undefined}
            isOut={!isSelling(stockLevel(product, STAFF))}
            backAt={resumeAt && clockText(resumeAt, locale.intl, data.shop.timezone)}
            isMarked={product._id === marked}
            onRing={onRing}
          />
        );
      })}
    </fieldset>
  );
});
