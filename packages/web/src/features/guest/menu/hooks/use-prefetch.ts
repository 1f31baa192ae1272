import { useEffect } from 'react';
import { preloadMenu } from '../../../../ui/controls/menu.tsx';
import { preloadIcons } from '../../../../ui/icons/icon.tsx';
import { preloadDialogs } from '../../../../ui/overlays/dialog.tsx';
import { preloadCart } from '../../cart/index.ts';
import { preloadDietaryFilter } from '../../dietary-filter/index.ts';
import { loadProductPage } from '../../product/index.ts';

/** Delay until the menu and its first pictures are drawn. */
const LATER = 2000;

/** Preloads the parts that the first taps need: the product sheet, the cart's amount, dialogs and icons. */
export function usePrefetch(): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      preloadCart();
      preloadIcons();
      preloadDialogs();
      preloadMenu();
      preloadDietaryFilter();
      // offline, the sheet is loaded from the cache on tap
      loadProductPage().catch(() => undefined);
    }, LATER);
    return () => clearTimeout(timer);
  }, []);
}
