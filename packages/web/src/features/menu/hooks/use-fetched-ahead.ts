import { useEffect } from 'react';
import { withWords } from '../../../app/locale.ts';
import { preloadDialogs } from '../../../ui/dialog.tsx';
import { preloadIcons } from '../../../ui/icon.tsx';
import { preloadMenu } from '../../../ui/menu.tsx';
import { preloadCart } from '../../cart/components/menu-cart-bar.tsx';
import { preloadFood } from '../../food/hooks/use-sieved-menu.ts';

/** After the menu has been drawn, its first pictures included. */
const LATER = 2000;

/** Fetches what the first taps need, so that each answers at once: the product's sheet, the cart's amount, lists. */
export function useFetchedAhead(): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      preloadCart();
      preloadIcons();
      preloadDialogs();
      preloadMenu();
      preloadFood();
      // without a network the sheet comes with the tap, from what the device keeps
      withWords(() => import('../../product/components/product-over-menu.tsx')).catch(() => undefined);
    }, LATER);
    return () => clearTimeout(timer);
  }, []);
}
