import type { PaymentAttempt, PaymentMethod, Shop } from '@comanda/contract';
import type { DISPUTE_STATUSES, LocalizedText, REFUND_OBSTACLES } from '@comanda/domain';

/** A field of an account, as the owner's form asks for it. */
type AccountField = {
  readonly name: string;
  readonly label: LocalizedText;
  /** The place where the owner finds it at the provider. */
  readonly hint?: LocalizedText;
  readonly isSecret: boolean;
  /** True if the account works without it. */
  readonly isOptional?: boolean;
  /** Pattern of its values (payments M1.1). */
  readonly pattern?: RegExp;
};
/** An account's form, and the secret that webhooks are signed with; without that secret there is no webhook. */
export type AccountConfiguration = {
  /** The provider's name, and that of the method which guests are offered. */
  readonly name: LocalizedText;
  readonly method: LocalizedText;
  /** The address where its keys are found. */
  readonly keysAt: string;
  readonly webhookEvents: readonly string[];
  readonly fields: readonly AccountField[];
  readonly webhookSecret?: string;
  /**
   * Fields and secrets that are replaced together, and by which webhooks are believed; `webhookSecret` alone when absent.
   * The former ones are still believed for a day (payments M3.1).
   */
  readonly webhookKeys?: readonly (readonly string[])[];
  /** The secret that ends by itself, so many months after it was made. */
  readonly secretLife?: { readonly secret: string; readonly months: number };
  /** True if its page takes Apple Pay and Google Pay (payments M1.2). */
  readonly hasWallets?: true;
  /** The kind of its method, where that takes no money itself. */
  readonly kind?: PaymentMethod['kind'];
};
/** An account with its secrets opened, for one call to the provider. */
export type ProviderAccount = {
  readonly _id: string;
  readonly mode: 'test' | 'live';
  readonly fields: Readonly<Record<string, string>>;
  readonly secrets: Readonly<Record<string, string>>;
};

/** Money that a provider has taken: the total including tips in minor units, and the card. */
export type ProviderPaid = {
  readonly amount: number;
  readonly currency: string;
  readonly providerRef?: string;
  /** The provider's name of the payment itself, where money is given back under another one than that of its page. */
  readonly paymentRef?: string;
  readonly brand?: string;
  readonly last4?: string;
  /** The card as the provider keeps it from now on, by its own token; `expiry` is a month: `2031-12`. */
  readonly saved?: { readonly token: string; readonly expiry?: string };
};
/** Response of a provider to starting an attempt; a throw means that the outcome is unknown (payments M2.3). */
export type ProviderStart = {
  readonly status: 'requiresAction' | 'processing' | 'succeeded' | 'failed';
  readonly redirect?: string;
  readonly providerRef?: string;
  /** The text of a code that the guest scans, and the words by which staff find the payment. */
  readonly qr?: string;
  readonly reference?: string;
  /** End of the attempt, in place of the provider's `expiresAfter`. */
  readonly expiresAt?: string;
  /** True for a provider that is reached by its `form`, from a page of ours (payments M1.5). */
  readonly hasForm?: true;
};
/** A form that the guest's browser sends to the provider. */
export type ProviderForm = { readonly action: string; readonly fields: Readonly<Record<string, string>> };
/** An attempt as the provider has it. */
export type ProviderStatus =
  | { readonly status: 'none' }
  | { readonly status: 'open' }
  | { readonly status: 'processing' | 'failed' | 'cancelled' }
  | ({ readonly status: 'paid' } & ProviderPaid);
/** Answer of a provider to cancelling an attempt. */
export type ProviderCancel =
  | { readonly status: 'cancelled' | 'unknown' }
  | ({ readonly status: 'paid' } & ProviderPaid);

/** The attempt that an event is about: by our id, or by our name for it at the provider (payments M2.1). */
type EventSubject = { readonly attempt: string } | { readonly ref: string };
/** An event of a provider about an attempt, by the provider's id; `declined` leaves it open for another card. */
export type ProviderEvent = EventSubject & { readonly id: string } & (
    | { readonly status: 'processing' | 'declined' | 'failed' | 'cancelled' }
    | ({ readonly status: 'paid' } & ProviderPaid)
  );
/**
 * An event about money that was asked back of an attempt, by our names of the refund and its payment: it has arrived, or
 * it comes back though it was accepted (payments M4.2).
 */
export type ProviderRefundEvent = PaymentSubject & {
  readonly id: string;
  readonly refund: string;
  readonly status: 'refunded' | 'refundFailed';
};
/**
 * An event about money that was given back at the provider and not from here: `made` is the provider's name of the
 * refund, and `amount` in minor units includes tips (payments M4.4).
 */
export type ProviderOwnRefundEvent = PaymentSubject & {
  readonly id: string;
  readonly status: 'refundedThere';
  readonly made: string;
  readonly amount: number;
  readonly currency: string;
};
/** The payment that an event is about: by our name, or by the provider's own. */
type PaymentSubject = { readonly ref: string } | { readonly paidAs: string };
/**
 * An event about money that was reported as paid and could not be collected after all: `paymentRef` is the provider's own
 * name of that payment (payments M5.2).
 */
export type ProviderUncollectedEvent = (PaymentSubject | EventSubject) & {
  readonly id: string;
  readonly status: 'captureFailed';
  readonly paymentRef?: string;
};
/**
 * An event about money that was collected, in minor units: `made` is the provider's name of the collection, `paymentRef`
 * that of the payment (payments M5.2).
 */
export type ProviderCapturedEvent = EventSubject & {
  readonly id: string;
  readonly status: 'captured';
  readonly made: string;
  readonly paymentRef: string;
  readonly amount: number;
  readonly currency: string;
};
/**
 * An event about a payment that its guest disputes, by our name or by the provider's own: `dispute` is its name there, and
 * `dueAt` the time until which evidence is taken (payments M4.5).
 */
export type ProviderDisputeEvent = PaymentSubject & {
  readonly id: string;
  readonly status: 'disputed';
  readonly dispute: string;
  readonly outcome: (typeof DISPUTE_STATUSES)[number];
  readonly amount: number;
  readonly currency: string;
  readonly reason?: string;
  readonly dueAt?: string;
};
/** An event about a page where a member has left a card without paying, by its name at the provider (payments M2.10). */
export type ProviderCardEvent = {
  readonly id: string;
  readonly status: 'cardKept';
  readonly setUp: string;
};
/** A page where a member leaves a card: our name for it and who it is for. */
export type CardSetUpRequest = {
  readonly ref: string;
  readonly member: string;
  /** The addresses to go to with the card, which is given the page's name, and without one. */
  readonly returnTo: (setUp: string) => string;
  readonly cancelTo: string;
  readonly locale?: string;
};
/** A page where a member leaves a card, as the provider has it: with the card that it brought, and for whom. */
export type ProviderCardSetUp =
  | { readonly status: 'open' | 'none' }
  | ({ readonly status: 'kept'; readonly ref: string; readonly member: string } & KeptCard);
type KeptCard = Required<Pick<ProviderPaid, 'saved'>> & Pick<ProviderPaid, 'brand' | 'last4'>;
/** Every event that a provider may tell of. */
export type AnyProviderEvent =
  | ProviderCardEvent
  | ProviderEvent
  | ProviderRefundEvent
  | ProviderOwnRefundEvent
  | ProviderUncollectedEvent
  | ProviderCapturedEvent
  | ProviderDisputeEvent;
/** A webhook as read: verified events, forged, or about something that is none of ours. */
export type ParsedWebhook =
  | ({ readonly kind: 'events'; readonly events: readonly AnyProviderEvent[] } & Reply)
  | ({ readonly kind: 'foreign' } & Reply)
  | { readonly kind: 'forged' };
/** The text that a provider wants as the answer, if it wants any. */
type Reply = { readonly reply?: string };
export type RawWebhook = {
  readonly rawBody: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly now: number;
  /** Set if the guest's browser brought it: then the provider's page is closed. */
  readonly isReturn?: boolean;
};

/** Providers with a call of their own (specification §7). */
export type HostedProvider = 'cybersource' | 'bbpos' | 'razer';
export type StartContext = {
  readonly publicUrl: string;
  /** Language of the provider's hosted page. */
  readonly locale?: string;
  /** True to let the provider keep the card for the member who pays. */
  readonly savedInfo?: boolean;
  /** The provider's token of the member's card that is paid with. */
  readonly cardToken?: string;
  /** The method paid with, and the shop that is paid. */
  readonly method: PaymentMethod;
  readonly shop: Shop;
  readonly now: string;
  /** The account that the money goes to, of a provider with a `configuration`. */
  readonly account?: ProviderAccount;
};
/** An attempt with the provider's own id of it, once it has one. */
type ProviderAttempt = PaymentAttempt & {
  readonly providerRef?: string;
  readonly paymentRef?: string;
  /** The provider's id of the terminal that it is paid at. */
  readonly reader?: string;
};
/** A refund of a payment: `ref` is its name and idempotency key, `amount` in minor units. */
export type ProviderRefund = {
  readonly ref: string;
  readonly amount: number;
  readonly currency: string;
  readonly payment: ProviderAttempt;
};
/** Answer of a provider to a refund; a throw means that the outcome is unknown. */
export type ProviderRefundAnswer =
  | { readonly status: 'done' | 'accepted'; readonly providerRef?: string }
  | { readonly status: 'refused'; readonly because: RefundObstacle };
/** State of a refund that its provider has accepted. */
export type ProviderRefundStatus = 'pending' | 'done' | 'failed';
/** The reason for which a provider gives no money back (payments M4.3). */
type RefundObstacle = (typeof REFUND_OBSTACLES)[number];

/**
 * A payment provider. Functions that take an account may use the network; they are never called inside a unit of work
 * and have ten seconds each (payments M2.1). They throw `AccountRefusal` where the account's keys are refused.
 */
export type PaymentProvider = {
  readonly name: string;
  /** The form of its accounts; a provider without one needs none. */
  readonly configuration?: AccountConfiguration;
  /** Timeout of an open attempt in milliseconds; absent means none. */
  readonly expiresAfter?: number;
  /** Shortest pause between two questions about an attempt in milliseconds, of a provider that blocks who asks often. */
  readonly pollPause?: number;
  /**
   * Starts an attempt. It may be called twice for one attempt (a concurrent retry, or one after a crash or time-out), so
   * `ref` has to be the provider's idempotency key.
   */
  start(attempt: ProviderAttempt, context: StartContext): Promise<ProviderStart>;
  /**
   * Makes the form of an attempt, signed anew each time its page is opened, and names the origins that it and the pages
   * after it are at.
   */
  form?(
    attempt: ProviderAttempt,
    context: StartContext & { readonly account: ProviderAccount },
  ): ProviderForm;
  readonly formOrigins?: readonly string[];
  /** True if it moves no money at all (payments M1.4). */
  readonly isTest?: true;
  /** True if the money is taken at a terminal of the shop (payments M5.5). */
  readonly needsTerminal?: true;
  /** Asks what has become of an attempt. */
  status?(attempt: ProviderAttempt, account: ProviderAccount): Promise<ProviderStatus>;
  /** Cancels an open attempt. */
  cancel?(attempt: ProviderAttempt, account: ProviderAccount): Promise<ProviderCancel>;
  /** Gives money back; called again with the same `ref` after a crash or an unknown outcome. */
  refund?(refund: ProviderRefund, account: ProviderAccount | undefined): Promise<ProviderRefundAnswer>;
  /** Asks what has become of a refund that was accepted. */
  refundStatus?(refund: ProviderRefund, account: ProviderAccount | undefined): Promise<ProviderRefundStatus>;
  /** Opens a page where a member leaves a card without paying; called again with the same `ref` it is the same page. */
  setUpCard?(request: CardSetUpRequest, account: ProviderAccount): Promise<{ readonly redirect: string }>;
  /** Asks for the card that such a page has brought; `none` for one that the provider has deleted since. */
  readCardSetUp?(id: string, account: ProviderAccount): Promise<ProviderCardSetUp>;
  /** Deletes a card that is kept; one that is gone already is no error. */
  forgetCard?(token: string, account: ProviderAccount): Promise<void>;
  /** Makes a signed call that costs nothing; throws with the provider's complaint if it is refused. */
  test?(account: ProviderAccount): Promise<void>;
  /** Reads a webhook; the signature is verified over the raw body before it is parsed (payments M3.2). */
  parse?(webhook: RawWebhook, account: ProviderAccount | undefined): ParsedWebhook;
};
