import type { TaxInvoice } from '@comanda/contract';

/** The filter of the tax invoices as it is chosen; empty texts filter nothing. */
export type InvoiceFilter = {
  readonly status: TaxInvoice['status'] | '';
  /** Days in Taiwan, `2026-03-02`; `to` included. */
  readonly from: string;
  readonly to: string;
};

export const NO_FILTER: InvoiceFilter = { status: '', from: '', to: '' };

/** Most invoices read at once, the newest; the server gives no more. */
export const MAX_INVOICES = 1_000;
const DAY_MS = 86_400_000;
const DOLLAR = 100;

/** Returns the query of a shop's invoices, the newest first. */
export function invoiceQuery(shop: string, { status, from, to }: InvoiceFilter) {
  const createdAt = {
    ...(from !== '' && { $gte: startOf(from, 0) }),
    ...(to !== '' && { $lt: startOf(to, 1) }),
  };
  return {
    shop,
    ...(status !== '' && { status }),
    ...(Object.keys(createdAt).length > 0 && { createdAt }),
    $limit: MAX_INVOICES,
  };
}

/** Returns the moment at which a day begins in Taiwan, some days later. */
function startOf(day: string, later: number): string {
  return new Date(Date.parse(`${day}T00:00:00+08:00`) + later * DAY_MS).toISOString();
}

/** Returns the invoices with one that was changed or is new; an older version of one changes nothing. */
export function withInvoice(
  known: readonly TaxInvoice[],
  changed: TaxInvoice,
  filter: InvoiceFilter,
): readonly TaxInvoice[] {
  const before = known.find(({ _id }) => _id === changed._id);
  if (before === undefined) return isWithin(changed, filter) ? [changed, ...known].sort(newestFirst) : known;
  // one that leaves the filter stays until the list is read again, so that its change is seen
  return before.updatedAt > changed.updatedAt
    ? known
    : known.map((each) => (each === before ? changed : each));
}

function isWithin({ status, createdAt }: TaxInvoice, { status: wanted, from, to }: InvoiceFilter): boolean {
  if (wanted !== '' && status !== wanted) return false;
  return (from === '' || createdAt >= startOf(from, 0)) && (to === '' || createdAt < startOf(to, 1));
}

function newestFirst(one: TaxInvoice, other: TaxInvoice): number {
  if (one.createdAt !== other.createdAt) return one.createdAt < other.createdAt ? 1 : -1;
  return one._id < other._id ? 1 : -1;
}

/** Returns the invoices whose number, order, buyer or carrier has what was typed, or whose amount it is. */
export function searchedInvoices(invoices: readonly TaxInvoice[], typed: string): readonly TaxInvoice[] {
  const wanted = plain(typed);
  if (wanted === '') return invoices;
  return invoices.filter(({ number, orderNumber, wish, amount }) => {
    const texts = [number, orderNumber, wish.businessNumber, wish.carrier, wish.donation];
    return String(amount / DOLLAR) === wanted || texts.some((text) => plain(text ?? '').includes(wanted));
  });
}

function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s,$-]/g, '');
}
