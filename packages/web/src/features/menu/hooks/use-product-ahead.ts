import { useEffect } from 'react';
import { preloadDialogs } from '../../../ui/dialog.tsx';

/** After the menu has been drawn, its first pictures included. */
const LATER = 2000;

/** Fetches the product's sheet ahead, so that the first tap on a dish opens it at once. */
export function useProductAhead(): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      preloadDialogs();
      // without a network the sheet comes with the tap, from what the device keeps
      import('../../product/components/product-over-menu.tsx').catch(() => undefined);
    }, LATER);
    return () => clearTimeout(timer);
  }, []);
}
