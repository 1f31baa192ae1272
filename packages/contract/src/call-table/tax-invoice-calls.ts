import {
  AllowTaxInvoice,
  CheckedTaxInvoice,
  CheckTaxInvoice,
  IssueTaxInvoice,
  VoidTaxInvoice,
} from '../calls/tax-invoices.ts';
import { TaxInvoice } from '../entities/tax-invoice.ts';
import { createCall, findCall } from './call-spec.ts';
import { REQUEST as requestId, SESSION as session } from './session-examples.ts';

const invoice: TaxInvoice = {
  _id: '0mm8k9p1cQ9d7w',
  shop: 'harbour',
  session,
  account: '0mm8k2p1cQ9d7w',
  orderNumber: 'A27',
  ref: 'i3f1c2a9b8d7e6f5a4b3c2d1',
  status: 'issued',
  wish: { kind: 'mobile', carrier: '/ABC1234' },
  amount: 18_000,
  number: 'AB12345678',
  randomCode: '4321',
  issuedAt: '2026-03-02T04:20:00.000Z',
  createdAt: '2026-03-02T04:19:58.000Z',
  updatedAt: '2026-03-02T04:20:00.000Z',
};

/** The calls about Taiwan's tax invoices. */
export const TAX_INVOICE_CALLS = {
  taxInvoices: {
    find: findCall(TaxInvoice, {
      summary: 'Finds the tax invoices of the staff member’s shop, newest first.',
      fields: ['_id', 'shop', 'session', 'status', 'createdAt'],
      example: { query: { shop: 'harbour', status: 'issued' }, rows: [invoice] },
    }),
  },
  'taxInvoices/issue': {
    create: createCall(IssueTaxInvoice, TaxInvoice, {
      summary:
        'Tries a tax invoice again at once, with another wish or a paper number, or makes one for the part of a bill that has none.',
      refusals: [
        'notFound',
        'sessionNotFound',
        'invoiceWishInvalid',
        'noInvoiceNumbers',
        'transitionNotAllowed',
        'accountNotReady',
      ],
      example: {
        data: { invoice: invoice._id, wish: { kind: 'mobile', carrier: '/ABC1234' } },
        answer: invoice,
      },
    }),
  },
  'taxInvoices/void': {
    create: createCall(VoidTaxInvoice, TaxInvoice, {
      summary:
        'Voids a tax invoice, until the 13th of the month after its period and only without allowances. A new one can be issued then.',
      refusals: ['notFound', 'alreadyUndone', 'transitionNotAllowed', 'requestConflict'],
      example: {
        data: { requestId, invoice: invoice._id, reason: 'Wrong tax number' },
        answer: { ...invoice, status: 'voided', voidedAt: '2026-03-02T05:00:00.000Z' },
      },
    }),
  },
  'taxInvoices/allowance': {
    create: createCall(AllowTaxInvoice, TaxInvoice, {
      summary: 'Takes an amount back of a tax invoice that stays, by an allowance.',
      refusals: ['notFound', 'alreadyUndone', 'transitionNotAllowed', 'refundExceeds', 'requestConflict'],
      example: {
        data: { requestId, invoice: invoice._id, amount: 5_000, reason: 'Soup was cold' },
        answer: {
          ...invoice,
          status: 'allowed',
          allowed: 5_000,
          allowances: [{ number: '2026030204551234', amount: 5_000, at: '2026-03-02T05:00:00.000Z' }],
        },
      },
    }),
  },
  'taxInvoices/check': {
    create: createCall(CheckTaxInvoice, CheckedTaxInvoice, {
      summary:
        'Checks a wish for a tax invoice before paying; carriers and charities also at the provider, if it answers.',
      refusals: ['sessionNotFound', 'invoiceWishInvalid'],
      example: {
        data: { session, wish: { kind: 'mobile', carrier: '/ABC1234' } },
        answer: { wish: { kind: 'mobile', carrier: '/ABC1234' }, isVerified: true },
      },
    }),
  },
};
