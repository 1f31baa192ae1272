import type { Shop } from '@comanda/contract';
import { usePersisted } from '../../../../lib/persisted.ts';
import { isUnfinished, keptSetup } from '../state/kept-setup.ts';

/** Returns true while the wizard was begun on this device and the shop was not opened at its end (B1.4). */
export function useUnfinishedSetup(shop: Shop | undefined): boolean {
  const kept = usePersisted(keptSetup);
  return shop !== undefined && isUnfinished(kept, shop);
}
