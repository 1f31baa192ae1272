import type { Shop, UserCoupon, ValidateCoupon, ValidatedCoupon } from '@comanda/contract';
import type { Coupons } from '../core.ts';
import { shopOf } from '../ordering/availability.ts';
import { readSession } from '../ordering/session-store.ts';
import type { Workshop } from '../ordering/workshop.ts';
import { couponsOf } from './bring-coupons.ts';
import { readCoupon } from './coupon-store.ts';
import { couponVerdict } from './held-coupon.ts';

/** Codes that guests bring. */
export function createCoupons(workshop: Workshop): Coupons {
  return {
    validate: (call) => validate(workshop, call),
    async get(id) {
      const record = await readCoupon(workshop.read, id);
      // A member's coupon is nobody else's business, and nobody is signed in as one.
      if (!record || record.coupon._id !== id || record.coupon.user !== undefined) return undefined;
      const { session: _session, ...coupon } = record.coupon;
      const status: UserCoupon['status'] = record.isUsedUp ? 'used' : coupon.status;
      return { ...coupon, status };
    },
  };
}

async function validate(workshop: Workshop, call: ValidateCoupon): Promise<ValidatedCoupon> {
  const { coupon: code, session: id } = call;
  const session = id === undefined ? undefined : (await readSession(workshop.read, id)).session;
  const shop = await shopFor(workshop, code, session?.shop ?? call.shop);
  if (!shop) return { status: 'invalidCode' };
  const coupons = couponsOf(workshop, session?.discounts ?? []);
  const verdict = await couponVerdict(workshop.read, workshop, code, { shop, session: id, coupons });
  return 'refusal' in verdict
    ? { status: verdict.refusal }
    : { status: 'valid', userCoupon: verdict.id, coupon: verdict.rule };
}

/** Where a code is asked about: in the shop named, else in one where it holds. */
async function shopFor(
  workshop: Workshop,
  code: string,
  named: string | undefined,
): Promise<Shop | undefined> {
  if (named !== undefined) return shopOf(workshop, named);
  const record = await readCoupon(workshop.read, code);
  const [first] = record?.coupon.shops ?? [];
  return first === undefined ? workshop.catalogue.list('shops')[0] : workshop.catalogue.get('shops', first);
}
