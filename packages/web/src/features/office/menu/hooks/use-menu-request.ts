import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';

/**
 * Follows what the address asks of the menu editor, such as `?dish=…` or `?do=review`, once: `handle` returns true if it
 * did, and the address then asks for nothing.
 */
export function useMenuRequest(name: 'dish' | 'do', handle: (value: string) => boolean): void {
  const [query, setQuery] = useSearchParams();
  const asked = query.get(name);
  const follow = useEffectEvent((value: string) => {
    if (!handle(value)) return;
    setQuery(
      (now) => {
        now.delete(name);
        return now;
      },
      { replace: true },
    );
  });
  useEffect(() => {
    if (asked !== null) follow(asked);
  }, [asked]);
}
