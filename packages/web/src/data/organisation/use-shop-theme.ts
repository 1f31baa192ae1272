import type { Shop } from '@comanda/contract';
import { useEffect } from 'react';
import { usePersisted } from '../../lib/persisted.ts';
import { organisationTheme, SPEC_THEME } from './organisation-theme.ts';

/** Applies the shop's colours, or the organisation's; loads no code for the default ones. */
export function useShopTheme(shop: Shop | undefined): void {
  const organisation = usePersisted(organisationTheme);
  const own = organisation.primaryColor === SPEC_THEME.primaryColor ? undefined : organisation.primaryColor;
  const ownSecond =
    organisation.secondaryColor === SPEC_THEME.secondaryColor ? undefined : organisation.secondaryColor;
  const primary = shop?.primaryColor ?? own;
  const secondary = shop?.secondaryColor ?? ownSecond;
  useEffect(() => {
    if (primary === undefined && secondary === undefined) return;
    let isCurrent = true;
    void import('../../ui/theme/theme.ts').then(({ applyTheme, DEFAULT_PRIMARY }) => {
      if (isCurrent) applyTheme(primary ?? DEFAULT_PRIMARY, secondary);
    });
    return () => {
      isCurrent = false;
      void import('../../ui/theme/theme.ts').then(({ applyTheme, DEFAULT_PRIMARY }) =>
        applyTheme(DEFAULT_PRIMARY),
      );
    };
  }, [primary, secondary]);
}
