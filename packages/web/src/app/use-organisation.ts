import { useEffect } from 'react';

/** Applies the organisation's settings once the code for it is loaded. */
export function useOrganisation(followOrganisation: (() => Promise<void>) | undefined): void {
  useEffect(() => {
    // on failure the defaults stay
    followOrganisation?.().catch(() => undefined);
  }, [followOrganisation]);
}
