import type { Migration } from './migration.ts';

/** Members' cards that payment providers keep (payments M2.10); `next_try_at` is set once one is to be forgotten there. */
export const memberWallets: Migration = {
  name: '0150-member-wallets',
  statements: () => [
    `create table member_wallets (
      id text not null primary key, "user" text not null, account text not null, next_try_at text,
      doc text not null)`,
    'create index member_wallets_user on member_wallets ("user")',
    'create index member_wallets_forget on member_wallets (next_try_at) where next_try_at is not null',
  ],
};
