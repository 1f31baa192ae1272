import { INVOICE_KINDS, TAX_INVOICE_STATUSES } from '@comanda/domain';
import Type, { type Static } from 'typebox';
import { Closed, Entity, Id, Instant, MinorFromZero, OneLine } from '../schema.ts';

/**
 * The Taiwan tax invoice that a guest wants (payments M7.2). The forms of its fields are the domain's, which names the
 * field that is wrong.
 */
export const InvoiceWish = Closed(
  {
    /** `provider` is a carrier kept by the invoice's provider, `mobile` the barcode of a phone. */
    kind: Type.Enum(INVOICE_KINDS),
    /** The carrier's number, of `certificate` and `mobile`. */
    carrier: Type.Optional(OneLine(64)),
    /** The code of the charity, of a `donation`. */
    donation: Type.Optional(OneLine(16)),
    /** The tax number of the company that buys. */
    businessNumber: Type.Optional(OneLine(16)),
    /** The address that the invoice is sent to, of `provider`. */
    email: Type.Optional(OneLine(80)),
  },
  { $id: 'InvoiceWish' },
);
export type InvoiceWish = Static<typeof InvoiceWish>;

/** The particulars of an issued invoice, as its provider gave them. */
const issued = {
  number: Type.Optional(Type.String()),
  randomCode: Type.Optional(Type.String()),
  issuedAt: Type.Optional(Instant),
  /** The texts of the Code 39 and of both QR codes; of an invoice with a carrier or a donation there are none. */
  posBarCode: Type.Optional(Type.String()),
  qrLeft: Type.Optional(Type.String()),
  qrRight: Type.Optional(Type.String()),
  /** True if it was written on a paper form because no number was left. */
  isPaper: Type.Optional(Type.Boolean()),
  /** True if its account is a test account. */
  isTest: Type.Optional(Type.Boolean()),
};

const TaxInvoiceStatus = Type.Enum(TAX_INVOICE_STATUSES);

/** A Taiwan tax invoice as the bill's guests see it. */
export const BillInvoice = Closed({
  _id: Id('taxInvoice'),
  status: TaxInvoiceStatus,
  amount: MinorFromZero,
  /** Amount taken back of it by allowances, in minor units. */
  allowed: Type.Optional(MinorFromZero),
  kind: Type.Enum(INVOICE_KINDS),
  businessNumber: Type.Optional(Type.String()),
  ...issued,
});
export type BillInvoice = Static<typeof BillInvoice>;

/** A Taiwan tax invoice for a bill, or for a share of it that was paid (payments M7.3, M7.4). */
export const TaxInvoice = Entity('TaxInvoice', {
  _id: Id('taxInvoice'),
  shop: Id('shop'),
  session: Id('session'),
  /** The payment of the share that it is for; absent for the rest of the bill. */
  payment: Type.Optional(Id('payment')),
  account: Id('paymentAccount'),
  orderNumber: Type.Optional(Type.String()),
  /** Its name at the provider, which issues one invoice for a name (payments M2.1). */
  ref: Type.String(),
  status: TaxInvoiceStatus,
  wish: InvoiceWish,
  amount: MinorFromZero,
  allowed: Type.Optional(MinorFromZero),
  allowances: Type.Optional(
    Type.Array(Closed({ number: Type.Optional(Type.String()), amount: MinorFromZero, at: Instant })),
  ),
  ...issued,
  voidedAt: Type.Optional(Instant),
  /** The provider's complaint about the last try. */
  error: Type.Optional(Type.String()),
  /** The next try of what is still to be done about it. */
  nextTryAt: Type.Optional(Instant),
  createdAt: Instant,
  updatedAt: Instant,
});
export type TaxInvoice = Static<typeof TaxInvoice>;
