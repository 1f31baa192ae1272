import type { CartOwner } from '@comanda/domain';
import { createPersisted, usePersisted } from '../../lib/persisted.ts';
import { count, lenient, object, text } from '../../lib/schema.ts';

/** A guest's tip for one cart, minor units. */
export type SavedTip = { readonly shop: string; readonly session?: string; readonly amount: number };

/** Tip of the current cart; null for none. */
export const tip = createPersisted<SavedTip | null>({
  key: 'comanda.tip',
  version: 1,
  schema: object({ shop: text, session: lenient(text), amount: count() }),
  initial: () => null,
});

/** Returns the saved tip if it belongs to this cart, minor units. */
export function tipFor(kept: SavedTip | null, owner: CartOwner | undefined): number {
  return kept !== null && kept.shop === owner?.shop && kept.session === owner.session ? kept.amount : 0;
}

export function useTip(owner: CartOwner | undefined): number {
  return tipFor(usePersisted(tip), owner);
}
