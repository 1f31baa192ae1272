import type { Migration } from './migration.ts';

/** Coupon codes that are made together (office B4.8), and the batch that a code is of. */
export const couponBatches: Migration = {
  name: '0160-coupon-batches',
  statements: () => [
    `create table coupon_batches (
      id text not null primary key, status text not null, version integer not null, made integer not null,
      doc text not null)`,
    'alter table user_coupons add column batch text',
    'create index user_coupons_batch on user_coupons (batch, id) where batch is not null',
  ],
};
