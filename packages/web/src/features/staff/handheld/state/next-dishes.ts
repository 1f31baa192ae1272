import type { Product, TableSession } from '@comanda/contract';
import type { CartLine, PairingQuery } from '@comanda/domain';
import { goesWell } from '../../../../data/menu/goes-well.ts';
import { liveLines } from '../../../../data/sessions/progress.ts';

/** The most dishes that stand above Send. */
const MAX_NEXT = 5;

/** Returns up to five dishes that go well with what a table has, the most named first, none that it has already. */
export function nextDishes(
  session: TableSession | undefined,
  unsent: readonly CartLine[],
  question: Omit<PairingQuery<Product>, 'lines'>,
): readonly Product[] {
  const sent = session === undefined ? [] : liveLines(session);
  const lines = [...sent, ...unsent].map(({ id, product }) => ({ id, product, quantity: 1 }));
  return goesWell({ ...question, lines }, MAX_NEXT);
}
