import type { Shop } from '@comanda/contract';
import { useEffect } from 'react';

/** Dresses the page in the shop's colours; most keep the house's, and fetch nothing for it. */
export function useShopTheme(shop: Shop | undefined): void {
  const { primaryColor, secondaryColor } = shop ?? {};
  useEffect(() => {
    if (primaryColor === undefined && secondaryColor === undefined) return;
    let isCurrent = true;
    void import('../ui/theme.ts').then(({ applyTheme, HOUSE_PRIMARY }) => {
      if (isCurrent) applyTheme(primaryColor ?? HOUSE_PRIMARY, secondaryColor);
    });
    return () => {
      isCurrent = false;
      void import('../ui/theme.ts').then(({ applyTheme, HOUSE_PRIMARY }) => applyTheme(HOUSE_PRIMARY));
    };
  }, [primaryColor, secondaryColor]);
}
