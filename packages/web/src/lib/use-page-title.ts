import { useEffect } from 'react';

/** The house's own name, where no restaurant's is known. */
export const APP_NAME = 'Comanda';

/**
 * Names the page in the browser's tabs and history: its title, then whose page it is. Without parts it is left to a
 * page that names itself.
 */
export function usePageTitle(parts: readonly (string | undefined)[] | undefined): void {
  const title = parts && (parts.filter(Boolean).join(' · ') || APP_NAME);
  useEffect(() => {
    if (title !== undefined) document.title = title;
  }, [title]);
}
