import { useEffect } from 'react';

/** Prints in the light theme, even from a dark page. */
export function useLightPrint(): void {
  useEffect(() => {
    const root = document.documentElement;
    // the theme of the moment: it may be switched while the page is open
    let restore: (() => void) | undefined;
    const lighten = () => {
      if (restore !== undefined) return;
      const before = root.dataset.theme;
      root.dataset.theme = 'light';
      restore = () => {
        if (before === undefined) delete root.dataset.theme;
        else root.dataset.theme = before;
        restore = undefined;
      };
    };
    const end = () => restore?.();
    addEventListener('beforeprint', lighten);
    addEventListener('afterprint', end);
    return () => {
      removeEventListener('beforeprint', lighten);
      removeEventListener('afterprint', end);
      end();
    };
  }, []);
}
