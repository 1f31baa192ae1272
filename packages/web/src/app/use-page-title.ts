import { useEffect } from 'react';

const NAME = 'Comanda';

/** Names the page in the browser's tabs and history: its title, then whose page it is. */
export function usePageTitle(...parts: readonly (string | undefined)[]): void {
  const title = parts.filter(Boolean).join(' · ') || NAME;
  useEffect(() => {
    document.title = title;
  }, [title]);
}
