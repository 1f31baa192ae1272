import type { Product } from '@comanda/contract';
import { useMemo, useState } from 'react';
import type { Draft } from '../../../../data/cart/line-draft.ts';
import { newLine } from '../../../../data/cart/new-line.ts';
import { useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import { isAnswered, lineOf, questionsOf, useTillBill } from '../../sale/index.ts';
import type { HandOrder } from './use-hand-order.ts';

/**
 * Returns the dish that is put together, a copy of the given line or a new one for the chosen seat, with all its
 * options, the first that is still open, its amount on the bill, and the functions that change it.
 */
export function useDishDraft(product: Product, line: Draft | undefined, hand: HandOrder) {
  const { catalogue } = useReadyCatalogue();
  const { place, order } = hand;
  const { type } = place;
  const [draft, setDraft] = useState<Draft>(() => {
    if (line !== undefined) return line;
    const fresh = newLine(product, catalogue, type);
    return { ...fresh, line: { ...fresh.line, tableChairId: order.seat } };
  });
  const questions = useMemo(
    () => questionsOf(draft, { catalogue, orderType: type }, 'all'),
    [draft, catalogue, type],
  );
  const open = questions.find(({ line: id, option }) => {
    const asked = lineOf(draft, id);
    return asked !== undefined && !isAnswered(option, asked);
  });
  const own = useMemo(() => [draft.line, ...draft.children], [draft]);
  const rest = order.cart.lines.filter(({ id }) => !own.some((each) => each.id === id));
  const { priced } = useTillBill(
    place,
    hand.section,
    useMemo(() => [...rest, ...own], [rest, own]),
  );
  const amounts = new Map(priced?.bill.lines.map((each) => [each.id, each.lineTotal]));
  const amount = own.reduce((sum, { id }) => sum + (amounts.get(id) ?? 0), 0);
  const change = (of: Partial<Draft['line']>) =>
    setDraft((now) => ({ ...now, line: { ...now.line, ...of } }));
  return { draft, setDraft, change, questions, open, amount };
}

export type DishDraft = ReturnType<typeof useDishDraft>;
