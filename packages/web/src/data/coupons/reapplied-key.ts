/** Where it is remembered that a kept cart's codes have been asked for again. */
export const REAPPLIED_KEY = ['reappliedCoupons'];
