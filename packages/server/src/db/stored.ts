import type {
  DeliveryZone,
  Device,
  Gift,
  KitchenTicket,
  Locale,
  PaymentAttempt,
  SessionLine,
  Staff,
  TableSession,
  User,
  UserCoupon,
  VipLevel,
} from '@comanda/contract';
import type { DiscountRule, OpenStatus, Section, TaxSetting } from '@comanda/domain';

/** What the catalogue tables hold: an entity as the contract has it. */
export type CatalogueDocument = { readonly _id: string };

export type StoredStaff = Staff & {
  /** Hash of the PIN, with its salt and cost. */
  readonly pinHash: string;
  /** In lower case, with `passwordHash`: the owner logs in with them, too. */
  readonly email?: string;
  readonly passwordHash?: string;
};

/** When it was last seen is kept beside it. */
export type StoredDevice = Omit<Device, 'lastSeenAt'>;

/** What a mail is made of when it is sent or shown; `path` leads to a page of this server. */
export type StoredMail = {
  readonly to: string;
  readonly kind: 'resetPassword';
  readonly locale: Locale;
  readonly name?: string;
  readonly path: string;
};

export type StoredUser = User & {
  /** Hash of the password, with its salt and cost. */
  readonly passwordHash: string;
};

/** A line without what the bill says of it. */
export type StoredLine = Omit<SessionLine, 'price' | 'subTotal' | 'discount'> & {
  /** What was taken from the stock for it, in thousandths; nothing once that is given back. */
  readonly taken?: readonly { readonly option: string; readonly value: string; readonly quantity: number }[];
};

/** The member whom a bill is priced for, with the level that counts on it. */
export type BilledUser = Pick<User, '_id' | 'status'> & {
  readonly vipLevel?: Pick<VipLevel, '_id' | 'name' | 'orderDiscount'>;
};

/** What a bill goes on being priced under, from its first placement on. */
export type BillTerms = {
  readonly section?: Section;
  readonly taxes: readonly TaxSetting[];
  /** Rules that have counted on it. */
  readonly rules: readonly DiscountRule[];
  readonly user?: BilledUser;
  /** Where it is delivered to, on the terms of that day. */
  readonly zone?: DeliveryZone;
};

/** A session without its lines, which have rows of their own. */
export type StoredSession = Omit<TableSession, 'products'> & {
  /** How many placements it has had. */
  readonly placements: number;
  readonly terms?: BillTerms;
  /** The time at which it has a place among the shop's orders. */
  readonly pickupPlace?: string;
  /** When its guests called for staff lately. */
  readonly calledAt?: readonly string[];
};

/** How often it was used is counted beside it. */
export type StoredCoupon = UserCoupon;

/** Whether it is redeemed is beside it. */
export type StoredGift = Gift;

export type StoredTicket = KitchenTicket;

export type StoredAttempt = PaymentAttempt & {
  readonly providerRef?: string;
  /** The status that the session goes back to when this attempt comes to nothing. */
  readonly sessionBefore: OpenStatus;
};
