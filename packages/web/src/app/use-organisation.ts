import { useEffect } from 'react';

/** Follows what the organisation has set for its guests' pages, once it can. */
export function useOrganisation(followOrganisation: (() => Promise<void>) | undefined): void {
  useEffect(() => {
    // without an answer everything stays as it is
    followOrganisation?.().catch(() => undefined);
  }, [followOrganisation]);
}
