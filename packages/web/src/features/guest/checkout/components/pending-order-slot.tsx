import { useState } from 'react';
import { useCart } from '../../../../data/cart/use-cart.ts';
import { pendingOrder } from '../../../../data/order-details/pending-order.ts';
import { withMessages } from '../../../../i18n/load-messages.ts';
import { usePersisted } from '../../../../lib/persisted.ts';
import { useLazyPart } from '../../../../lib/use-lazy-part.ts';

const fetchPart = () => withMessages(() => import('./pending-order.tsx'), 'checkout');

/**
 * Renders the pending order banner, loaded with the first dish in the cart so that it is there before any order is
 * sent.
 */
export function PendingOrderSlot() {
  const hasLines = useCart().lines.length > 0;
  const isOut = usePersisted(pendingOrder) !== null;
  const [wasWanted, setWasWanted] = useState(isOut);
  if (hasLines && !wasWanted) setWasWanted(true);
  const part = useLazyPart('pendingOrder', fetchPart, wasWanted);
  return part && <part.PendingOrderBanner />;
}
