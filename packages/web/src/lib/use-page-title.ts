import { useEffect } from 'react';

/** Name of the application, where no restaurant's is known. */
export const APP_NAME = 'Comanda';

/**
 * Sets the document title: the page's title, then the shop's name. Does nothing without parts, for a page that sets
 * its own.
 */
export function usePageTitle(parts: readonly (string | undefined)[] | undefined): void {
  const title = parts && (parts.filter(Boolean).join(' · ') || APP_NAME);
  useEffect(() => {
    if (title !== undefined) document.title = title;
  }, [title]);
}
