import type { PointEntry } from '@comanda/contract';
import type { Generated } from 'kysely';
import type { JsonText } from './json-text.ts';
import type { StoredCoupon, StoredCouponBatch, StoredGift } from './stored.ts';

/** The tables of coupons, points and gifts. */
export type PromotionTables = {
  /** `used` of at most `max_uses`; null is unlimited. */
  user_coupons: {
    id: string;
    user: string | null;
    used: number;
    max_uses: number | null;
    batch: Generated<string | null>;
    doc: JsonText<StoredCoupon>;
  };
  coupon_batches: {
    id: string;
    status: string;
    version: number;
    made: number;
    doc: JsonText<StoredCouponBatch>;
  };
  coupon_uses: { coupon: string; session: string; used_at: string };
  /** Public codes claimed by members, once each. */
  coupon_claims: { coupon: string; user: string };
  /** Point balances; `shop` is empty for points valid everywhere. */
  point_purses: { user: string; shop: string; balance: number };
  /** The same points by expiry, with the rest of each lot; the first to expire are spent first. */
  point_lots: {
    id: string;
    user: string;
    shop: string;
    remaining: number;
    expires_at: string | null;
    session: string | null;
  };
  /** Append-only. A bill earns once and is reversed once. */
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
  /** Append-only. Points given back after they had been spent; `created_at` is when they were earned. */
  spent_point_returns: { id: string; user: string; session: string; amount: number; created_at: string };
  /** `record` is the redemption in effect, if any. */
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
};
