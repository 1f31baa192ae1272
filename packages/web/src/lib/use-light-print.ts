import { useEffect } from 'react';

/** Prints in the light theme, even from a dark page. */
export function useLightPrint(): void {
  useEffect(() => {
    const root = document.documentElement;
    const before = root.dataset.theme;
    const lighten = () => {
      root.dataset.theme = 'light';
    };
    const restore = () => {
      if (before === undefined) delete root.dataset.theme;
      else root.dataset.theme = before;
    };
    addEventListener('beforeprint', lighten);
    addEventListener('afterprint', restore);
    return () => {
      removeEventListener('beforeprint', lighten);
      removeEventListener('afterprint', restore);
      restore();
    };
  }, []);
}
