import type { Migration } from './migration.ts';

const CATALOGUE_TABLES = [
  'shops',
  'sections',
  'categories',
  'sub_categories',
  'products',
  'product_options',
  'order_discounts',
  'tax_settings',
  'table_view_items',
  'payment_methods',
  'system_settings',
  'app_settings',
] as const;

/**
 * Catalogue, bills, tickets, payments and outbox. Keys of tables written by each order begin with the shop, so
 * that they can be partitioned by it.
 */
export const initial: Migration = {
  name: '0001-initial',
  statements: ({ countingKey, clustered }) => [
    ...CATALOGUE_TABLES.map(
      (table) => `create table ${table} (id text primary key, position integer not null, doc text not null)`,
    ),
    'create table staff (id text primary key, doc text not null)',
    `create table stock (
      shop text not null, product text not null, "option" text not null, value text not null,
      quantity bigint check (quantity >= 0), stock_mode text, online_mode text,
      primary key (shop, product, "option", value)) ${clustered}`,
    `create table table_sessions (
      shop text not null, id text not null, status text not null, type text not null, tv_status text not null,
      business_day text not null, created_at text not null, open_table text,
      version integer not null check (version >= 1), doc text not null,
      primary key (shop, id))`,
    'create unique index table_sessions_id on table_sessions (id)',
    'create unique index table_sessions_open_table on table_sessions (shop, open_table) where open_table is not null',
    'create index table_sessions_board on table_sessions (shop, business_day, tv_status)',
    'create index table_sessions_created on table_sessions (shop, created_at)',
    `create table session_lines (
      shop text not null, session text not null, id text not null, position integer not null, doc text not null,
      primary key (shop, session, id),
      foreign key (shop, session) references table_sessions (shop, id)) ${clustered}`,
    `create table restore_keys (
      hash text not null primary key, session text not null, shop text not null, created_at text not null,
      foreign key (shop, session) references table_sessions (shop, id)) ${clustered}`,
    `create table kitchen_tickets (
      shop text not null, id text not null, session text not null, status text not null,
      placed_at text not null, doc text not null,
      primary key (shop, id),
      foreign key (shop, session) references table_sessions (shop, id))`,
    'create index kitchen_tickets_status on kitchen_tickets (shop, status, placed_at)',
    'create index kitchen_tickets_session on kitchen_tickets (session)',
    `create table payment_attempts (
      shop text not null, id text not null, session text not null, status text not null,
      created_at text not null, expires_at text, doc text not null,
      primary key (shop, id),
      foreign key (shop, session) references table_sessions (shop, id))`,
    'create unique index payment_attempts_id on payment_attempts (id)',
    'create index payment_attempts_session on payment_attempts (session)',
    'create index payment_attempts_created on payment_attempts (shop, created_at)',
    'create index payment_attempts_expires on payment_attempts (expires_at) where expires_at is not null',
    `create table order_numbers (
      shop text not null, business_day text not null, next integer not null,
      primary key (shop, business_day)) ${clustered}`,
    `create table table_turns (
      shop text not null, view_item text not null, turns bigint not null,
      primary key (shop, view_item)) ${clustered}`,
    `create table idempotency (
      actor text not null, request_id text not null, hash text not null, answer text not null,
      created_at text not null, primary key (actor, request_id))`,
    `create table outbox (
      seq ${countingKey}, shop text not null, topic text not null, event text not null,
      entity text not null, data text not null)`,
    `create table sandbox_webhooks (
      attempt text not null primary key, body text not null, due_at text not null, tries integer not null)`,
  ],
};
