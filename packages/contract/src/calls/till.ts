import { TILL_PROVIDERS } from '@comanda/domain';
import Type, { type Static } from 'typebox';
import { VoidReason } from '../entities/audit.ts';
import { PaymentShare } from '../entities/guests.ts';
import { InvoiceWish } from '../entities/tax-invoice.ts';
import { Closed, Id, MinorFromZero, RequestId } from '../schema.ts';
import { Approval } from './approval.ts';
import { CreateSession } from './ordering.ts';

/** Money that staff take, for all that is outstanding when there is no `amount`. */
const money = {
  /** A method of the shop with the provider `cash` or `manual`, or one of these names for the first of its methods. */
  method: Id('paymentMethod'),
  /** With a `share`, its amount as shown. */
  amount: Type.Optional(MinorFromZero),
  tips: Type.Optional(MinorFromZero),
  /** The money handed over; exactly amount and tips when absent. The rest is the change. */
  tendered: Type.Optional(MinorFromZero),
  /** The Taiwan tax invoice that is wanted for it. */
  invoiceWish: Type.Optional(InvoiceWish),
};

/** Data of create payments/take: books money that staff have taken for a bill. */
export const TakePayment = Closed(
  {
    requestId: RequestId,
    session: Id('session'),
    ...money,
    /** The share of the bill that it pays for; any part of the open amount when absent. */
    share: Type.Optional(PaymentShare),
    approval: Type.Optional(Approval),
  },
  { $id: 'TakePayment' },
);
export type TakePayment = Static<typeof TakePayment>;

const { preview: _preview, requestId: _request, ...opening } = CreateSession.properties;

/** Data of create tableSessions/sell: opens a bill with its products and books the money for all of it. */
export const Sell = Closed(
  { ...opening, requestId: RequestId, payment: Closed(money), approval: Type.Optional(Approval) },
  { $id: 'Sell' },
);
export type Sell = Static<typeof Sell>;

/** Data of create payments/rebook: books money that staff took as paid in the other way, cash or an unconnected terminal. */
export const RebookPayment = Closed(
  {
    requestId: RequestId,
    payment: Id('payment'),
    to: Type.Enum(TILL_PROVIDERS),
    reason: Type.Optional(VoidReason),
    approval: Type.Optional(Approval),
  },
  { $id: 'RebookPayment' },
);
export type RebookPayment = Static<typeof RebookPayment>;
