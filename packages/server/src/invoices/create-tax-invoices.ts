import type {
  AllowTaxInvoice,
  CheckedTaxInvoice,
  CheckTaxInvoice,
  IssueTaxInvoice,
  TaxInvoice,
  VoidTaxInvoice,
} from '@comanda/contract';
import type { Actor, CoreContext } from '../core/index.ts';
import type { Listed, ShopListQuery } from '../db/index.ts';
import type { Sealer } from '../payments/accounts/index.ts';
import { checkWish } from './check-wish.ts';
import { countNumbers } from './count-numbers.ts';
import { findInvoices } from './find-invoices.ts';
import { issueInvoice } from './issue-invoice.ts';
import { runInvoices } from './run-invoices.ts';
import { allowInvoice, voidInvoice } from './take-back.ts';
import type { TaxInvoiceProvider } from './wanted/index.ts';

/** Taiwan's tax invoices: the calls about them, and the jobs that issue them and count their numbers. */
export type TaxInvoices = {
  /** Lists the invoices of a shop, newest first. */
  find(query: ShopListQuery, actor: Actor): Promise<Listed<TaxInvoice>>;
  /** Tries an invoice again at once, or makes one for what has none. */
  issue(call: IssueTaxInvoice, actor: Actor): Promise<TaxInvoice>;
  void(call: VoidTaxInvoice, actor: Actor): Promise<TaxInvoice>;
  allowance(call: AllowTaxInvoice, actor: Actor): Promise<TaxInvoice>;
  /** Checks a wish before paying. */
  check(call: CheckTaxInvoice, actor: Actor): Promise<CheckedTaxInvoice>;
  /** Does what is due about invoices; returns of how many. */
  run(): Promise<number>;
  /** Counts the numbers that are left, once a day. */
  countNumbers(): Promise<number>;
};

/** Creates the calls for tax invoices over the given providers. */
export function createTaxInvoices(
  context: CoreContext,
  {
    invoicing,
    sealer,
  }: {
    readonly invoicing: readonly TaxInvoiceProvider[];
    readonly sealer: Sealer;
  },
): TaxInvoices {
  const parts = {
    byName: new Map(invoicing.map((provider) => [provider.name, provider])),
    sealer,
  };
  return {
    find: (query, actor) => findInvoices(context, query, actor),
    issue: (call, actor) => issueInvoice(context, parts, call, actor),
    void: (call, actor) => voidInvoice(context, parts, call, actor),
    allowance: (call, actor) => allowInvoice(context, parts, call, actor),
    check: (call, actor) => checkWish(context, parts, call, actor),
    run: () => runInvoices(context, parts),
    countNumbers: () => countNumbers(context, parts),
  };
}
