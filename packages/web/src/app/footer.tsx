import { cartQuantity } from '@comanda/domain';
import { useCart } from '../features/cart/hooks/use-cart.ts';
import { useIncompleteOrders } from '../features/order/api/use-incomplete-orders.ts';
import { usePlace } from '../features/session/state/place.ts';
import { useHistoryDialog } from '../lib/use-history-dialog.ts';
import { useTranslation } from '../lib/use-translation.ts';
import { BottomNav } from '../ui/bottom-nav.tsx';
import { LanguageDialog } from './language-dialog.tsx';
import { ROUTES } from './routes.ts';

/** The four ways of a guest: menu, order, cart, language (specification §2, bottom navigation). */
export function Footer() {
  const { t } = useTranslation(['guest', 'common']);
  const { mode } = usePlace();
  const { lines } = useCart();
  const incomplete = useIncompleteOrders();
  const language = useHistoryDialog('language');
  const inCart = cartQuantity(lines);
  const hasWaiting = mode !== 'dineIn' && (incomplete.data?.length ?? 0) > 0;
  return (
    <>
      <BottomNav
        label={t('nav')}
        items={[
          { to: ROUTES.browse, label: t('common:menu'), icon: 'bowl' },
          {
            to: ROUTES.order,
            label: t('common:yourOrder'),
            icon: 'slip',
            dotLabel: hasWaiting ? t('orderWaits') : undefined,
          },
          {
            to: ROUTES.cart,
            label: t('common:cart'),
            icon: 'basket',
            count: inCart,
            countLabel: t('cart.count', { count: inCart }),
          },
          { id: 'language', label: t('common:language'), icon: 'globe', onClick: () => language.open() },
        ]}
      />
      <LanguageDialog open={language.isOpen} onClose={language.close} />
    </>
  );
}
