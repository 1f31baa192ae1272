import { useTranslation } from '../../../lib/use-translation.ts';
import { useReadyCatalogue } from '../../menu/hooks/catalogue-context.ts';
import { useMenu } from '../../menu/hooks/use-menu.ts';
import { useCartBill } from '../hooks/use-cart-bill.ts';
import { useCartPricing } from '../hooks/use-cart-pricing.ts';
import { cartFreeLines } from '../state/free-lines.ts';
import { goesWell } from '../state/goes-well.ts';
import css from './goes-well.module.css';
import { GoesWellRow } from './goes-well-row.tsx';

/** A few dishes that go well with those in the cart; nothing where the restaurant names none. */
export function GoesWell() {
  const { t } = useTranslation('checkout');
  const { data } = useReadyCatalogue();
  const pricing = useCartPricing();
  const bill = useCartBill();
  const given = bill === undefined ? [] : cartFreeLines(bill.bill, pricing);
  const listed = useMenu().flatMap(({ products }) => products);
  const products = new Map(data.products.map((product) => [product._id as string, product]));
  const found = goesWell([...pricing.lines, ...given], products, listed);
  if (found.length === 0) return null;
  return (
    <section className={css.section} aria-label={t('goesWell.title')}>
      <h2 className={css.title}>{t('goesWell.title')}</h2>
      <ul className={css.list}>
        {found.map((product) => (
          <GoesWellRow key={product._id} product={product} />
        ))}
      </ul>
    </section>
  );
}
