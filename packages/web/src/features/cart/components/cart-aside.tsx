import { cartQuantity } from '@comanda/domain';
import { ROUTES } from '../../../app/routes.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Plate } from '../../../ui/plate.tsx';
import { Price } from '../../../ui/price.tsx';
import { useCart } from '../hooks/use-cart.ts';
import { useCartBill } from '../hooks/use-cart-bill.ts';
import { useCartPricing } from '../hooks/use-cart-pricing.ts';
import { useChargeWords } from '../hooks/use-charge-words.tsx';
import type { CartBill } from '../state/cart-bill.ts';
import { chargeRows } from '../state/charge-rows.ts';
import css from './cart-aside.module.css';
import { CartLines } from './cart-lines.tsx';

/** What comes to the dishes, or off them, so that the total adds up. */
function Charges({ bill }: { readonly bill: CartBill }) {
  const pricing = useCartPricing();
  const rows = chargeRows(bill, pricing);
  const words = useChargeWords(cartQuantity(pricing.lines), rows[0]?.amount ?? 0);
  const charges = rows.filter(({ kind }) => kind !== 'items' && kind !== 'taxIncluded');
  return charges.map((row) => {
    const { label, note } = words(row);
    return (
      <p key={row.id} className={css.charge}>
        <span>{[label, note].filter(Boolean).join(' ')}</span>
        <Price amount={row.amount} bare size="inherit" weight="regular" />
      </p>
    );
  });
}

function Content() {
  const { t } = useTranslation('guest');
  const { lines } = useCart();
  const bill = useCartBill();
  if (lines.length === 0) {
    return (
      <div className={css.empty}>
        <span className={css.plate}>
          <Plate chopsticks />
        </span>
        <p className={css.emptyTitle}>{t('cart.empty')}</p>
        <p className={css.text}>{t('cart.emptyText')}</p>
      </div>
    );
  }
  return (
    <>
      <div className={css.lines}>
        <CartLines />
      </div>
      <div className={css.foot}>
        {bill && <Charges bill={bill} />}
        <p className={css.total}>
          <span>{t('cart.total')}</span>
          {bill && <Price amount={bill.share} size="l" />}
        </p>
        <ButtonLink to={ROUTES.cart} size="l" wide>
          {t('cart.toCheckout')}
        </ButtonLink>
      </div>
    </>
  );
}

/** The cart beside the menu, on screens with room for both. */
export function CartAside() {
  const { t } = useTranslation('guest');
  const { lines } = useCart();
  return (
    <aside className={css.aside} aria-label={t('title.cart')}>
      <h2 className={css.title}>
        {t('title.cart')}
        {lines.length > 0 && (
          <small className={css.count}>{t('cart.items', { count: cartQuantity(lines) })}</small>
        )}
      </h2>
      <Content />
    </aside>
  );
}
