import type { Minor, RuleId, RuleRejectionCode } from '../model/index.ts';

/** The amount that a rule takes off the bill, in minor units. */
export type BillDiscount = { readonly rule: RuleId; readonly amount: Minor };
/** A rule that did not apply, with the reason. */
export type BillRejection = { readonly rule: RuleId; readonly code: RuleRejectionCode };
