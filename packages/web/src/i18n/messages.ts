import type apiTokens from '../locales/en/api-tokens.json';
import type app from '../locales/en/app.json';
import type approval from '../locales/en/approval.json';
import type audit from '../locales/en/audit.json';
import type bills from '../locales/en/bills.json';
import type board from '../locales/en/board.json';
import type callStaff from '../locales/en/call-staff.json';
import type calls from '../locales/en/calls.json';
import type cart from '../locales/en/cart.json';
import type checkout from '../locales/en/checkout.json';
import type common from '../locales/en/common.json';
import type counter from '../locales/en/counter.json';
import type couponBatches from '../locales/en/coupon-batches.json';
import type dietaryFilter from '../locales/en/dietary-filter.json';
import type errors from '../locales/en/errors.json';
import type exports from '../locales/en/exports.json';
import type handheld from '../locales/en/handheld.json';
import type home from '../locales/en/home.json';
import type idle from '../locales/en/idle.json';
import type incidents from '../locales/en/incidents.json';
import type kiosk from '../locales/en/kiosk.json';
import type kitchen from '../locales/en/kitchen.json';
import type member from '../locales/en/member.json';
import type menu from '../locales/en/menu.json';
import type offers from '../locales/en/offers.json';
import type office from '../locales/en/office.json';
import type officeHistory from '../locales/en/office-history.json';
import type officeImport from '../locales/en/office-import.json';
import type officeInvoices from '../locales/en/office-invoices.json';
import type officeShop from '../locales/en/office-shop.json';
import type officeTables from '../locales/en/office-tables.json';
import type onlineOrders from '../locales/en/online-orders.json';
import type opening from '../locales/en/opening.json';
import type order from '../locales/en/order.json';
import type orderAgain from '../locales/en/order-again.json';
import type orderHistory from '../locales/en/order-history.json';
import type payment from '../locales/en/payment.json';
import type people from '../locales/en/people.json';
import type posHome from '../locales/en/pos-home.json';
import type product from '../locales/en/product.json';
import type rider from '../locales/en/rider.json';
import type savedCards from '../locales/en/saved-cards.json';
import type session from '../locales/en/session.json';
import type shops from '../locales/en/shops.json';
import type splitBill from '../locales/en/split-bill.json';
import type staff from '../locales/en/staff.json';
import type start from '../locales/en/start.json';
import type taxInvoice from '../locales/en/tax-invoice.json';
import type terms from '../locales/en/terms.json';
import type till from '../locales/en/till.json';
import type tillSettings from '../locales/en/till-settings.json';
import type { TranslateKey, Values } from './translator.ts';

/** English texts by namespace (file name), which define the keys. */
type Messages = {
  readonly app: typeof app;
  readonly approval: typeof approval;
  readonly audit: typeof audit;
  readonly bills: typeof bills;
  readonly board: typeof board;
  readonly 'call-staff': typeof callStaff;
  readonly calls: typeof calls;
  readonly cart: typeof cart;
  readonly checkout: typeof checkout;
  readonly common: typeof common;
  readonly counter: typeof counter;
  readonly 'coupon-batches': typeof couponBatches;
  readonly 'dietary-filter': typeof dietaryFilter;
  readonly errors: typeof errors;
  readonly exports: typeof exports;
  readonly handheld: typeof handheld;
  readonly home: typeof home;
  readonly idle: typeof idle;
  readonly incidents: typeof incidents;
  readonly kiosk: typeof kiosk;
  readonly kitchen: typeof kitchen;
  readonly member: typeof member;
  readonly menu: typeof menu;
  readonly offers: typeof offers;
  readonly office: typeof office;
  readonly 'office-history': typeof officeHistory;
  readonly 'office-import': typeof officeImport;
  readonly 'office-invoices': typeof officeInvoices;
  readonly 'office-shop': typeof officeShop;
  readonly 'office-tables': typeof officeTables;
  readonly 'online-orders': typeof onlineOrders;
  readonly opening: typeof opening;
  readonly order: typeof order;
  readonly 'order-again': typeof orderAgain;
  readonly 'order-history': typeof orderHistory;
  readonly payment: typeof payment;
  readonly people: typeof people;
  readonly 'pos-home': typeof posHome;
  readonly product: typeof product;
  readonly rider: typeof rider;
  readonly 'saved-cards': typeof savedCards;
  readonly session: typeof session;
  readonly shops: typeof shops;
  readonly 'split-bill': typeof splitBill;
  readonly staff: typeof staff;
  readonly start: typeof start;
  readonly 'tax-invoice': typeof taxInvoice;
  readonly terms: typeof terms;
  readonly till: typeof till;
  readonly 'till-settings': typeof tillSettings;
  readonly 'api-tokens': typeof apiTokens;
};

/** A file of `locales/<language>/`, without its extension. */
export type Namespace = keyof Messages;

type Stem<Key extends string> = Key extends `${infer Start}_one` | `${infer Start}_other` ? Start : Key;
type PathsIn<Texts> = {
  [Key in keyof Texts & string]: Texts[Key] extends string ? Stem<Key> : `${Key}.${PathsIn<Texts[Key]>}`;
}[keyof Texts & string];

/** Key of a text within its namespace: `problem.offline.title`; plural forms share their stem. */
export type KeyIn<Name extends Namespace> = PathsIn<Messages[Name]>;

/** Key of a text of any namespace: `session:problem.offline.title`. */
export type MessageKey = { [Name in Namespace]: `${Name}:${KeyIn<Name>}` }[Namespace];

/** Returns a text by its full key. */
export type Translate = (key: MessageKey, values?: Values) => string;

/** Returns a text of its own namespace by the bare key, of any other by the full key. */
export type TranslateIn<Own extends Namespace> = (key: KeyIn<Own> | MessageKey, values?: Values) => string;

/** Returns the same function, typed to accept existing keys only. */
export function typed<Own extends Namespace>(translate: TranslateKey): TranslateIn<Own> {
  return translate;
}
