import { useEffect } from 'react';

/** What the organisation has set is read when the page stands. */
const LATER = 1500;

/** Follows what the organisation has set for its guests' pages. */
export function useHouse(): void {
  useEffect(() => {
    // without an answer everything stays as it is
    const follow = () => import('./house.ts').then(({ followHouse }) => followHouse()).catch(() => undefined);
    const timer = setTimeout(follow, LATER);
    return () => clearTimeout(timer);
  }, []);
}
