import { useCallback } from 'react';
import { usePublishRemaining } from '../../../../data/pricing/use-remaining.ts';
import { useToast } from '../../../../ui/overlays/toast-context.ts';
import { type Expired, useRestoredCart } from '../hooks/use-restored-cart.ts';

/** Restores the saved cart and reports the order limits; renders nothing. */
export function RestoredCart() {
  const toast = useToast();
  const notify = useCallback(
    ({ title, reasons, undo }: Expired) => toast.notice([title, ...reasons].join('\n'), undo),
    [toast],
  );
  useRestoredCart(notify);
  usePublishRemaining();
  return null;
}
