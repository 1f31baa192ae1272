import type { StaffRole } from '@comanda/contract';
import { CallError } from '../calls/call-error.ts';

/** A person who may approve a call. */
type Approver = { readonly _id: string; readonly name: string; readonly role?: StaffRole };

/** The need of a refused call: the data of `approvalRequired` (T2.5). */
export type ApprovalWanted = {
  readonly action: string | undefined;
  /** Limit of the person's role and what the call comes to, in the action's unit. */
  readonly limit: number | undefined;
  readonly wanted: number | undefined;
  readonly approvers: readonly Approver[];
};

const isApprover = (value: unknown): value is Approver =>
  typeof value === 'object' &&
  value !== null &&
  '_id' in value &&
  'name' in value &&
  typeof value._id === 'string' &&
  typeof value.name === 'string';

const numberOf = (value: unknown) => (typeof value === 'number' ? value : undefined);

/** Returns what a failed call wants if it is an approval; undefined for any other failure. */
export function approvalWanted(error: unknown): ApprovalWanted | undefined {
  if (!(error instanceof CallError) || error.code !== 'approvalRequired') return undefined;
  const { action, limit, wanted, approvers } = error.data;
  return {
    action: typeof action === 'string' ? action : undefined,
    limit: numberOf(limit),
    wanted: numberOf(wanted),
    approvers: Array.isArray(approvers) ? approvers.filter(isApprover) : [],
  };
}

/** Codes of a refused PIN: the dialog stays, and another is asked for. */
const PIN_CODES: ReadonlySet<string> = new Set(['invalidPin', 'tooManyRequests']);

/** Returns true if a call failed for its approver's PIN, not for what it asks for. */
export function isPinRefused(error: unknown): boolean {
  return error instanceof CallError && (PIN_CODES.has(error.code) || approvalWanted(error) !== undefined);
}
