import Type, { type Static } from 'typebox';
import { InvoiceWish } from '../entities/tax-invoice.ts';
import { Closed, Id, MinorFromZero, PlainText, RequestId } from '../schema.ts';

/**
 * Data of create taxInvoices/issue: tries an invoice again at once, with another wish or a number from a paper form; or,
 * with a `session`, makes one for what no invoice stands for.
 */
export const IssueTaxInvoice = Closed(
  {
    invoice: Type.Optional(Id('taxInvoice')),
    session: Type.Optional(Id('session')),
    wish: Type.Optional(InvoiceWish),
    /** The number on a paper form, where the account has none left. */
    paperNumber: Type.Optional(Type.String({ pattern: '^[A-Z]{2}[0-9]{8}$' })),
  },
  { $id: 'IssueTaxInvoice' },
);
export type IssueTaxInvoice = Static<typeof IssueTaxInvoice>;

/** The reason, as it is sent to the provider. */
const Reason = PlainText(20);

/** Data of create taxInvoices/void. */
export const VoidTaxInvoice = Closed(
  { requestId: RequestId, invoice: Id('taxInvoice'), reason: Reason },
  { $id: 'VoidTaxInvoice' },
);
export type VoidTaxInvoice = Static<typeof VoidTaxInvoice>;

/** Data of create taxInvoices/allowance: takes an amount back of an invoice that stays. */
export const AllowTaxInvoice = Closed(
  { requestId: RequestId, invoice: Id('taxInvoice'), amount: MinorFromZero, reason: Reason },
  { $id: 'AllowTaxInvoice' },
);
export type AllowTaxInvoice = Static<typeof AllowTaxInvoice>;

/** Data of create taxInvoices/check: asks if a wish can be, before paying. */
export const CheckTaxInvoice = Closed(
  {
    session: Id('session'),
    restoreKey: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
    wish: InvoiceWish,
  },
  { $id: 'CheckTaxInvoice' },
);
export type CheckTaxInvoice = Static<typeof CheckTaxInvoice>;

/** Answer of create taxInvoices/check: the wish; `isVerified` if the provider was asked and knows its carrier or charity. */
export const CheckedTaxInvoice = Closed(
  { wish: InvoiceWish, isVerified: Type.Boolean() },
  { $id: 'CheckedTaxInvoice' },
);
export type CheckedTaxInvoice = Static<typeof CheckedTaxInvoice>;
