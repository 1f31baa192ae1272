import type {
  AdjustPoints,
  AppSetting,
  AuditEntry,
  BoardEntry,
  BoughtReward,
  Category,
  ChangeUser,
  ClaimCoupon,
  DeviceMode,
  Gift,
  IdentifyMember,
  IssueCoupon,
  IssueGift,
  KitchenTicket,
  MemberCard,
  MemberCode,
  MoveTicket,
  OrderDiscount,
  PaymentMethod,
  PointBalance,
  PointEntry,
  Product,
  ProductOption,
  RedeemGift,
  RedeemPoints,
  Reward,
  Section,
  Shop,
  Staff,
  SubCategory,
  SystemSetting,
  TableSession,
  TableViewItem,
  TaxSetting,
  UserCoupon,
  ValidateCoupon,
  ValidatedCoupon,
  VipLevel,
  VipProgress,
} from '@comanda/contract';
import type { Static } from 'typebox';
import type { Devices, Identity, Mailer, Mails, StaffDesk, Users } from './auth/identity.ts';
import type { Clock } from './clock.ts';
import type { Db } from './db/db.ts';
import type { Listed, ListQuery } from './db/list-query.ts';
import type { Ordering } from './ordering/ordering.ts';
import type { PaymentProvider, Payments } from './payments/payments.ts';

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

/**
 * `identities` reaches nobody: it names a staff member, user or device (`id`) whose role, shops, tokens or pairing
 * changed, whose live connections then verify their token again, on every node. Its `shop` and `data` are empty.
 */
type OutboxTopic =
  | 'tableSessions'
  | 'products'
  | 'shops'
  | 'kitchenTickets'
  | 'staffCalls'
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
   * Hands on what no node has told: one that died, that cannot reach the others, or that was never told that its commit
   * went through. These are events that were there at the last call, too. Gives how many.
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
  /** Told after each commit, in order. Events stay in the outbox until the promise that it may return resolves. */
  readonly onCommitted: (events: readonly OutboxEvent[]) => void | Promise<void>;
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
