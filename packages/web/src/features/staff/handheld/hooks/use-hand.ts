import { type Hand, posDevice } from '../../../../data/devices/pos-device.ts';
import { usePersisted } from '../../../../lib/persisted.ts';

/** Returns the hand that a paired handheld is set up for; the right one unless it was changed. */
export function useHand(): Hand {
  return usePersisted(posDevice)?.hand ?? 'right';
}
