import type { InvoiceWish } from '@comanda/contract';
import { INVOICE_KINDS, invoiceWishProblem } from '@comanda/domain';
import { createPersisted } from '../../../../lib/persisted.ts';
import { object, oneOf, optional, text } from '../../../../lib/schema.ts';

const wish = object({
  kind: oneOf(INVOICE_KINDS),
  carrier: optional(text),
  donation: optional(text),
  businessNumber: optional(text),
  email: optional(text),
});

/** The wish for tax invoices that a guest had this phone remember; undefined without one (payments M7.2). */
export const keptWish = createPersisted<InvoiceWish | undefined>({
  key: 'comanda.taxInvoice',
  version: 1,
  schema: (value) => {
    const read = wish(value);
    return read !== undefined && invoiceWishProblem(read) === undefined ? read : undefined;
  },
  initial: () => undefined,
});
