import type { Minor, RuleId, RuleRejectionCode } from '../model/index.ts';

export type BillDiscount = { readonly rule: RuleId; readonly amount: Minor };
export type BillRejection = { readonly rule: RuleId; readonly code: RuleRejectionCode };
