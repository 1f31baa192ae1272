import { useState } from 'react';
import { withWords } from '../../../app/locale.ts';
import { usePersisted } from '../../../lib/persisted.ts';
import { useFetchedPart } from '../../../lib/use-fetched-part.ts';
import { useCart } from '../../cart/hooks/use-cart.ts';
import { outgoing } from '../state/outgoing.ts';

const fetchPart = () => withWords(() => import('./outgoing-order.tsx'));

/** What sends orders out and tells how they fared: here from the first dish in the cart on, that is before any is sent. */
export function OutgoingPart() {
  const hasLines = useCart().lines.length > 0;
  const isOut = usePersisted(outgoing) !== null;
  const [wasWanted, setWasWanted] = useState(isOut);
  if (hasLines && !wasWanted) setWasWanted(true);
  const part = useFetchedPart('outgoing', fetchPart, wasWanted);
  return part && <part.OutgoingOrder />;
}
