import type { Product, ProductOption } from '@comanda/contract';
import { askedOptions, isSetItem } from '@comanda/domain';
import { useMemo, useState } from 'react';
import { useCart } from '../../../../data/cart/use-cart.ts';
import { useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import { dishStock } from '../../../../data/catalogue/dish-stock.ts';
import { useOrderContext } from '../../../../data/order-context/order-context.ts';
import { useRemaining } from '../../../../data/pricing/use-remaining.ts';
import { useIsEatInOnly } from '../../dish/index.ts';
import type { Draft } from '../state/draft.ts';
import { groupId } from '../state/group-id.ts';
import { type DraftProblem, shortChoices } from '../state/short-choices.ts';
import { useDraft } from './use-draft.ts';

/** Scrolls to the group of an option and focuses it. */
function goTo(line: string, option: string): void {
  const group = document.getElementById(groupId(line, option));
  group?.scrollIntoView({ block: 'start' });
  group?.focus({ preventScroll: true });
}

/**
 * Returns the state of a product being chosen: its draft, problems and stock, and the functions that change it and
 * add it to the cart.
 */
export function useProductOrder(product: Product, editing: Draft | undefined) {
  const { catalogue } = useReadyCatalogue();
  const { mode } = useOrderContext();
  const { lines, change } = useCart();
  const { draft, problems: missing, clear, ...choosing } = useDraft(product, editing);
  const [showsProblems, setShowsProblems] = useState(false);
  const own = editing?.line.quantity ?? 0;
  const inCart = lines
    .filter((line) => line.product === product._id)
    .reduce((sum, line) => sum + line.quantity, -own);
  const stock = dishStock(product, inCart);
  const remaining = useRemaining()[product._id];
  const allowed = remaining === undefined ? Number.POSITIVE_INFINITY : remaining + own;
  const edited = editing?.line.id;
  const problems = useMemo<readonly DraftProblem[]>(() => {
    const others = lines.filter(({ id, fromProduct }) => id !== edited && fromProduct !== edited);
    const otherLines = edited === undefined ? lines : others;
    return [...missing, ...shortChoices(draft, catalogue, otherLines)];
  }, [missing, draft, catalogue, lines, edited]);
  const asked = askedOptions(product, catalogue, mode) as readonly ProductOption[];
  const { line, children } = draft;
  const isDone = (option: string) => {
    const items = children.filter(({ fromOption }) => fromOption === option).map(({ id }) => id);
    const isOpen = problems.some(
      (found) => items.includes(found.line) || (found.option === option && found.line === line.id),
    );
    return (
      !isOpen && (line.options ?? []).some((each) => each.option === option && each.selections.length > 0)
    );
  };
  /** Adds the draft to the cart; returns false and goes to the first problem if there is one. */
  const finish = (): boolean => {
    const [first] = problems;
    if (first !== undefined) {
      setShowsProblems(true);
      goTo(first.line, first.option);
      return false;
    }
    if (editing === undefined) change({ type: 'lineAdded', line, children });
    else {
      const { options, quantity, customRemark } = line;
      change({ type: 'lineEdited', id: line.id, change: { options, quantity, customRemark }, children });
    }
    clear();
    return true;
  };
  const isEatInOnly = useIsEatInOnly(product);
  const isSoldOut = stock.isOut || stock.more < line.quantity;
  return {
    ...choosing,
    draft,
    problems,
    showsProblems,
    asked,
    isSet: asked.some(({ options }) => options.some(isSetItem)),
    isDone,
    goTo: (option: string) => goTo(line.id, option),
    finish,
    undo: () => change({ type: 'lineRemoved', id: line.id }),
    stock,
    remaining,
    allowed,
    isSoldOut,
    isEatInOnly,
    isFull: isSoldOut || isEatInOnly || allowed < line.quantity,
    isEditing: editing !== undefined,
  };
}

export type ProductOrder = ReturnType<typeof useProductOrder>;
