import {
  type Cart,
  type CartLine,
  type CustomProduct,
  cartReducer,
  EMPTY_CART,
  familyOf,
  type LineChange,
  type LineId,
} from '@comanda/domain';
import { type Draft, withQuantity } from '../../../../data/cart/line-draft.ts';
import { readEntry, withKey, withoutLastKey } from './entry.ts';
import { NO_EXTRAS, type OrderExtras, withRead } from './order-extras.ts';
import { pressed } from './pressed-choice.ts';
import {
  type AskContext,
  isAnswered,
  isComplete,
  type Question,
  questionKey,
  questionsOf,
  type Scope,
} from './questions.ts';

/** A line whose options are being asked; it is on the order once all are answered. */
export type Asking = {
  readonly draft: Draft;
  readonly scope: Scope;
  /** Keys of the questions that were answered. */
  readonly answered: readonly string[];
  /** True for a line that is on the order already. */
  readonly isEdit: boolean;
};

/** The lines that clearing an order took off. */
type Cleared = { readonly lines: readonly CartLine[]; readonly extras: OrderExtras };

/** The dishes rung up and not sent, with what is typed and chosen. */
export type TillOrder = {
  readonly cart: Cart;
  readonly chosen: LineId | undefined;
  /** Typed on the number keys. */
  readonly entry: string;
  readonly asking: Asking | undefined;
  /** Lines that the server refused, until they are changed or sent. */
  readonly refused: readonly LineId[];
  /** Order that was cleared last, until something else is done. */
  readonly cleared: Cleared | undefined;
  /** Seat of the dishes rung up next; the whole table's when absent. */
  readonly seat: string | undefined;
  /** Part of a shared table that the dishes rung up next are served to. */
  readonly split: number | undefined;
  /** Caller, member, coupons and gifts of the dishes. */
  readonly extras: OrderExtras;
};

type Ask = AskContext & { readonly ids: readonly string[] };

export type TillAction =
  | { readonly type: 'keyTyped'; readonly key: string }
  | { readonly type: 'keyErased' }
  | { readonly type: 'entrySet'; readonly entry: string }
  /** A dish was rung up, as often as typed; `isWeighed` if it may have decimals. */
  | { readonly type: 'dishRung'; readonly draft: Draft; readonly isWeighed: boolean; readonly ask: Ask }
  | { readonly type: 'optionsOpened'; readonly ask: Ask }
  | { readonly type: 'choiceTaken'; readonly choice: string; readonly ask: Ask }
  | { readonly type: 'questionAnswered'; readonly ask: Ask }
  /** Goes back to the question before. */
  | { readonly type: 'questionReopened'; readonly ask: Ask }
  | { readonly type: 'questionsDismissed' }
  /** The price of one piece, in minor units, was entered for a dish that asks for it. */
  | { readonly type: 'priceEntered'; readonly price: number }
  /** Something that the menu lacks was rung up, as often as typed. */
  | { readonly type: 'customRung'; readonly id: LineId; readonly product: CustomProduct }
  /** A dish was put together elsewhere, with all its options, or a line of the order was changed so. */
  | { readonly type: 'dishComposed'; readonly draft: Draft }
  | { readonly type: 'lineChosen'; readonly id: LineId | undefined }
  /** The line before the chosen one, or after it, is chosen. */
  | { readonly type: 'choiceStepped'; readonly by: 1 | -1 }
  /** All that is rung up is taken off. */
  | { readonly type: 'orderCleared' }
  /** Brings back the lines that clearing took off. */
  | { readonly type: 'clearingUndone' }
  | { readonly type: 'linesRefused'; readonly lines: readonly string[] }
  | { readonly type: 'quantityStepped'; readonly by: 1 | -1 }
  | { readonly type: 'lineRemoved' }
  | { readonly type: 'lineChanged'; readonly change: LineChange }
  | { readonly type: 'seatSet'; readonly seat: string | undefined }
  | { readonly type: 'splitSet'; readonly split: number | undefined }
  | { readonly type: 'extrasChanged'; readonly change: OrderExtras }
  /** The content of a restored draft was read again. */
  | { readonly type: 'extrasRead'; readonly found: OrderExtras }
  /** Lines are on a bill, or somebody else’s, and are no longer rung up here. */
  | { readonly type: 'orderSent'; readonly lines: readonly Pick<CartLine, 'id'>[] }
  /** A draft came back, the dish whose options were being asked among its lines. */
  | {
      readonly type: 'orderRestored';
      readonly lines: readonly CartLine[];
      readonly extras: OrderExtras;
      readonly ask: AskContext;
    }
  /** The dishes of a finished bill are rung up again. */
  | { readonly type: 'linesRepeated'; readonly lines: readonly CartLine[] };

export const EMPTY_ORDER: TillOrder = {
  cart: EMPTY_CART,
  chosen: undefined,
  entry: '',
  asking: undefined,
  refused: [],
  cleared: undefined,
  seat: undefined,
  split: undefined,
  extras: NO_EXTRAS,
};

/** Largest quantity of a line. */
const MAX_QUANTITY = 999;

/** Returns the order at the till after an action (till T3.1, T3.2, T4.1). The caller makes the ids. */
export function tillReducer(order: TillOrder, action: TillAction): TillOrder {
  const next = forgetCleared(order, reduced(order, action));
  if (next.refused.length === 0 || next.cart === order.cart) return next;
  const before = new Set(order.cart.lines);
  // a line that was changed is no longer the one that was refused
  const same = new Set(next.cart.lines.filter((line) => before.has(line)).map(({ id }) => id));
  return { ...next, refused: next.refused.filter((id) => same.has(id)) };
}

/** Forgets what was cleared as soon as something else is rung up. */
function forgetCleared(before: TillOrder, next: TillOrder): TillOrder {
  const { cleared, cart, asking } = next;
  const isStill = cleared === undefined || before.cleared !== cleared;
  const isSame = cart === before.cart && asking === before.asking;
  return isStill || isSame ? next : { ...next, cleared: undefined };
}

function reduced(order: TillOrder, action: TillAction): TillOrder {
  switch (action.type) {
    case 'keyTyped':
      return { ...order, entry: withKey(order.entry, action.key) };
    case 'keyErased':
      return { ...order, entry: withoutLastKey(order.entry) };
    case 'entrySet':
      return { ...order, entry: action.entry };
    case 'dishRung':
      return rung(order, action.draft, action.isWeighed, action.ask);
    case 'optionsOpened':
      return opened(order, action.ask);
    case 'choiceTaken':
      return taken(order, action.choice, action.ask);
    case 'questionAnswered':
      return answered(order, action.ask);
    case 'questionReopened':
      return reopened(order, action.ask);
    case 'questionsDismissed':
      return { ...order, entry: '', asking: undefined };
    case 'priceEntered':
      return priced(order, action.price);
    case 'customRung':
      return customRung(order, action.id, action.product);
    case 'dishComposed':
      return composed(order, action.draft);
    case 'lineChosen':
      return { ...order, chosen: action.id, asking: undefined };
    case 'choiceStepped':
      return choiceStepped(order, action.by);
    case 'orderCleared':
      return cleared(order);
    case 'clearingUndone':
      return undone(order);
    case 'linesRefused':
      return refusedLines(order, action.lines);
    case 'quantityStepped':
      return stepped(order, action.by);
    case 'lineRemoved':
      return removed(order);
    case 'lineChanged':
      return changed(order, action.change);
    case 'seatSet':
      return { ...order, seat: action.seat };
    case 'splitSet':
      return { ...order, split: action.split };
    case 'extrasChanged':
      return { ...order, extras: { ...order.extras, ...action.change } };
    case 'extrasRead':
      return { ...order, extras: withRead(order.extras, action.found) };
    case 'orderSent':
      return sent(order, action.lines);
    case 'orderRestored':
      return restored(action.lines, action.extras, action.ask);
    case 'linesRepeated':
      return { ...order, cart: { lines: [...order.cart.lines, ...action.lines] } };
  }
}

/**
 * Returns the order of a draft, its last line chosen, as when it was rung up; the last dish that lacks a choice or its
 * price is asked again (till T4.1).
 */
function restored(lines: readonly CartLine[], extras: OrderExtras, ask: AskContext): TillOrder {
  const order: TillOrder = { ...EMPTY_ORDER, cart: { lines }, extras };
  const roots = lines.filter(({ fromProduct }) => fromProduct === undefined);
  for (const line of [...roots].reverse()) {
    const family = familyOf(lines, line.id);
    const children = lines.filter(({ id }) => id !== line.id && family.has(id));
    const draft: Draft = { line, children };
    const asking: Asking = { draft, scope: 'required', answered: [], isEdit: false };
    const lacksChoice = questionsOf(draft, ask, 'required').some((question) => {
      const asked = lineOf(draft, question.line);
      return asked !== undefined && !isAnswered(question.option, asked);
    });
    const left = lines.filter(({ id }) => !family.has(id));
    if (lacksChoice || (isPriceAsked({ ...order, asking }, ask) && line.manualPrice === undefined))
      return { ...order, cart: { lines: left }, asking };
  }
  return { ...order, chosen: roots.at(-1)?.id };
}

/** Returns the chosen line, if it is one of those not sent. */
export function chosenLine({ cart, chosen }: TillOrder): CartLine | undefined {
  return cart.lines.find(({ id }) => id === chosen);
}

/** Returns the question that is asked now. */
export function askedQuestion({ asking }: TillOrder, context: AskContext): Question | undefined {
  if (asking === undefined) return undefined;
  const questions = questionsOf(asking.draft, context, asking.scope);
  return questions.find((question) => !asking.answered.includes(questionKey(question)));
}

/** Returns true if the price of the dish being rung up is asked, after its options (till T4.4). */
export function isPriceAsked(order: TillOrder, context: AskContext): boolean {
  const { asking } = order;
  if (asking === undefined || asking.isEdit || askedQuestion(order, context) !== undefined) return false;
  const { product, manualPrice } = asking.draft.line;
  return manualPrice === undefined && context.catalogue.products.get(product ?? '')?.openPrice === true;
}

function isAsked(order: TillOrder, ask: Ask): boolean {
  return askedQuestion(order, ask) !== undefined || isPriceAsked(order, ask);
}

/** Returns the lines as they will be sent, with the one whose options are being asked. */
export function linesShown({ cart, asking }: Pick<TillOrder, 'cart' | 'asking'>): readonly CartLine[] {
  if (asking === undefined || asking.isEdit) return cart.lines;
  return [...cart.lines, asking.draft.line, ...asking.draft.children];
}

/** Returns the line of a draft with an id: its own or a set item's. */
export function lineOf({ line, children }: Draft, id: string): CartLine | undefined {
  return [line, ...children].find((each) => each.id === id);
}

/** Returns the seat and the part of a shared table that dishes rung up go to. */
function placeOf({ seat, split }: TillOrder): Pick<CartLine, 'tableChairId' | 'tableSplit'> {
  return {
    ...(seat !== undefined && { tableChairId: seat }),
    ...(split !== undefined && { tableSplit: split }),
  };
}

function rung(order: TillOrder, draft: Draft, isWeighed: boolean, ask: Ask): TillOrder {
  const { quantity = 1 } = readEntry(order.entry);
  const pieces = isWeighed ? quantity : Math.max(1, Math.round(quantity));
  const wanted = withQuantity({ ...draft, line: { ...draft.line, ...placeOf(order) } }, pieces);
  const asking: Asking = { draft: wanted, scope: 'required', answered: [], isEdit: false };
  const next: TillOrder = { ...order, entry: '', asking };
  return isAsked(next, ask) ? { ...next, chosen: undefined } : completed(next);
}

function opened(order: TillOrder, ask: Ask): TillOrder {
  const line = chosenLine(order);
  if (line === undefined) return order;
  const family = familyOf(order.cart.lines, line.id);
  const children = order.cart.lines.filter(({ id }) => id !== line.id && family.has(id));
  const asking: Asking = { draft: { line, children }, scope: 'all', answered: [], isEdit: true };
  const next = { ...order, entry: '', asking };
  return askedQuestion(next, ask) === undefined ? order : next;
}

/** Takes a choice of the question, or gives a chosen one back; a complete option goes on by itself (till T3.2). */
function taken(order: TillOrder, choice: string, ask: Ask): TillOrder {
  const question = askedQuestion(order, ask);
  if (order.asking === undefined || question === undefined) return order;
  const next = pressed(order.asking.draft, question, choice, ask);
  if (next === undefined) return order;
  const { draft, effect } = next;
  const chosen = { ...order, entry: '', asking: { ...order.asking, draft } };
  const line = lineOf(draft, question.line);
  const goesOn =
    effect === 'kept' || (effect !== 'dropped' && line !== undefined && isComplete(question.option, line));
  return goesOn ? answered(chosen, ask) : chosen;
}

/** Goes on to the next question, or puts the line on the order after the last; not before the option has all it needs. */
function answered(order: TillOrder, ask: Ask): TillOrder {
  const question = askedQuestion(order, ask);
  if (order.asking === undefined || question === undefined) return order;
  const line = lineOf(order.asking.draft, question.line);
  if (line === undefined || !isAnswered(question.option, line)) return order;
  const done = [...order.asking.answered, questionKey(question)];
  const next: TillOrder = { ...order, entry: '', asking: { ...order.asking, answered: done } };
  return isAsked(next, ask) ? next : completed(next);
}

/** Puts the dish with the price entered for it on the order (till T4.4). */
function priced(order: TillOrder, manualPrice: number): TillOrder {
  const { asking } = order;
  if (asking === undefined) return order;
  const draft = { ...asking.draft, line: { ...asking.draft.line, manualPrice } };
  return completed({ ...order, entry: '', asking: { ...asking, draft } });
}

function completed(order: TillOrder): TillOrder {
  const { asking, cart } = order;
  if (asking === undefined) return order;
  const { line, children } = asking.draft;
  if (asking.isEdit) {
    const change = { options: line.options ?? [] };
    const edited = cartReducer(cart, { type: 'lineEdited', id: line.id, change, children });
    return { ...order, cart: edited, asking: undefined };
  }
  const next = cartReducer(cart, { type: 'lineAdded', line, children });
  const before = new Map(cart.lines.map(({ id, quantity }) => [id, quantity]));
  const grown = next.lines.find(({ id, quantity }) => before.get(id) !== quantity);
  return { ...order, cart: next, chosen: grown?.id ?? line.id, asking: undefined };
}

/** Puts something that the menu lacks on the order (till T4.3). */
function customRung(order: TillOrder, id: LineId, customProduct: CustomProduct): TillOrder {
  const quantity = Math.max(1, Math.round(readEntry(order.entry).quantity ?? 1));
  const line = { id, customProduct, quantity, ...placeOf(order) };
  const asking: Asking = { draft: { line, children: [] }, scope: 'required', answered: [], isEdit: false };
  return completed({ ...order, entry: '', asking });
}

function composed(order: TillOrder, draft: Draft): TillOrder {
  const { line, children } = draft;
  const { id, options = [], quantity, customRemark, takeAway, tableChairId, course, hold } = line;
  const isEdit = order.cart.lines.some((each) => each.id === id);
  const placed = order.split === undefined ? draft : { ...draft, line: { ...line, tableSplit: order.split } };
  if (!isEdit) return completed({ ...order, asking: { draft: placed, scope: 'all', answered: [], isEdit } });
  const change = { options, quantity, customRemark, takeAway, tableChairId, course, hold };
  return { ...order, cart: cartReducer(order.cart, { type: 'lineEdited', id, change, children }) };
}

/** Opens the question that was answered last once more; the answer given stays chosen (till T3.2). */
function reopened(order: TillOrder, ask: Ask): TillOrder {
  const { asking } = order;
  if (asking === undefined) return order;
  const open = questionsOf(asking.draft, ask, asking.scope).map(questionKey);
  const last = asking.answered.filter((key) => open.includes(key)).at(-1);
  if (last === undefined) return order;
  const answered = asking.answered.filter((key) => key !== last);
  return { ...order, entry: '', asking: { ...asking, answered } };
}

/** Chooses the dish before or after the chosen one among those not sent; without one the last. */
function choiceStepped(order: TillOrder, by: 1 | -1): TillOrder {
  const roots = order.cart.lines.filter(({ fromProduct }) => fromProduct === undefined);
  const at = roots.findIndex(({ id }) => id === order.chosen);
  const next = at < 0 ? roots.at(-1) : roots[at + by];
  return next === undefined ? order : { ...order, chosen: next.id };
}

/** Takes off all that is rung up, with its member, coupons and reductions; it can be undone. */
function cleared(order: TillOrder): TillOrder {
  const lines = linesShown(order);
  if (lines.length === 0) return order;
  const { seat, split, extras } = order;
  return { ...EMPTY_ORDER, seat, split, cleared: { lines, extras } };
}

function undone(order: TillOrder): TillOrder {
  if (order.cleared === undefined) return order;
  const { lines, extras } = order.cleared;
  const roots = lines.filter(({ fromProduct }) => fromProduct === undefined);
  const cart = { lines: [...lines, ...order.cart.lines] };
  return {
    ...order,
    cart,
    extras: { ...extras, ...order.extras },
    chosen: roots.at(-1)?.id,
    cleared: undefined,
  };
}

/** Marks lines as refused, and chooses the first of them. */
function refusedLines(order: TillOrder, lines: readonly string[]): TillOrder {
  const marked = order.cart.lines.filter(({ id }) => lines.includes(id));
  const [first] = marked;
  if (first === undefined) return order;
  const refused = marked.map(({ id, fromProduct }) => fromProduct ?? id);
  return { ...order, refused, chosen: first.fromProduct ?? first.id, asking: undefined };
}

function stepped(order: TillOrder, by: 1 | -1): TillOrder {
  const line = chosenLine(order);
  if (line === undefined) return order;
  const quantity = Math.min(MAX_QUANTITY, Math.round((line.quantity + by) * 1000) / 1000);
  if (quantity <= 0) return order;
  return { ...order, cart: cartReducer(order.cart, { type: 'lineQuantitySet', id: line.id, quantity }) };
}

/** Takes the chosen line off; the one before it is chosen next, as its place on the bill is nearest. */
function removed(order: TillOrder): TillOrder {
  const line = chosenLine(order);
  if (line === undefined) return order;
  const roots = order.cart.lines.filter(({ fromProduct }) => fromProduct === undefined);
  const at = roots.findIndex(({ id }) => id === line.id);
  const next = roots[at - 1] ?? roots[at + 1];
  const cart = cartReducer(order.cart, { type: 'lineRemoved', id: line.id });
  return { ...order, cart, chosen: next?.id, asking: undefined };
}

function changed(order: TillOrder, change: LineChange): TillOrder {
  const line = chosenLine(order);
  if (line === undefined) return order;
  return { ...order, cart: cartReducer(order.cart, { type: 'lineEdited', id: line.id, change }) };
}

/** Drops the lines that were sent, with what came with them; those rung up meanwhile stay. */
function sent(order: TillOrder, lines: readonly Pick<CartLine, 'id'>[]): TillOrder {
  const gone = new Set(lines.map(({ id }) => id));
  const left = order.cart.lines.filter(({ id }) => !gone.has(id));
  const isGone = order.chosen !== undefined && gone.has(order.chosen);
  const chosen = isGone ? undefined : order.chosen;
  const { asking } = order;
  const isAskedGone = asking !== undefined && gone.has(asking.draft.line.id);
  return {
    ...order,
    cart: { lines: left },
    chosen,
    asking: isAskedGone ? undefined : asking,
    extras: NO_EXTRAS,
  };
}
