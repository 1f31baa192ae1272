/** Query key that marks a saved cart's codes as validated again. */
export const REAPPLIED_KEY = ['reappliedCoupons'];
