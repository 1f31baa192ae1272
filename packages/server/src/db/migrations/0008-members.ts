import type { Migration } from './migration.ts';

/**
 * Points, rewards and gifts. Balances are guarded by check constraints; the entries behind them are an
 * append-only ledger. `shop` is empty for points that are valid everywhere.
 */
export const members: Migration = {
  name: '0008-members',
  statements: ({ clustered, appendOnly }) => [
    'create table rewards (id text primary key, position integer not null, doc text not null)',
    `create table point_purses (
      "user" text not null, shop text not null, balance bigint not null check (balance >= 0),
      primary key ("user", shop)) ${clustered}`,
    `create table point_lots (
      id text not null primary key, "user" text not null, shop text not null,
      remaining bigint not null check (remaining >= 0), expires_at text, session text)`,
    'create index point_lots_purse on point_lots ("user", shop) where remaining > 0',
    'create index point_lots_expires on point_lots (expires_at) where remaining > 0 and expires_at is not null',
    `create table point_entries (
      id text not null primary key, "user" text not null, shop text not null,
      amount bigint not null check (amount <> 0), reason text not null, session text, created_at text not null,
      doc text not null)`,
    'create index point_entries_user on point_entries ("user", created_at)',
    "create unique index point_entries_earn on point_entries (session) where reason = 'earn'",
    'create index point_entries_session on point_entries (session) where session is not null',
    ...appendOnly('point_entries'),
    `create table gifts (
      id text not null primary key, "user" text not null, record text, doc text not null)`,
    'create index gifts_user on gifts ("user")',
    `create table gift_records (
      id text not null primary key, gift text not null, "user" text not null, shop text not null, session text,
      status text not null check (status in ('redeemed', 'used', 'givenBack')), redeemed_at text not null,
      foreign key (gift) references gifts (id))`,
    `create unique index gift_records_once on gift_records (gift) where status <> 'givenBack'`,
    `create table coupon_claims (
      coupon text not null, "user" text not null, primary key (coupon, "user"),
      foreign key (coupon) references user_coupons (id)) ${clustered}`,
    'alter table user_coupons add column "user" text',
    'create index user_coupons_user on user_coupons ("user") where "user" is not null',
    'alter table table_sessions add column "user" text',
    'create index table_sessions_user on table_sessions ("user", created_at) where "user" is not null',
  ],
};
