import { useEffect } from 'react';
import type { PageRules } from './page-rules.ts';

/** Room for the cart's bar over the navigation, and for the bar that places the order. */
const OVER_NAV = 'calc(var(--bottomnav) + 80px)';
const OVER_PLACE_BAR = '148px';

/** Keeps toasts clear of the bars at the foot of the page. */
export function useToastPlace({ header, footer }: PageRules): void {
  useEffect(() => {
    const { style } = document.documentElement;
    if (footer) style.setProperty('--toast-bottom', OVER_NAV);
    else if (header) style.setProperty('--toast-bottom', OVER_PLACE_BAR);
    return () => {
      style.removeProperty('--toast-bottom');
    };
  }, [header, footer]);
}
