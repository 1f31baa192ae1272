import type { Migration } from './migration.ts';

/** Coupon codes with their use counts, and the bills they were used on: at most once per bill. */
export const userCoupons: Migration = {
  name: '0003-user-coupons',
  statements: ({ clustered }) => [
    `create table user_coupons (
      id text not null primary key, used bigint not null check (used >= 0), max_uses bigint, doc text not null,
      check (max_uses is null or used <= max_uses))`,
    `create table coupon_uses (
      coupon text not null, session text not null, used_at text not null,
      primary key (coupon, session),
      foreign key (coupon) references user_coupons (id)) ${clustered}`,
  ],
};
