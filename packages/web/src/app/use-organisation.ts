import { useEffect } from 'react';

/** Follows what the organisation has set for its guests' pages, once it can. */
export function useHouse(followHouse: (() => Promise<void>) | undefined): void {
  useEffect(() => {
    // without an answer everything stays as it is
    followHouse?.().catch(() => undefined);
  }, [followHouse]);
}
