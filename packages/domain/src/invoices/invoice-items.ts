import type { Minor } from '../model/index.ts';
import { share } from '../money/index.ts';

/** A dish of an invoice: its name, the name of its category, and its part of the bill after discounts, in minor units. */
export type InvoiceDish = {
  readonly name: string;
  readonly category: string;
  readonly quantity: number;
  readonly amount: Minor;
};
/** A line of a Taiwan tax invoice, in whole dollars; its count is always 1. */
export type InvoiceItem = { readonly name: string; readonly amount: number };

/** The most lines of an invoice (payments M7.3). */
export const MAX_INVOICE_ITEMS = 200;
const MAX_NAME = 100;
/** Minor units of a New Taiwan dollar, which has no smaller coin. */
const DOLLAR: Minor = 100;

/** Returns an amount in whole dollars. 6050 is 61. */
export function wholeDollars(amount: Minor): number {
  return Math.round(amount / DOLLAR);
}

/** Returns whole dollars in minor units. */
export function dollarsInMinor(dollars: number): Minor {
  return dollars * DOLLAR;
}

/**
 * Returns the lines of an invoice over a total in whole dollars (payments M7.3): each dish with its part after discounts,
 * rounded so that they add up to the total exactly; by category where there are more than 200, and one line of the name
 * `whole` where nothing costs anything.
 */
export function invoiceItems(
  dishes: readonly InvoiceDish[],
  total: number,
  whole: string,
): readonly InvoiceItem[] {
  const named = dishes.map(({ name, quantity, amount }) => ({ name: withQuantity(name, quantity), amount }));
  const lists = [named, byCategory(dishes)].map((list) => itemsOf(list, total));
  const fitting = lists.find(({ length }) => length > 0 && length <= MAX_INVOICE_ITEMS);
  return fitting ?? [{ name: whole, amount: total }];
}

function itemsOf(
  list: readonly { readonly name: string; readonly amount: Minor }[],
  total: number,
): readonly InvoiceItem[] {
  const parts = share(
    total,
    list.map(({ amount }) => Math.max(0, amount)),
    1,
  );
  return list
    .map(({ name }, at) => ({ name: name.slice(0, MAX_NAME), amount: parts[at] ?? 0 }))
    .filter(({ amount }) => amount > 0);
}

function byCategory(dishes: readonly InvoiceDish[]): readonly { name: string; amount: Minor }[] {
  const sums = new Map<string, Minor>();
  for (const { category, amount } of dishes) sums.set(category, (sums.get(category) ?? 0) + amount);
  return [...sums].map(([name, amount]) => ({ name, amount }));
}

function withQuantity(name: string, quantity: number): string {
  const times = quantity === 1 ? '' : ` ×${quantity}`;
  return `${name.slice(0, MAX_NAME - times.length)}${times}`;
}
