import type { TableName, Tables } from '../db/index.ts';

type Column<Name extends TableName> = keyof Tables[Name] & string;

/** A table of an export: its key, by which it is read page by page, and its other columns. */
type Exported<Name extends TableName> = {
  readonly key: readonly Column<Name>[];
  readonly columns: readonly Column<Name>[];
  /** The columns that hold JSON. */
  readonly json: readonly Column<Name>[];
  /** The fields of its documents that are left out: hashes, keys and addresses that open something. */
  readonly hidden?: readonly string[];
};
type Choice = { readonly [Name in TableName]: Exported<Name> | 'leftOut' };

const DOCUMENTS = {
  key: ['id'],
  columns: ['position', 'doc', 'version', 'code', 'archived_at'],
  json: ['doc'],
} as const;

/**
 * Every table, exported or left out: a new one without a line here is a type error. Parents come before the rows that
 * refer to them. Left out are credentials, links and their mails, what nodes keep for themselves, and what triggers make.
 */
const CHOICES = {
  system_settings: DOCUMENTS,
  app_settings: DOCUMENTS,
  shops: DOCUMENTS,
  sections: DOCUMENTS,
  categories: DOCUMENTS,
  sub_categories: DOCUMENTS,
  products: DOCUMENTS,
  product_options: DOCUMENTS,
  order_discounts: DOCUMENTS,
  tax_settings: DOCUMENTS,
  table_view_items: DOCUMENTS,
  payment_methods: DOCUMENTS,
  vip_levels: DOCUMENTS,
  rewards: DOCUMENTS,
  catalogue_scopes: 'leftOut',
  stock: {
    key: ['shop', 'product', 'option', 'value'],
    columns: ['quantity', 'stock_mode', 'online_mode', 'sold_out', 'resume_at'],
    json: [],
  },
  change_sets: {
    key: ['id'],
    columns: [
      'status',
      'slot',
      'version',
      'number',
      'due_at',
      'created_at',
      'updated_at',
      'published_at',
      'doc',
    ],
    json: ['doc'],
  },
  change_set_edits: {
    key: ['change_set', 'list', 'entity', 'path'],
    columns: ['position', 'crossed', 'doc'],
    json: ['doc'],
  },
  till_settings: { key: ['shop'], columns: ['doc'], json: ['doc'] },
  staff: { key: ['id'], columns: ['seen_at', 'doc'], json: ['doc'], hidden: ['pinHash', 'passwordHash'] },
  devices: {
    key: ['id'],
    columns: ['shop', 'letter', 'last_seen_at', 'beat', 'doc'],
    json: ['beat', 'doc'],
  },
  users: { key: ['id'], columns: ['email', 'phone', 'doc'], json: ['doc'], hidden: ['passwordHash'] },
  coupon_batches: { key: ['id'], columns: ['status', 'version', 'made', 'doc'], json: ['doc'] },
  user_coupons: { key: ['id'], columns: ['user', 'used', 'max_uses', 'batch', 'doc'], json: ['doc'] },
  coupon_uses: { key: ['coupon', 'session'], columns: ['used_at'], json: [] },
  coupon_claims: { key: ['coupon', 'user'], columns: [], json: [] },
  point_purses: { key: ['user', 'shop'], columns: ['balance'], json: [] },
  point_lots: {
    key: ['id'],
    columns: ['user', 'shop', 'remaining', 'expires_at', 'session'],
    json: [],
  },
  point_entries: {
    key: ['id'],
    columns: ['user', 'shop', 'amount', 'reason', 'session', 'created_at', 'doc'],
    json: ['doc'],
  },
  spent_point_returns: {
    key: ['id'],
    columns: ['user', 'session', 'amount', 'created_at'],
    json: [],
  },
  gifts: { key: ['id'], columns: ['user', 'record', 'doc'], json: ['doc'] },
  gift_records: {
    key: ['id'],
    columns: ['gift', 'user', 'shop', 'session', 'status', 'redeemed_at'],
    json: [],
  },
  table_sessions: {
    key: ['shop', 'id'],
    columns: [
      'status',
      'type',
      'tv_status',
      'business_day',
      'created_at',
      'open_table',
      'user',
      'device',
      'paid_at',
      'phone',
      'version',
      'doc',
    ],
    json: ['doc'],
  },
  session_lines: { key: ['shop', 'session', 'id'], columns: ['position', 'doc', 'own'], json: ['doc'] },
  kitchen_tickets: {
    key: ['shop', 'id'],
    columns: ['session', 'status', 'placed_at', 'fire_at', 'doc'],
    json: ['doc'],
  },
  table_marks: { key: ['shop', 'id'], columns: ['mark', 'marked_at', 'session', 'version'], json: [] },
  staff_calls: { key: ['shop', 'id'], columns: ['session', 'status', 'called_at', 'doc'], json: ['doc'] },
  drafts: {
    key: ['shop', 'id'],
    columns: ['session', 'staff', 'status', 'updated_at', 'doc'],
    json: ['doc'],
  },
  payment_accounts: {
    key: ['id'],
    columns: ['provider', 'silent_attempts', 'doc'],
    json: ['doc'],
    hidden: ['secrets', 'former'],
  },
  terminals: { key: ['id'], columns: ['shop', 'account', 'reader', 'turns', 'doc'], json: ['doc'] },
  payment_attempts: {
    key: ['shop', 'id'],
    columns: [
      'session',
      'status',
      'created_at',
      'expires_at',
      'bank_ref',
      'incident',
      'ref',
      'payment_ref',
      'account',
      'next_check_at',
      'checked_at',
      'terminal',
      'doc',
    ],
    json: ['doc'],
    // the page of one guest, at the provider or here
    hidden: ['redirect', 'page'],
  },
  refunds: {
    key: ['shop', 'id'],
    columns: ['session', 'payment', 'status', 'created_at', 'next_try_at', 'doc'],
    json: ['doc'],
  },
  disputes: {
    key: ['id'],
    columns: ['shop', 'session', 'payment', 'provider_ref', 'status', 'created_at', 'doc'],
    json: ['doc'],
  },
  tax_invoices: {
    key: ['shop', 'id'],
    columns: ['session', 'account', 'status', 'created_at', 'next_try_at', 'leased_until', 'doc'],
    json: ['doc'],
  },
  provider_events: { key: ['account', 'id'], columns: ['attempt', 'at'], json: [] },
  order_numbers: { key: ['shop', 'business_day'], columns: ['next'], json: [] },
  pickup_slots: { key: ['shop', 'at'], columns: ['taken'], json: [] },
  table_codes: { key: ['shop', 'view_item'], columns: ['version'], json: [] },
  audit_log: { key: ['shop', 'id'], columns: ['at', 'action', 'entity', 'doc'], json: ['doc'] },
  claims: 'leftOut',
  restore_keys: 'leftOut',
  api_tokens: 'leftOut',
  // a card is of no use without its provider's token
  member_wallets: 'leftOut',
  table_turns: 'leftOut',
  // bills that were erased are so in the export, too
  erased_contacts: 'leftOut',
  idempotency: 'leftOut',
  outbox: 'leftOut',
  log_ins: 'leftOut',
  guesses: 'leftOut',
  mails: 'leftOut',
  invitations: 'leftOut',
  second_factors: 'leftOut',
  recovery_codes: 'leftOut',
  password_resets: 'leftOut',
  pairing_codes: 'leftOut',
  kept_secrets: 'leftOut',
  exports: 'leftOut',
  sandbox_webhooks: 'leftOut',
} as const satisfies Choice;

/** A table of an export, as its rows are read and written. */
export type ExportedTable = {
  readonly name: TableName;
  readonly key: readonly string[];
  /** All of its columns, the key first. */
  readonly columns: readonly string[];
  readonly json: ReadonlySet<string>;
  readonly hidden: ReadonlySet<string>;
};

/** The tables of an export, in the order in which they are loaded. */
export const EXPORTED_TABLES: readonly ExportedTable[] = Object.entries<Exported<never> | 'leftOut'>(
  CHOICES,
).flatMap(([name, choice]) => {
  if (choice === 'leftOut') return [];
  const { key, columns, json, hidden = [] } = choice;
  // the cast is sound: the names are those of `Choice`
  const table = { name: name as TableName, key, columns: [...key, ...columns] };
  return [{ ...table, json: new Set(json), hidden: new Set(hidden) }];
});
