import type { Shop } from '@comanda/contract';
import { useOpening } from '../../shops/hooks/use-opening.ts';
import { usePlace } from '../state/place.ts';
import { InitProblem } from './init-problem.tsx';

/** A shop that is closed, and when it opens. */
export function ClosedNotice({ shop }: { readonly shop: Shop }) {
  const { mode } = usePlace();
  const { next } = useOpening(shop, mode);
  return <InitProblem reason="timeSlotNotFound" text={next} />;
}
