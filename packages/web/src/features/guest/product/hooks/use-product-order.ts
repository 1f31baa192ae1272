import type { Product, ProductOption } from '@comanda/contract';
import { askedOptions, isSetItem } from '@comanda/domain';
import { useMemo, useState } from 'react';
import type { Draft } from '../../../../data/cart/line-draft.ts';
import { useCart } from '../../../../data/cart/use-cart.ts';
import { useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import { dishStock } from '../../../../data/catalogue/dish-stock.ts';
import { useOrderContext } from '../../../../data/order-context/order-context.ts';
import type { LineOption } from '../../../../data/pricing/line-issues.ts';
import { useRemaining } from '../../../../data/pricing/use-remaining.ts';
import { useIsEatInOnly } from '../../dish/index.ts';
import { goToOption } from '../state/go-to-option.ts';
import { type DraftProblem, shortChoices } from '../state/short-choices.ts';
import { useDraft } from './use-draft.ts';

/** Returns the problems of a draft, including choices that exceed the stock left by the rest of the cart. */
function useDraftProblems(draft: Draft, missing: readonly DraftProblem[], edited: string | undefined) {
  const { catalogue } = useReadyCatalogue();
  const { lines } = useCart();
  return useMemo<readonly DraftProblem[]>(() => {
    const others = lines.filter(({ id, fromProduct }) => id !== edited && fromProduct !== edited);
    const otherLines = edited === undefined ? lines : others;
    return [...missing, ...shortChoices(draft, catalogue, otherLines)];
  }, [missing, draft, catalogue, lines, edited]);
}

/** Returns the stock and order limit of a product in view of the cart, without the line being edited. */
function useProductLimits(product: Product, { line }: Draft, edited: number) {
  const { lines } = useCart();
  const inCart = lines
    .filter((each) => each.product === product._id)
    .reduce((sum, each) => sum + each.quantity, -edited);
  const stock = dishStock(product, inCart);
  const remaining = useRemaining()[product._id];
  const allowed = remaining === undefined ? Number.POSITIVE_INFINITY : remaining + edited;
  const isEatInOnly = useIsEatInOnly(product);
  const isSoldOut = stock.isOut || stock.more < line.quantity;
  const isFull = isSoldOut || isEatInOnly || allowed < line.quantity;
  return { stock, remaining, allowed, isSoldOut, isEatInOnly, isFull };
}

/** Returns true if an option of the draft has selections and neither it nor its set items have a problem. */
function isOptionDone({ line, children }: Draft, problems: readonly DraftProblem[], option: string): boolean {
  const items = children.filter(({ fromOption }) => fromOption === option).map(({ id }) => id);
  const isOpen = problems.some(
    (found) => items.includes(found.line) || (found.option === option && found.line === line.id),
  );
  return !isOpen && (line.options ?? []).some((each) => each.option === option && each.selections.length > 0);
}

/**
 * Returns the state of a product being chosen: its draft, problems and stock, and the functions that change it and
 * add it to the cart.
 */
export function useProductOrder(
  product: Product,
  editing: Draft | undefined,
  place?: LineOption | undefined,
) {
  const { catalogue } = useReadyCatalogue();
  const { mode } = useOrderContext();
  const { change } = useCart();
  const { draft, problems: missing, clear, ...choosing } = useDraft(product, editing);
  const [showsProblems, setShowsProblems] = useState(place !== undefined);
  const problems = useDraftProblems(draft, missing, editing?.line.id);
  const limits = useProductLimits(product, draft, editing?.line.quantity ?? 0);
  const asked = askedOptions(product, catalogue, mode) as readonly ProductOption[];
  const { line, children } = draft;
  /** Adds the draft to the cart; returns false and goes to the first problem if there is one. */
  const finish = (): boolean => {
    const [first] = problems;
    if (first !== undefined) {
      setShowsProblems(true);
      goToOption(first);
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
  return {
    ...choosing,
    ...limits,
    draft,
    problems,
    showsProblems,
    asked,
    isSet: asked.some(({ options }) => options.some(isSetItem)),
    isDone: (option: string) => isOptionDone(draft, problems, option),
    goTo: (option: string) => goToOption({ line: line.id, option }),
    finish,
    undo: () => change({ type: 'lineRemoved', id: line.id }),
    place,
    isEditing: editing !== undefined,
  };
}

export type ProductOrder = ReturnType<typeof useProductOrder>;
