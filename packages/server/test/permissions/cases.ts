import { CATALOGUE_CASES } from './catalogue-cases.ts';
import { IDENTITY_CASES } from './identity-cases.ts';
import { MEMBER_CASES } from './member-cases.ts';
import { OFFICE_CASES } from './office-cases.ts';
import { PAYMENT_CASES } from './payment-cases.ts';
import type { CallName, PermissionCase } from './permission-case.ts';
import { SESSION_CASES } from './session-cases.ts';
import { STAFF_CASES } from './staff-cases.ts';

/** Request of each call; a missing call is a type error. */
export const CASES: { readonly [Name in CallName]: PermissionCase } = {
  ...IDENTITY_CASES,
  ...CATALOGUE_CASES,
  ...OFFICE_CASES,
  ...MEMBER_CASES,
  ...SESSION_CASES,
  ...PAYMENT_CASES,
  ...STAFF_CASES,
};
