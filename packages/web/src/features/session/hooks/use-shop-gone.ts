import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { ROUTES } from '../../../app/routes.ts';
import { CallError } from '../../../lib/api/call-error.ts';
import type { InitReason } from '../state/init-problem.ts';
import { NO_PLACE, place } from '../state/place.ts';

const GONE: InitReason = 'shopNotFound';

/** A shop that is not there any more is forgotten, and the guest told (specification §8, init reasons). */
export function useShopGone(error: Error | null): void {
  const navigate = useNavigate();
  const isGone = error instanceof CallError && error.status === 404;
  useEffect(() => {
    if (!isGone) return;
    navigate(`${ROUTES.noShop}/`, { replace: true, state: { reason: GONE } });
    place.set(NO_PLACE);
  }, [isGone, navigate]);
}
