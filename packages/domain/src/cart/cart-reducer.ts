import { childrenOf, familyOf, withChildQuantities, withoutFamily } from '../lines/index.ts';
import type { CartLine, LineId } from '../model/index.ts';
import { isSameOrder } from './same-line.ts';

type Lines = readonly CartLine[];

/** A cart, with the lines that were removed last, so that the removal can be undone. */
export type Cart = {
  readonly lines: Lines;
  readonly removed?: RemovedLines;
};

/** Lines that were removed together, and the position of the first of them. */
export type RemovedLines = { readonly lines: Lines; readonly position: number };

/** The fields of a line that may be changed. */
export type LineChange = Partial<
  Pick<
    CartLine,
    | 'options'
    | 'customProduct'
    | 'quantity'
    | 'customRemark'
    | 'takeAway'
    | 'openKey'
    | 'discountable'
    | 'status'
    | 'tableChairId'
    | 'tableSplit'
    | 'course'
    | 'hold'
    | 'manualPrice'
    | 'reason'
  >
>;

export type CartAction =
  /** A line was added, with its set items. */
  | { readonly type: 'lineAdded'; readonly line: CartLine; readonly children?: Lines }
  | { readonly type: 'lineQuantitySet'; readonly id: LineId; readonly quantity: number }
  | { readonly type: 'lineRemoved'; readonly id: LineId }
  /** The last removal was undone. */
  | { readonly type: 'lineRestored' }
  /** A line was changed; `children`, if given, replace its set items. */
  | {
      readonly type: 'lineEdited';
      readonly id: LineId;
      readonly change: LineChange;
      readonly children?: Lines;
    }
  /** The set items of a line were chosen; others are removed, with their descendants. */
  | { readonly type: 'childrenChosen'; readonly parent: LineId; readonly children: Lines }
  | { readonly type: 'cartCleared' }
  /** A stored cart was restored. */
  | { readonly type: 'cartRestored'; readonly lines: Lines };

export const EMPTY_CART: Cart = { lines: [] };

/** Returns the cart after an action (specification §4, cart rules). The caller makes the ids. */
export function cartReducer(cart: Cart, action: CartAction): Cart {
  switch (action.type) {
    case 'lineAdded':
      return { lines: added(cart.lines, action.line, action.children ?? []) };
    case 'lineQuantitySet':
      return quantitySet(cart, action.id, action.quantity);
    case 'lineRemoved':
      return removed(cart, action.id);
    case 'lineRestored':
      return { lines: restored(cart) };
    case 'lineEdited':
      return edited(cart, action.id, action.change, action.children);
    case 'childrenChosen':
      return { ...cart, lines: withChildren(cart.lines, action.parent, action.children) };
    case 'cartCleared':
      return cart.lines.length === 0
        ? EMPTY_CART
        : { lines: [], removed: { lines: cart.lines, position: 0 } };
    case 'cartRestored':
      return { lines: action.lines };
  }
}

function added(lines: Lines, line: CartLine, children: Lines): Lines {
  const family = [line, ...children];
  const same = lines.find((candidate) => isSameOrder(candidate, lines, line, family));
  if (same === undefined) return withChildQuantities([...lines, ...family]);
  return withQuantity(lines, same.id, same.quantity + line.quantity);
}

/** Sets the quantity of a line; a child's follows its parent and cannot be set. */
function quantitySet(cart: Cart, id: LineId, quantity: number): Cart {
  const line = cart.lines.find((candidate) => candidate.id === id);
  if (line === undefined || line.fromProduct !== undefined) return cart;
  if (quantity <= 0) return removed(cart, id);
  return { ...cart, lines: withQuantity(cart.lines, id, quantity) };
}

function withQuantity(lines: Lines, id: LineId, quantity: number): Lines {
  return withChildQuantities(lines.map((line) => (line.id === id ? { ...line, quantity } : line)));
}

function removed(cart: Cart, id: LineId): Cart {
  const position = cart.lines.findIndex((line) => line.id === id);
  if (position < 0) return cart;
  const family = familyOf(cart.lines, id);
  const gone = cart.lines.filter((line) => family.has(line.id));
  return { lines: withoutFamily(cart.lines, id), removed: { lines: gone, position } };
}

function restored({ lines, removed: last }: Cart): Lines {
  if (last === undefined) return lines;
  return [...lines.slice(0, last.position), ...last.lines, ...lines.slice(last.position)];
}

function edited(cart: Cart, id: LineId, change: LineChange, children: Lines | undefined): Cart {
  const { quantity, ...rest } = change;
  const changed = cart.lines.map((line) => (line.id === id ? { ...line, ...rest } : line));
  const withItems = children === undefined ? changed : withChildren(changed, id, children);
  const next = { ...cart, lines: withItems };
  return quantity === undefined ? next : quantitySet(next, id, quantity);
}

/** Replaces the set items of a line; they stand behind it in the order given, each with its descendants. */
function withChildren(lines: Lines, parent: LineId, children: Lines): Lines {
  const chosen = new Set(children.map(({ id }) => id));
  const unchosen = childrenOf(lines, parent).filter(({ id }) => !chosen.has(id));
  const remaining = unchosen.reduce((kept, { id }) => withoutFamily(kept, id), lines);
  const family = familyOf(remaining, parent);
  const withItsOwn = (child: CartLine) => {
    const own = familyOf(remaining, child.id);
    return [child, ...remaining.filter(({ id }) => id !== child.id && own.has(id))];
  };
  const arranged = remaining.flatMap((line) => {
    if (line.id === parent) return [line, ...children.flatMap(withItsOwn)];
    return family.has(line.id) ? [] : [line];
  });
  return withChildQuantities(arranged);
}
