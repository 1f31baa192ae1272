import { useEffect } from 'react';
import { preloadMenu } from '../../../../ui/controls/menu.tsx';
import { preloadIcons } from '../../../../ui/icons/icon.tsx';
import { preloadDialogs } from '../../../../ui/overlays/dialog.tsx';
import { preloadCart } from '../../cart/index.ts';
import { preloadDietaryFilter } from '../../dietary-filter/index.ts';
import { loadProductPage } from '../../product/index.ts';

/** After the menu has been drawn, its first pictures included. */
const LATER = 2000;

/** Fetches what the first taps need, so that each answers at once: the product's sheet, the cart's amount, lists. */
export function usePrefetch(): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      preloadCart();
      preloadIcons();
      preloadDialogs();
      preloadMenu();
      preloadDietaryFilter();
      // without a network the sheet comes with the tap, from what the device keeps
      loadProductPage().catch(() => undefined);
    }, LATER);
    return () => clearTimeout(timer);
  }, []);
}
