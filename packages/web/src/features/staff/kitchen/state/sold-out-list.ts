import type { KitchenTicket, Product, ProductOption } from '@comanda/contract';
import { isDone } from './ticket-moves.ts';

type Choice = ProductOption['options'][number];

/** A dish that may be marked as sold out, or is. */
export type SoldOutRow = {
  readonly product: Product;
  readonly isOff: boolean;
  /** Tables or numbers of the open tickets with it. */
  readonly tickets: readonly string[];
};
/** Rows by where they are listed; each dish once. */
export type SoldOutList = {
  readonly off: readonly SoldOutRow[];
  readonly onTickets: readonly SoldOutRow[];
  readonly others: readonly SoldOutRow[];
};

function openTicketsOf(tickets: readonly KitchenTicket[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  for (const { status, tableName, orderNumber, lines } of tickets) {
    if (status !== 'waiting' && status !== 'preparing') continue;
    for (const line of lines) {
      if (line.product === undefined || isDone(line)) continue;
      const codes = new Set([...(found.get(line.product) ?? []), tableName ?? orderNumber]);
      found.set(line.product, [...codes]);
    }
  }
  return found;
}

const folded = (text: string) => text.toLocaleLowerCase().replace(/\s+/g, '');

function isNamed({ name, shortName, code = '' }: Product, text: string): boolean {
  const names = [...Object.values(name), ...Object.values(shortName ?? {}), code];
  return names.some((each) => typeof each === 'string' && folded(each).includes(folded(text)));
}

/**
 * Returns the dishes that the kitchen may mark as sold out (K3.5): what is sold out, what open tickets want, the rest.
 * With `text`, only those of that name or code; the dish `first` is at the top of its list.
 */
export function soldOutList(
  products: readonly Product[],
  tickets: readonly KitchenTicket[],
  { text = '', first }: { readonly text?: string; readonly first?: string | undefined } = {},
): SoldOutList {
  const open = openTicketsOf(tickets);
  const rows = products
    .filter((product) => isNamed(product, text))
    .map((product) => ({
      product,
      isOff: product.stock?.soldOut === true,
      tickets: open.get(product._id) ?? [],
    }))
    .sort((one, other) => Number(other.product._id === first) - Number(one.product._id === first));
  return {
    off: rows.filter(({ isOff }) => isOff),
    onTickets: rows.filter(({ isOff, tickets: wanting }) => !isOff && wanting.length > 0),
    others: rows.filter(({ isOff, tickets: wanting }) => !isOff && wanting.length === 0),
  };
}

/** A choice of a dish that may be marked as sold out, or is. */
export type SoldOutChoice = { readonly choice: Choice; readonly isOff: boolean };

/** Returns the choices of a dish, each once (K3.5); the dishes of a set are rows of their own. */
export function soldOutChoices(
  { options = [], stock }: Product,
  all: readonly ProductOption[],
): readonly SoldOutChoice[] {
  const choices = options.flatMap((id) => all.find(({ _id }) => _id === id)?.options ?? []);
  const off = new Set(stock?.soldOutChoices?.map(({ choice }) => choice));
  return choices
    .filter(({ _id, product }, at) => !product && choices.findIndex((each) => each._id === _id) === at)
    .map((choice) => ({ choice, isOff: off.has(choice._id) }));
}
