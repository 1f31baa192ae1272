import { useState } from 'react';
import { useCart } from '../../../../data/cart/use-cart.ts';
import { outgoing } from '../../../../data/order-details/pending-order.ts';
import { withWords } from '../../../../i18n/locale.ts';
import { usePersisted } from '../../../../lib/persisted.ts';
import { useFetchedPart } from '../../../../lib/use-lazy-part.ts';

const fetchPart = () => withWords(() => import('./pending-order.tsx'));

/** What sends orders out and tells how they fared: here from the first dish in the cart on, that is before any is sent. */
export function OutgoingPart() {
  const hasLines = useCart().lines.length > 0;
  const isOut = usePersisted(outgoing) !== null;
  const [wasWanted, setWasWanted] = useState(isOut);
  if (hasLines && !wasWanted) setWasWanted(true);
  const part = useFetchedPart('outgoing', fetchPart, wasWanted);
  return part && <part.OutgoingOrder />;
}
