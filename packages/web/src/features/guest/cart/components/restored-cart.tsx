import { useCallback } from 'react';
import { useToldRemaining } from '../../../../data/pricing/use-remaining.ts';
import { useToast } from '../../../../ui/overlays/toast-context.ts';
import { type Expired, useRestoredCart } from '../hooks/use-restored-cart.ts';

/** Looks through a kept cart, and counts what may still be added to it; has nothing of its own on the page. */
export function RestoredCart() {
  const toast = useToast();
  const tell = useCallback(
    ({ title, names, undo }: Expired) => toast.notice([title, names].filter(Boolean).join('\n'), undo),
    [toast],
  );
  useRestoredCart(tell);
  useToldRemaining();
  return null;
}
