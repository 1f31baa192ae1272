import type { TaxInvoices } from '../../invoices/index.ts';
import { createAction, type Handlers } from '../call/index.ts';
import { present } from '../present/index.ts';
import { answerOf, createFindQuery, inOwnShop } from '../query/index.ts';

/** Serves Taiwan's tax invoices: staff list, issue and take them back, guests have their wish checked. */
export function createTaxInvoiceServices(invoices: TaxInvoices) {
  const readQuery = createFindQuery('taxInvoices');
  return {
    taxInvoices: {
      async find(call) {
        const query = inOwnShop(readQuery(call.query), call.actor);
        const { total, data } = await invoices.find(query, call.actor);
        return answerOf({ total, data: data.map(present.taxInvoices) }, query);
      },
    },
    'taxInvoices/issue': createAction('taxInvoices/issue', invoices.issue),
    'taxInvoices/void': createAction('taxInvoices/void', invoices.void),
    'taxInvoices/allowance': createAction('taxInvoices/allowance', invoices.allowance),
    'taxInvoices/check': createAction('taxInvoices/check', invoices.check),
  } satisfies Record<string, Handlers>;
}
