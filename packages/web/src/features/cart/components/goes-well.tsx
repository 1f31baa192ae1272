import { useTranslation } from '../../../lib/use-translation.ts';
import { useReadyCatalogue } from '../../menu/hooks/catalogue-context.ts';
import { useMenu } from '../../menu/hooks/use-menu.ts';
import { useCart } from '../hooks/use-cart.ts';
import { goesWell } from '../state/goes-well.ts';
import css from './goes-well.module.css';
import { GoesWellRow } from './goes-well-row.tsx';

/** A few dishes that go well with those in the cart; nothing where the restaurant names none. */
export function GoesWell() {
  const { t } = useTranslation('checkout');
  const { data } = useReadyCatalogue();
  const { lines } = useCart();
  const listed = useMenu().flatMap(({ products }) => products);
  const products = new Map(data.products.map((product) => [product._id as string, product]));
  const found = goesWell(lines, products, listed);
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
