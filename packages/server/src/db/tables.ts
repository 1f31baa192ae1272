import type { AuditEntry, PointEntry, StaffCall } from '@comanda/contract';
import type { Generated } from 'kysely';
import type { JsonText } from './json-text.ts';
import type {
  CatalogueDocument,
  StoredAttempt,
  StoredCoupon,
  StoredDevice,
  StoredGift,
  StoredLine,
  StoredMail,
  StoredSession,
  StoredStaff,
  StoredTicket,
  StoredUser,
} from './stored.ts';

/** Moments are ISO text in UTC, flags 0 or 1, quantities of stock thousandths of a piece: the same in every database. */
type CatalogueTable = { id: string; position: number; doc: JsonText<CatalogueDocument> };

export type Tables = {
  shops: CatalogueTable;
  sections: CatalogueTable;
  categories: CatalogueTable;
  sub_categories: CatalogueTable;
  products: CatalogueTable;
  product_options: CatalogueTable;
  order_discounts: CatalogueTable;
  tax_settings: CatalogueTable;
  table_view_items: CatalogueTable;
  payment_methods: CatalogueTable;
  system_settings: CatalogueTable;
  app_settings: CatalogueTable;
  vip_levels: CatalogueTable;
  rewards: CatalogueTable;
  /** E-mail in lower case and telephone number (E.164) belong to one user each. */
  users: {
    id: string;
    email: string | null;
    phone: string | null;
    doc: JsonText<StoredUser>;
  };
  staff: { id: string; doc: JsonText<StoredStaff> };
  /** `option` and `value` are empty for the product itself; no quantity means that it is not counted. */
  stock: {
    shop: string;
    product: string;
    option: string;
    value: string;
    quantity: number | null;
    stock_mode: string | null;
    online_mode: string | null;
  };
  table_sessions: {
    shop: string;
    id: string;
    status: string;
    type: string;
    /** As the session has it, or `held` while the kitchen knows nothing of it. */
    tv_status: string;
    business_day: string;
    created_at: string;
    /** The view item of a table whose bill is open, else null: unique in its shop. */
    open_table: string | null;
    /** The member whose bill it is. */
    user: string | null;
    version: number;
    doc: JsonText<StoredSession>;
  };
  session_lines: { shop: string; session: string; id: string; position: number; doc: JsonText<StoredLine> };
  restore_keys: { hash: string; session: string; shop: string; created_at: string; guest: number };
  kitchen_tickets: {
    shop: string;
    id: string;
    session: string;
    /** As the ticket has it, or `held` until the bill is paid. */
    status: string;
    placed_at: string;
    doc: JsonText<StoredTicket>;
  };
  staff_calls: {
    shop: string;
    id: string;
    session: string;
    status: string;
    called_at: string;
    doc: JsonText<StaffCall>;
  };
  payment_attempts: {
    shop: string;
    id: string;
    session: string;
    status: string;
    created_at: string;
    expires_at: string | null;
    doc: JsonText<StoredAttempt>;
  };
  order_numbers: { shop: string; business_day: string; next: number };
  /** How many orders are for a time. */
  pickup_slots: { shop: string; at: string; taken: number };
  /** How often a table's code was replaced. */
  table_codes: { shop: string; view_item: string; version: number };
  /** Phones that scan one table's code at once wait for each other on its row. */
  table_turns: { shop: string; view_item: string; turns: number };
  idempotency: {
    actor: string;
    request_id: string;
    hash: string;
    answer: string;
    created_at: string;
  };
  outbox: {
    seq: Generated<number>;
    shop: string;
    topic: string;
    event: string;
    entity: string;
    data: string;
  };
  /** What a token belongs to: it ends with it. `generation` counts its refresh tokens. */
  log_ins: {
    id: string;
    kind: string;
    subject: string;
    shop: string | null;
    device: string | null;
    generation: number;
    rotated_at: string;
    created_at: string;
    expires_at: string;
  };
  /** Tries at PINs and passwords, in a row and within an hour. */
  guesses: { name: string; tries: number; last_at: string; hour_tries: number; hour_at: string };
  mails: {
    id: string;
    status: string;
    created_at: string;
    due_at: string;
    expires_at: string;
    tries: number;
    doc: JsonText<StoredMail>;
  };
  password_resets: { hash: string; kind: string; subject: string; expires_at: string };
  devices: {
    id: string;
    shop: string;
    token_hash: string;
    last_seen_at: string;
    doc: JsonText<StoredDevice>;
  };
  pairing_codes: { hash: string; shop: string; expires_at: string };
  kept_secrets: { name: string; value: string };
  /** `used` bills of at most `max_uses`; null is without end. */
  user_coupons: {
    id: string;
    user: string | null;
    used: number;
    max_uses: number | null;
    doc: JsonText<StoredCoupon>;
  };
  coupon_uses: { coupon: string; session: string; used_at: string };
  /** Codes for everybody that members have made their own: each of them once. */
  coupon_claims: { coupon: string; user: string };
  /** Points left; `shop` is empty for those that count everywhere. */
  point_purses: { user: string; shop: string; balance: number };
  /** The same points by when they came, and what is left of each; the first to be lost are spent first. */
  point_lots: {
    id: string;
    user: string;
    shop: string;
    remaining: number;
    expires_at: string | null;
    session: string | null;
  };
  /** Rows are added, never changed. A bill earns once, and is taken back once. */
  point_entries: {
    id: string;
    user: string;
    shop: string;
    amount: number;
    reason: string;
    session: string | null;
    created_at: string;
    doc: JsonText<PointEntry>;
  };
  /** `record` is the redemption that holds, if any. */
  gifts: { id: string; user: string; record: string | null; doc: JsonText<StoredGift> };
  gift_records: {
    id: string;
    gift: string;
    user: string;
    shop: string;
    session: string | null;
    status: 'redeemed' | 'used' | 'givenBack';
    redeemed_at: string;
  };
  /** Rows are added, never changed. `entity` is the id of what was changed. */
  audit_log: {
    shop: string;
    id: string;
    at: string;
    action: string;
    entity: string;
    doc: JsonText<AuditEntry>;
  };
  sandbox_webhooks: { attempt: string; body: string; due_at: string; tries: number };
};
export type TableName = keyof Tables;
