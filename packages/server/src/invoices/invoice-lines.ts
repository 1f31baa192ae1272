import type { Shop } from '@comanda/contract';
import {
  type InvoiceDish,
  type InvoiceItem,
  invoiceItems,
  splitBill,
  stepOf,
  wholeDollars,
} from '@comanda/domain';
import { shopOf } from '../catalogue/availability/index.ts';
import type { CoreContext } from '../core/index.ts';
import type { StoredTaxInvoice } from '../db/index.ts';
import { presentSession, type SessionRecord } from '../sessions/index.ts';
import type { InvoiceRequest } from './wanted/index.ts';

/** The line of an invoice that names no dishes. */
const WHOLE = '餐飲';
const NO_DIGIT = /\D/g;

/**
 * Returns the lines of an invoice (payments M7.3): the dishes that its share paid for, or those that no other share’s
 * invoice is for, each with its part of the bill after discounts.
 */
export function linesOfInvoice(
  context: CoreContext,
  record: SessionRecord,
  { payment, amount }: Pick<StoredTaxInvoice, 'payment' | 'amount'>,
  others: readonly Pick<StoredTaxInvoice, 'payment'>[],
): readonly InvoiceItem[] {
  const session = presentSession(record);
  const linesOf = (id: string | undefined) => session.payments.find(({ _id }) => _id === id)?.lines ?? [];
  const own = linesOf(payment);
  const taken = others.flatMap((other) => linesOf(other.payment));
  const dishes = dishesOf(context, record);
  const isOwn = ({ line }: { readonly line: string }) =>
    payment === undefined ? !taken.includes(line) : own.includes(line);
  const chosen = dishes.filter(isOwn);
  return invoiceItems(chosen.length > 0 ? chosen : dishes, wholeDollars(amount), WHOLE);
}

/** Returns the dishes of a bill with their parts of it after discounts, as if nothing were paid (pricing P10.1). */
function dishesOf(
  context: CoreContext,
  record: SessionRecord,
): readonly (InvoiceDish & { readonly line: string })[] {
  const { bill, ...session } = presentSession(record);
  const unpaid = {
    ...session,
    payments: [],
    pendingPayments: [],
    bill: { ...bill, outstanding: bill.total },
  };
  const { dishes } = splitBill(unpaid, stepOf(shopOf(context, session.shop)));
  const menu = context.catalogue.menu(session.shop);
  return dishes.flatMap(({ line, amount }) => {
    const product = session.products.find(({ id }) => id === line);
    if (product === undefined) return [];
    const category = menu.get('categories', product.category ?? '')?.name.cht ?? WHOLE;
    return [
      { line, amount, category, name: product.name.cht ?? product.name.en, quantity: product.quantity },
    ];
  });
}

/** Returns the seller as an invoice names it. */
export function sellerOf({ name, address, phone = '' }: Shop): InvoiceRequest['seller'] {
  const written = name.cht ?? name.en;
  return {
    name: written,
    address: address?.cht ?? address?.en ?? written,
    phone: phone.replaceAll(NO_DIGIT, ''),
  };
}
