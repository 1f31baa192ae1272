import type { Static, TSchema } from 'typebox';
import type { SERVICES, ServiceMethod, ServicePath } from '../services.ts';
import { API_TOKEN_CALLS } from './api-token-calls.ts';
import { AVATAR_CALLS } from './avatar-calls.ts';
import { BILL_SERVICE_CALLS } from './bill-service-calls.ts';
import type { AnyCall, CallOf } from './call-spec.ts';
import { CATALOGUE_CALLS } from './catalogue-calls.ts';
import { CHANGE_SET_CALLS } from './change-set-calls.ts';
import { COUPON_BATCH_CALLS } from './coupon-batch-calls.ts';
import { DEVICE_CALLS } from './device-calls.ts';
import { DISPUTE_CALLS } from './dispute-calls.ts';
import { DRAFT_CALLS } from './draft-calls.ts';
import { EXPORT_CALLS } from './export-calls.ts';
import { HANDOVER_CALLS } from './handover-calls.ts';
import { AUTHENTICATION_CALLS, USER_CALLS } from './identity-calls.ts';
import { MEMBER_CALLS } from './member-calls.ts';
import { MEMBER_IMPORT_CALLS } from './member-import-calls.ts';
import { AUDIT_CALLS, OPERATIONS_CALLS, PAYMENT_CALLS } from './operations-calls.ts';
import { PAYMENT_ACCOUNT_CALLS } from './payment-account-calls.ts';
import { PEOPLE_CALLS } from './people-calls.ts';
import { PRIVACY_CALLS } from './privacy-calls.ts';
import { REFUND_CALLS } from './refund-calls.ts';
import { SAVED_CARD_CALLS } from './saved-card-calls.ts';
import { SESSION_CALLS } from './session-calls.ts';
import { SETUP_CALLS } from './setup-calls.ts';
import { TAX_INVOICE_CALLS } from './tax-invoice-calls.ts';
import { TERMINAL_CALLS } from './terminal-calls.ts';

type MethodOf<Path extends ServicePath> = (typeof SERVICES)[Path]['methods'][number];
type CallTable = {
  readonly [Path in ServicePath]: { readonly [Method in MethodOf<Path>]: CallOf<Method> };
};

/**
 * The table of all calls: the single description that validators, query rules, the API page and the tests with the
 * Feathers client are made from. A method of `SERVICES` without an entry is a type error here.
 */
export const CALLS = {
  ...AUTHENTICATION_CALLS,
  ...USER_CALLS,
  ...SETUP_CALLS,
  ...DEVICE_CALLS,
  ...CATALOGUE_CALLS,
  ...CHANGE_SET_CALLS,
  ...SESSION_CALLS,
  ...BILL_SERVICE_CALLS,
  ...HANDOVER_CALLS,
  ...PAYMENT_CALLS,
  ...PAYMENT_ACCOUNT_CALLS,
  ...TERMINAL_CALLS,
  ...PEOPLE_CALLS,
  ...API_TOKEN_CALLS,
  ...EXPORT_CALLS,
  ...COUPON_BATCH_CALLS,
  ...REFUND_CALLS,
  ...DISPUTE_CALLS,
  ...SAVED_CARD_CALLS,
  ...TAX_INVOICE_CALLS,
  ...AUDIT_CALLS,
  ...OPERATIONS_CALLS,
  ...DRAFT_CALLS,
  ...MEMBER_CALLS,
  ...MEMBER_IMPORT_CALLS,
  ...AVATAR_CALLS,
  ...PRIVACY_CALLS,
} satisfies CallTable;

type Calls = typeof CALLS;
type PathWith<Method extends ServiceMethod> = {
  [Path in ServicePath]: Calls[Path] extends { readonly [Name in Method]: unknown } ? Path : never;
}[ServicePath];
/** The paths of services with a `find`, a `get` or a `create`. */
export type FindPath = PathWith<'find'>;
export type GetPath = PathWith<'get'>;
export type CreatePath = PathWith<'create'>;
type CreateOf<Path extends CreatePath> = Calls[Path] extends { create: infer Create } ? Create : never;
/** The data of a service's `create`. */
export type CreateData<Path extends CreatePath> =
  CreateOf<Path> extends { readonly data: infer Data extends TSchema } ? Static<Data> : never;
/** The answer of a service's `create`. */
export type CreateAnswer<Path extends CreatePath> =
  CreateOf<Path> extends { readonly answer: infer Answer extends TSchema } ? Static<Answer> : never;

/** A call with its path and method. */
export type NamedCall = {
  readonly path: ServicePath;
  readonly method: ServiceMethod;
  readonly call: AnyCall;
};

/** Returns all calls. */
export function everyCall(): readonly NamedCall[] {
  // the casts are sound: the table is keyed by the names of `SERVICES`
  return Object.entries(CALLS).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]): NamedCall => {
      return { path: path as ServicePath, method: method as ServiceMethod, call };
    }),
  );
}
