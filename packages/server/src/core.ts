import type {
  AdjustPoints,
  AnswerCall,
  AppSetting,
  AuditEntry,
  Authenticate,
  Authenticated,
  AuthenticatedDevice,
  AuthenticatedMember,
  Bill,
  BoardEntry,
  BoughtReward,
  CallStaff,
  CancelPayment,
  CancelSession,
  Category,
  ChangeDevice,
  ChangeProfile,
  ChangeSection,
  ChangeShop,
  ChangeUser,
  ClaimCoupon,
  ConfirmPayment,
  CreateOrResume,
  CreateSession,
  Device,
  DeviceMode,
  ForgotPassword,
  Gift,
  HeldTableSession,
  IdentifyMember,
  IssueCoupon,
  IssueGift,
  KitchenTicket,
  Mail,
  MemberCard,
  MemberCode,
  MoveTicket,
  NameGuest,
  OrderDiscount,
  OrderIntoSession,
  PairDevice,
  PairedDevice,
  PairingCode,
  PaymentAttempt,
  PaymentMethod,
  PayOnline,
  PickupSlot,
  PointBalance,
  PointEntry,
  Product,
  ProductOption,
  QuoteCart,
  RedeemGift,
  RedeemPoints,
  ResetPassword,
  Reward,
  Section,
  SetTimes,
  SetUpPayment,
  ShareLines,
  Shop,
  SignUp,
  Staff,
  StockMode,
  SubCategory,
  SystemSetting,
  TableSession,
  TableViewItem,
  TaxSetting,
  UpdatePayment,
  User,
  UserCoupon,
  ValidateCoupon,
  ValidatedCoupon,
  VipLevel,
  VipProgress,
  VoidSession,
} from '@comanda/contract';
import type { Static } from 'typebox';
import type { Clock } from './clock.ts';
import type { Db } from './db/db.ts';
import type { Listed, ListQuery } from './db/list-query.ts';

/** Who is calling. */
export type Actor =
  | { readonly kind: 'guest' }
  /** `logIn` is what their token belongs to: with it the token ends. */
  | { readonly kind: 'member'; readonly user: string; readonly logIn?: string }
  | {
      readonly kind: 'device';
      readonly device: string;
      readonly shop: string;
      readonly mode: Static<typeof DeviceMode>;
    }
  | {
      readonly kind: 'staff';
      readonly staff: Staff;
      readonly shop: string;
      /** The paired device they signed in on. */
      readonly device?: string;
      readonly logIn?: string;
    }
  | { readonly kind: 'system' };
/** Somebody who has shown who they are. */
export type KnownActor = Exclude<Actor, { kind: 'guest' | 'system' }>;
/** Who asks to be let in, and from where. */
export type Asker = { readonly actor: Actor; readonly address: string };

/** The lists of the catalogue, by the path of the service that answers them. */
export type CatalogueLists = {
  systemSettings: SystemSetting;
  appSettings: AppSetting;
  shops: Shop;
  sections: Section;
  categories: Category;
  subCategories: SubCategory;
  products: Product;
  productOptions: ProductOption;
  orderDiscounts: OrderDiscount;
  taxSettings: TaxSetting;
  tableViewItems: TableViewItem;
  paymentMethods: PaymentMethod;
  vipLevels: VipLevel;
  rewards: Reward;
};
export type CatalogueList = keyof CatalogueLists;

/** The catalogue as it is now, held in memory: answers at once, without a query. */
export type CatalogueReader = {
  /** Changes whenever any answer of this reader may have changed; fit for an `ETag`. */
  version(): string;
  /** A whole list. Products carry the stock left in `shop` (without one: in the first shop that sells them). */
  list<Name extends CatalogueList>(name: Name, shop?: string): readonly CatalogueLists[Name][];
  get<Name extends CatalogueList>(name: Name, id: string, shop?: string): CatalogueLists[Name] | undefined;
  /** Reads everything again from the database, e.g. after another node has changed it. */
  refresh(): Promise<void>;
};

/** A list of one shop's. */
export type ShopListQuery = ListQuery & { readonly shop: string };

/** What a table's code says, and the path of the page it opens. */
export type SignedTable = { readonly signature: string; readonly path: string };

export type SlotQuery = {
  readonly shop: string;
  readonly type: TableSession['type'];
  readonly zone?: string;
};

/** What is taken back, without the PIN that approves it. */
export type VoidCall = Omit<VoidSession, 'approval'>;

export type Ordering = {
  /** A new bill with its products (never `dineIn` for guests: tables come from createOrResume). */
  create(call: CreateSession, actor: Actor): Promise<HeldTableSession>;
  order(call: OrderIntoSession, actor: Actor): Promise<TableSession>;
  /** The whole bill as it would be with the cart; nothing is placed. */
  quote(call: QuoteCart, actor: Actor): Promise<Bill>;
  /** The times that an order may be for. Throws `shopNotFound`, or `zoneNeeded` for a zone it does not have. */
  pickupSlots(query: SlotQuery): Promise<readonly PickupSlot[]>;
  createOrResume(call: CreateOrResume, actor: Actor): Promise<HeldTableSession | null>;
  changeSection(call: ChangeSection, actor: Actor): Promise<TableSession>;
  updatePayment(call: UpdatePayment, actor: Actor): Promise<TableSession>;
  /** Calls off an order of the caller's own, or for staff one of their shop, while nobody has paid or begun it. */
  cancel(call: CancelSession, actor: Actor): Promise<TableSession>;
  /** Takes back a bill or lines of it; `approver` is whose PIN came with the call, where the caller needs one. */
  void(call: VoidCall, actor: Actor, approver?: Staff): Promise<TableSession>;
  /** Asks for somebody to come; `tooManyRequests` with `retryAfter` (s) when it is done too often. */
  callStaff(call: CallStaff, actor: Actor): Promise<TableSession>;
  answerCall(call: AnswerCall, actor: Actor): Promise<TableSession>;
  /** Until when guests order at a table, and when they leave it, as staff say. */
  setTimes(call: SetTimes, actor: Actor): Promise<TableSession>;
  /** What the guest with this key is called. */
  nameGuest(call: NameGuest, actor: Actor): Promise<TableSession>;
  /** Who pays for dishes of a bill, in equal parts. */
  shareLines(call: ShareLines, actor: Actor): Promise<TableSession>;
  /** `sessionNotFound` unless the caller holds it: by key, as staff of its shop, or by the id alone when dineIn. */
  get(id: string, restoreKey: string | undefined, actor: Actor): Promise<TableSession>;
  /** The orders of these keys that are not taken yet; no keys give none. */
  findIncomplete(query: { restoreKeys: readonly string[]; limit: number }): Promise<readonly TableSession[]>;
  /** A shop's sessions, newest first, for its own staff. */
  findForStaff(query: ShopListQuery, actor: Actor): Promise<Listed<TableSession>>;
  /** The caller's own bills, newest first. */
  findForMember(query: ListQuery, actor: Actor): Promise<Listed<TableSession>>;
  /** Throws `sessionNotFound` unless the caller may follow this session; for subscribe. */
  authoriseHolder(session: string, restoreKey: string | undefined, actor: Actor): Promise<void>;
  /** Signature of a table's printed code, and the path of the page it opens. */
  tableCode(shop: string, viewItem: string): Promise<SignedTable>;
  /** Replaces a table's code; what was printed of it before is `fixedCodeTableInvalid` from then on. */
  rotateTableCode(viewItem: string, actor: Actor): Promise<SignedTable>;
};

export type Coupons = {
  /** Whether a code may be used here and now; a refusal is a status, not an error. */
  validate(call: ValidateCoupon, actor: Actor): Promise<ValidatedCoupon>;
  /** Answers about `codes` codes of which `known` are no guesses; `tooManyRequests` after too many guesses. */
  naming<Answer>(
    asker: Asker,
    codes: number,
    ask: () => Promise<{ readonly answer: Answer; readonly known: number }>,
  ): Promise<Answer>;
  /** A coupon of nobody's own, or of the caller's, by its id. */
  get(id: string, actor: Actor): Promise<UserCoupon | undefined>;
  /** A member's own coupons, newest first: for themselves and for staff. */
  ofUser(user: string, actor: Actor): Promise<readonly UserCoupon[]>;
  issue(call: IssueCoupon, actor: Actor): Promise<UserCoupon>;
  claim(call: ClaimCoupon, actor: Actor): Promise<UserCoupon>;
};

export type Gifts = {
  /** A gift of the caller's own, by its id. */
  get(id: string, actor: Actor): Promise<Gift | undefined>;
  /** A member's own gifts, newest first: for themselves and for staff. */
  ofUser(user: string, actor: Actor): Promise<readonly Gift[]>;
  issue(call: IssueGift, actor: Actor): Promise<Gift>;
  /** Puts a gift by for a bill; gives the id of its record. */
  redeem(call: RedeemGift, actor: Actor): Promise<string>;
};

export type Points = {
  /** What a member can spend: in a shop, or, without one, anywhere. */
  available(
    query: { readonly user: string; readonly shop?: string },
    actor: Actor,
  ): Promise<readonly PointBalance[]>;
  /** How a member's points came and went, newest first. */
  find(query: ListQuery & { readonly user: string }, actor: Actor): Promise<Listed<PointEntry>>;
  redeem(call: RedeemPoints, actor: Actor): Promise<BoughtReward>;
  adjust(call: AdjustPoints, actor: Actor): Promise<PointEntry>;
  /** Books the loss of points that are past their end; gives how many members lost some. */
  expire(): Promise<number>;
};

export type Members = {
  changeUser(call: ChangeUser, actor: Actor): Promise<TableSession>;
  /** Who shows this code at the till, or has this telephone number. */
  identify(call: IdentifyMember, actor: Actor): Promise<MemberCard>;
  /** The caller's own code, good for a short while. */
  code(actor: Actor): Promise<Pick<MemberCode, 'code' | 'expiresAt'>>;
  progress(user: string, actor: Actor): Promise<VipProgress>;
};

export type Avatars = {
  /** The attachment that a user shows as their picture; undefined without one, and for users who are not there. */
  of(user: string): Promise<string | undefined>;
  /** Gives the member another picture, or none; answers with the one before. Throws `notFound` when they are gone. */
  change(attachment: string | undefined, actor: Actor): Promise<string | undefined>;
};

export type Payments = {
  online(call: PayOnline, actor: Actor): Promise<PaymentAttempt>;
  /** The same with a method of this provider only; everything that is outstanding when no amount is named. */
  setUp(provider: HostedProvider, call: SetUpPayment, locale: string, actor: Actor): Promise<PaymentAttempt>;
  cancel(call: CancelPayment, actor: Actor): Promise<PaymentAttempt>;
  /** Staff have taken the money of a counter payment. */
  confirm(call: ConfirmPayment, actor: Actor): Promise<PaymentAttempt>;
  /** What a provider tells us; a wrong signature is `notAuthenticated`. Safe to receive twice, late, out of order. */
  webhook(provider: string, rawBody: string, headers: Readonly<Record<string, string>>): Promise<void>;
  /** A shop's attempts, newest first, for its own staff. */
  find(query: ShopListQuery, actor: Actor): Promise<Listed<PaymentAttempt>>;
  /** Times out the attempts that were left open; gives how many. */
  expire(): Promise<number>;
};

/** What a provider made of an attempt when it was told to start it. */
export type ProviderStart = {
  readonly status: 'requiresAction' | 'succeeded' | 'failed';
  readonly redirect?: string;
  readonly providerRef?: string;
};
/** What a provider's webhook says of an attempt; `amount` is what was paid in all, tips included, in minor units. */
export type ProviderReport = {
  readonly attempt: string;
  readonly outcome: 'succeeded' | 'failed' | 'cancelled';
  readonly amount: number;
  readonly currency: string;
};
/** Providers that have a call of their own (specification §7). */
export type HostedProvider = 'cybersource' | 'bbpos' | 'razer';
export type StartContext = {
  readonly publicUrl: string;
  /** The language of the provider's pages. */
  readonly locale?: string;
  /** Whether the provider is to keep the card. */
  readonly savedInfo?: boolean;
};
export type PaymentProvider = {
  readonly name: string;
  /** Milliseconds after which an open attempt times out; absent means never. */
  readonly expiresAfter?: number;
  /**
   * May use the network; never called inside a unit of work. May be called twice for one attempt (a request that is
   * repeated while the first is on its way, or after a crash), so the attempt's id has to go along as the provider's
   * idempotency key: two starts are one payment.
   */
  start(attempt: PaymentAttempt, context: StartContext): Promise<ProviderStart>;
  /** The report of a webhook, or undefined when its signature is wrong. */
  readWebhook?(rawBody: string, headers: Readonly<Record<string, string>>): ProviderReport | undefined;
};

export type Audit = {
  /** What was changed in a shop, newest first, for those who run it. */
  find(query: ShopListQuery, actor: Actor): Promise<Listed<AuditEntry>>;
};

export type Kitchen = {
  /** A shop's tickets, oldest first; those that are not taken yet unless the query asks for a `status`. */
  tickets(query: ShopListQuery, actor: Actor): Promise<Listed<KitchenTicket>>;
  move(id: string, call: MoveTicket, actor: Actor): Promise<KitchenTicket>;
  /** The order-ready board; public. */
  board(shop: string): Promise<readonly BoardEntry[]>;
};

/** What staff may change of a product's stock; `quantity: null` stops counting. */
export type StockChange = {
  readonly quantity?: number | null;
  readonly stockMode?: Static<typeof StockMode>;
  readonly onlineMode?: Static<typeof StockMode>;
};

export type StaffDesk = {
  /**
   * A PIN for a token; `address` is where the call came from, `actor` who is there already (a device, or staff),
   * `known` the mark of an earlier sign-in. `invalidPin`, or `tooManyRequests` with `retryAfter` (s).
   */
  signIn(
    call: { shop: string; pin: string; known?: string },
    address: string,
    actor?: Actor,
  ): Promise<Authenticated>;
  /**
   * The manager or owner whose PIN approves something in the shop. `invalidPin`, `forbidden` when the PIN is of
   * somebody who may not approve, or `tooManyRequests`: guesses count like those at sign-in. `actor` is who asks.
   */
  approve(shop: string, pin: string, address: string, actor?: Actor): Promise<Staff>;
  /** Opens and closes the actor's shop, or one of its ways to order, for guests. */
  changeShop(shop: string, change: ChangeShop, actor: Actor): Promise<Shop>;
  /** The product as the actor's shop sees it now. */
  changeStock(product: string, change: StockChange, actor: Actor): Promise<Product>;
};

/** A log-in by e-mail or telephone number. */
export type PasswordLogIn = Extract<Authenticate, { strategy: 'local' }>;
/** Somebody who was let in: what their token is worth, and the answer that carries it. */
export type LoggedIn = {
  readonly actor: KnownActor;
  readonly answer: Authenticated | AuthenticatedMember | AuthenticatedDevice;
  /** Renews the token, once: then another takes its place. */
  readonly refresh?: { readonly token: string; readonly expiresAt: string };
};

export type Identity = {
  /** Who an access token was made for, as they are now; `notAuthenticated` when it is worth nothing. */
  verify(accessToken: string): Promise<KnownActor>;
  /** The same, with the answer that gave the token. */
  resume(accessToken: string): Promise<LoggedIn>;
  /** `invalidCredentials`, or `tooManyRequests` with `retryAfter` (s). */
  logIn(call: PasswordLogIn, asker: Asker): Promise<LoggedIn>;
  /** `shop` is where an owner turns to. `notAuthenticated` when the token is too old, or was used before. */
  renew(refreshToken: string, shop?: string): Promise<LoggedIn>;
  /** Ends what the caller, or the refresh token, is logged in with. */
  logOut(actor: Actor, refreshToken?: string): Promise<void>;
  logOutEverywhere(actor: Actor): Promise<void>;
  /** A mail with a link, when somebody has the address; nothing tells whether. */
  forgotPassword(call: ForgotPassword, address: string): Promise<void>;
  /** `linkExpired` when the token was used, is too old or is none. */
  resetPassword(call: ResetPassword): Promise<void>;
  /** Forgets what has ended by itself; gives how many rows. */
  forget(): Promise<number>;
};

/** Tills and kiosks. */
export type Devices = {
  pairingCode(actor: Actor): Promise<PairingCode>;
  /** `invalidPairingCode`, or `tooManyRequests` with `retryAfter` (s). */
  pair(call: PairDevice, address: string): Promise<PairedDevice>;
  /** A device by its own token; `notAuthenticated` once it is revoked. */
  signIn(deviceToken: string): Promise<LoggedIn>;
  /** Those of the shop that the actor is signed in to. */
  find(actor: Actor): Promise<readonly Device[]>;
  change(id: string, call: ChangeDevice, actor: Actor): Promise<Device>;
  /** Ends the device’s token and whoever is signed in on it. */
  revoke(id: string, actor: Actor): Promise<Device>;
  forget(): Promise<number>;
};

/** Sends a mail, or throws. */
export type Mailer = {
  send(mail: { readonly to: string; readonly subject: string; readonly text: string }): Promise<void>;
};
export type Mails = {
  /** The mails of the last days, newest first, with links that lead to `origin`. */
  find(origin: string): Promise<readonly Mail[]>;
  /** Sends what is due; gives how many were sent. */
  sendDue(): Promise<number>;
  forget(): Promise<number>;
};

export type Users = {
  /** `emailTaken` and `phoneTaken` say so: guests expect to be told. */
  signUp(call: SignUp, address: string): Promise<User>;
  get(id: string): Promise<User | undefined>;
  /** A member for the till, by exactly this; only what the till may know. */
  lookUp(field: '_id' | 'email' | 'phone', value: string, shop: string): Promise<User | undefined>;
  /** One's own profile; `notFound` for anybody else. */
  change(id: string, call: ChangeProfile, actor: Actor, address: string): Promise<User>;
};

/**
 * `identities` reaches nobody: it names a staff member, user or device (`id`) whose role, shops, tokens or pairing
 * changed, whose live connections then verify their token again, on every node. Its `shop` and `data` are empty.
 */
type OutboxTopic =
  | 'tableSessions'
  | 'products'
  | 'shops'
  | 'kitchenTickets'
  | 'board'
  | 'payments'
  | 'identities';
/** What happened, told after its commit and in the order of the commits; `data` is the entity as it is answered. */
export type OutboxEvent = {
  readonly seq: number;
  readonly topic: OutboxTopic;
  readonly event: 'patched' | 'created';
  readonly shop: string;
  /** Id of the entity. */
  readonly id: string;
  readonly data: Readonly<Record<string, unknown>>;
};

export type OutboxReader = {
  /** Hands on what a crash left behind; gives how many events. */
  relayLeft(): Promise<number>;
  /**
   * Hands on what a node that died has left: events that were there at the last call, too, for no living node takes
   * so long. Gives how many.
   */
  relayAbandoned(): Promise<number>;
  /** Waits until everything handed on is also struck off. */
  settled(): Promise<void>;
};

/** The few lines that the core logs; pino fits. */
export type Log = {
  info(data: object, message: string): void;
  warn(data: object, message: string): void;
  error(data: object, message: string): void;
};

export type CoreDependencies = {
  readonly db: Db;
  readonly clock: Clock;
  readonly secret: string;
  readonly log: Log;
  readonly providers: readonly PaymentProvider[];
  /** Without one mails lie in the outbox, for the owner. */
  readonly mailer?: Mailer;
  /** In development: shows a mail that nobody sends. */
  readonly showMail?: (text: string) => void;
  /** Where guests reach this server, without a slash at the end. */
  readonly publicUrl: () => string;
  /** Told after each commit, in order. */
  readonly onCommitted: (events: readonly OutboxEvent[]) => void;
};

/** Everything behind the calls: `createCore(dependencies)` in create-core.ts makes it. */
export type Core = {
  readonly catalogue: CatalogueReader;
  readonly ordering: Ordering;
  readonly coupons: Coupons;
  readonly gifts: Gifts;
  readonly points: Points;
  readonly members: Members;
  readonly avatars: Avatars;
  readonly payments: Payments;
  readonly kitchen: Kitchen;
  readonly audit: Audit;
  readonly staffDesk: StaffDesk;
  readonly identity: Identity;
  readonly users: Users;
  readonly devices: Devices;
  readonly mails: Mails;
  readonly outbox: OutboxReader;
  /** Reads the catalogue and relays what was left; before the first call. */
  start(): Promise<void>;
  /** Whether the database answers. */
  ready(): Promise<boolean>;
  /** Waits for what is running, then closes the database. */
  close(): Promise<void>;
};
