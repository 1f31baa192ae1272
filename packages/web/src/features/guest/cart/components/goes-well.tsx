import { useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import { goesWell } from '../../../../data/menu/goes-well.ts';
import { cartFreeLines } from '../../../../data/pricing/free-lines.ts';
import { useCartBill } from '../../../../data/pricing/use-cart-bill.ts';
import { useCartPricing } from '../../../../data/pricing/use-cart-pricing.ts';
import { useRemaining } from '../../../../data/pricing/use-remaining.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { dishVerdict, useDietaryFilter } from '../../dietary-filter/index.ts';
import css from './goes-well.module.css';
import { GoesWellRow } from './goes-well-row.tsx';

/**
 * Suggests up to three dishes that go with the cart, leaving out those that the dietary filter or a limit
 * excludes.
 */
export function GoesWell() {
  const { t } = useTranslation('cart');
  const pricing = useCartPricing();
  const bill = useCartBill();
  const remaining = useRemaining();
  const filter = useDietaryFilter();
  const { catalogue } = useReadyCatalogue();
  const { mode: orderType, section } = pricing;
  const freeLines = bill === undefined ? [] : cartFreeLines(bill.bill, pricing);
  const lines = [...pricing.lines, ...freeLines];
  const found = goesWell({ catalogue, section, lines, orderType, selfOrder: true }).filter(
    (dish) => remaining[dish._id] !== 0 && dishVerdict(dish, { filter, catalogue, orderType }) === 'fits',
  );
  if (found.length === 0) return null;
  return (
    <section className={css.section} aria-label={t('goesWell.title')}>
      <h2 className={css.title}>{t('goesWell.title')}</h2>
      <ul className="framed parted">
        {found.map((product) => (
          <GoesWellRow key={product._id} product={product} />
        ))}
      </ul>
    </section>
  );
}
