import type {
  ApiToken,
  Bill,
  ChangeProblem,
  ChangeSet,
  ChangeSetEdit,
  CouponBatch,
  DataExport,
  DeliveryZone,
  Device,
  Draft,
  Gift,
  InvoiceWish,
  KitchenTicket,
  Locale,
  PaymentAccount,
  PaymentAttempt,
  SavedCard,
  SessionLine,
  Staff,
  TableSession,
  TaxInvoice,
  User,
  UserCoupon,
  VipLevel,
} from '@comanda/contract';
import type { DiscountRule, InvoiceItem, OpenStatus, Section, TaxSetting } from '@comanda/domain';
import type { Short } from './short-document.ts';

/** A document of the catalogue tables: an entity of the contract. */
export type CatalogueDocument = { readonly _id: string };

/** A change set without its edits; status, version and times have their own columns. */
export type StoredChangeSet = Omit<
  ChangeSet,
  '_id' | 'status' | 'version' | 'isDraft' | 'edits' | 'createdAt' | 'updatedAt' | 'publishedAt'
>;

/** An edit of a change set; what it changes has its own columns. */
export type StoredEdit = Pick<ChangeSetEdit, 'was' | 'value' | 'by' | 'at'>;

export type StoredStaff = Staff & {
  /** Hash of the PIN, with its salt and cost. */
  readonly pinHash: string;
  /** Lower-case e-mail; with `passwordHash`, they can log in by password. */
  readonly email?: string;
  readonly passwordHash?: string;
  /** The moment since which they work here no more. */
  readonly archivedAt?: string;
};

/** `lastSeenAt`, `letter` and `beat` have their own columns; the kind decides the mode. */
export type StoredDevice = Omit<Device, 'lastSeenAt' | 'letter' | 'beat' | 'mode'>;

/** An export; its status and times have their own columns. */
export type StoredExport = Pick<DataExport, 'progress' | 'createdBy' | 'finishedAt' | 'bytes'> & {
  /** Number of nodes that began to write it. */
  readonly tries: number;
};

export type StoredDraft = Draft & {
  /** The request that saved it last: its repeat is recognised by it. */
  readonly savedBy?: string;
};

/** The parameters of a mail, rendered when it is sent or shown; `path` leads to a page of this server. */
export type StoredMail = {
  readonly to: string;
  readonly kind:
    | 'resetPassword'
    | 'ownerLink'
    | 'invitation'
    | 'changesBlocked'
    | 'paymentIncident'
    | 'disputeOpened'
    | 'secretExpires'
    | 'accountFails'
    | 'payeeChanged';
  readonly locale: Locale;
  readonly name?: string;
  readonly path: string;
  /** The errors for which changes were not published, each with the name of what it is about. */
  readonly problems?: readonly { readonly code: ChangeProblem['code']; readonly name: string }[];
  /** The particulars of a mail about money. */
  readonly facts?: {
    readonly shop: string;
    readonly amount: string;
    readonly order: string;
    readonly incident?: NonNullable<PaymentAttempt['incident']>;
    /** The last day on which a dispute may be answered. */
    readonly due?: string;
  };
  /** The account whose secret ends, and the last day on which it is good. */
  readonly expiring?: { readonly account: string; readonly provider: string; readonly day: string };
  /** The account that its provider refuses, and the provider's complaint. */
  readonly failing?: { readonly account: string; readonly provider: string; readonly error: string };
  /** The way to pay whose money goes elsewhere, where it goes now, and who changed that. */
  readonly payee?: {
    readonly shop: string;
    readonly method: string;
    readonly now: string;
    readonly by: string;
  };
};

export type StoredUser = User & {
  /** Hash of the password, with its salt and cost; empty of who has none: imported from a file, or erased. */
  readonly passwordHash: string;
  /** The moment when the person was erased; the id alone is left. */
  readonly erasedAt?: string;
};

/** A line without its computed amounts. */
export type StoredLine = Omit<SessionLine, 'price' | 'subTotal' | 'discount'> & {
  /** Stock taken for it, in thousandths; empty once it is returned. */
  readonly taken?: readonly { readonly option: string; readonly value: string; readonly quantity: number }[];
};

/** The member a bill is priced for, with the level in effect. */
export type BilledUser = Pick<User, '_id' | 'status'> & {
  readonly vipLevel?: Pick<VipLevel, '_id' | 'name' | 'orderDiscount'>;
};

/** Terms fixed at the first placement, under which a bill is priced from then on. */
export type BillTerms = {
  readonly section?: Section;
  readonly taxes: readonly TaxSetting[];
  /** Rules that have applied to it. */
  readonly rules: readonly DiscountRule[];
  readonly user?: BilledUser;
  /** The delivery zone with its terms at that time. */
  readonly zone?: DeliveryZone;
};

/** A session without its lines, which have their own table. */
export type StoredSession = Omit<TableSession, 'products'> & {
  /** Number of placements. */
  readonly placements: number;
  readonly terms?: BillTerms;
  /** The telephone number of its contact (E.164), if it is one. */
  readonly callerPhone?: string;
  /** The member who gave a telephone number at a kiosk: collects the bill's points while it has no `user`. */
  readonly collector?: string;
  /** The pickup slot that it occupies. */
  readonly pickupPlace?: string;
  /** The seed of a rider's link, and its end; a new link has another seed. */
  readonly rider?: { readonly seed: string; readonly until: string };
  /** Times of its guests' recent calls for staff. */
  readonly calledAt?: readonly string[];
};

export type BillLine = Bill['lines'][number];
/** A bill's line as stored: its id, unit price and total, then discount, surcharge and what was returned, if any. */
export type ShortBillLine = readonly [
  id: string,
  unitPrice: number,
  lineTotal: number,
  discount?: number,
  surcharge?: number,
  returned?: number,
];
/** A bill as its session's document holds it; the lines of bills stored before are whole. */
export type ShortBill = Short<Omit<Bill, 'lines'>> & {
  readonly lines?: readonly (ShortBillLine | BillLine)[];
};
/** A session's document: what neither its columns nor other fields say (`sessions/session-row.ts`). */
export type ShortSession = Short<Omit<StoredSession, 'bill'>> & { readonly bill?: ShortBill };

type Frozen = NonNullable<StoredLine['frozen']>;
/** A line's document (`sessions/line-row.ts`). */
export type ShortLine = Short<Omit<StoredLine, 'frozen'>> & {
  readonly frozen?: Omit<Frozen, 'product'> & { readonly product?: Short<NonNullable<Frozen['product']>> };
};

/** A batch of codes; its status, version and the number made have their own columns. */
export type StoredCouponBatch = Omit<CouponBatch, '_id' | 'status' | 'version' | 'made' | 'used' | 'uses'>;

/** The use count has its own column. */
export type StoredCoupon = UserCoupon;

/** The redemption has its own column. */
export type StoredGift = Gift;

export type StoredTicket = KitchenTicket;
/** A ticket's document (`kitchen/ticket-row.ts`). */
export type ShortTicket = Short<Omit<StoredTicket, 'lines'>> & {
  readonly lines?: readonly Short<StoredTicket['lines'][number]>[];
};

export type StoredAttempt = PaymentAttempt & {
  /** True if its last refund failed and nobody has decided about it since. */
  readonly refundFailed?: boolean;
  /** True if it was booked and then not collected, and nobody has decided about it since (payments M5.2). */
  readonly isUncollected?: boolean;
  readonly providerRef?: string;
  /** The provider's name of the payment, if another one than that of its page. */
  readonly paymentRef?: string;
  /** The page of ours with the provider's form: the hash of the token that opens it, and what the form is made of. */
  readonly page?: { readonly hash: string; readonly locale?: Locale };
  /** The member whose card the provider keeps if this succeeds, and the kept card that is paid with. */
  readonly savesFor?: string;
  readonly wallet?: string;
  /** The tax invoice that is wanted for it. */
  readonly invoiceWish?: InvoiceWish;
  /** The language of the provider's pages: the same each time it is started (payments M2.3). */
  readonly locale?: string;
  /** The provider's id of the terminal that it is paid at. */
  readonly reader?: string;
  /** The member of staff who started it at a terminal, and may cancel it. */
  readonly startedBy?: string;
  /** The session's status to restore if this attempt fails, where its start has stopped ordering: of earlier versions. */
  readonly sessionBefore?: OpenStatus;
};

/** A member's card at a provider: its token there sealed. */
export type StoredWallet = SavedCard & {
  readonly user: string;
  readonly provider: string;
  readonly sealed: string;
};

/** Work on an issued invoice that is under way at its provider: voiding it, or taking an amount back. */
type InvoiceReduction = {
  readonly amount: number;
  readonly reason: string;
  readonly isVoid: boolean;
};
/** A tax invoice; the time of its next try has its own column. */
export type StoredTaxInvoice = Omit<TaxInvoice, 'nextTryAt'> & {
  /** The request as it was first sent, which is repeated to the letter. */
  readonly lines?: readonly InvoiceItem[];
  /** The tries since `triesSince`. */
  readonly tries?: number;
  readonly triesSince?: string;
  /** True while its provider may have been asked for what is being done without having answered. */
  readonly isUnknown?: boolean;
  readonly reduction?: InvoiceReduction;
};

/** A token of another program; when it was last used has its own column. */
export type StoredApiToken = Omit<ApiToken, 'lastUsedAt'>;

/** An account with its secrets sealed, by name. */
export type StoredPaymentAccount = Omit<PaymentAccount, 'secrets'> & {
  readonly secrets: Readonly<
    Record<string, { readonly sealed: string; readonly last4: string; readonly changedAt: string }>
  >;
  /** Secrets of webhooks that were replaced lately, sealed, and the fields that belonged to them (payments M3.1). */
  readonly former?: {
    readonly until: string;
    readonly secrets: Readonly<Record<string, string>>;
    readonly fields: Readonly<Record<string, string>>;
  };
  /** The days before a secret's end of which the owners were last reminded. */
  readonly remindedDays?: number;
  /** The last time that it was tested because its provider refused it in service. */
  readonly retestedAt?: string;
};
