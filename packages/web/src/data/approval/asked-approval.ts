import type { ReactNode } from 'react';
import { CallError } from '../calls/call-error.ts';
import type { ApprovalWanted } from './approval-wanted.ts';
import type { Given, Reason } from './approved-call.ts';

/** Content of the approval dialog that only the asking screen knows. */
export type ApprovalAbout = {
  /** Heading, such as "Void, with approval"; by the action when absent. */
  readonly title?: string;
  /** Dishes or bill that it is about. */
  readonly what?: ReactNode;
  /** Reason that was given before the call was made. */
  readonly said?: string;
  /** Sums that it changes, old beside new. */
  readonly changes?: ReactNode;
  /** Effect beside the sums, such as what the kitchen is told. */
  readonly told?: ReactNode;
  /** Reasons to choose from, as codes with their labels; with `withReason`. */
  readonly reasons?: readonly { readonly code: string; readonly label: string }[];
  /** True for a call without request id, the same however often it is made. */
  readonly isRepeatable?: boolean;
  /** Returns the data with the reason; absent where the call has its reason already, then none is asked for. */
  readonly withReason?: (
    data: Readonly<Record<string, unknown>>,
    reason: Reason,
  ) => Readonly<Record<string, unknown>>;
};

/** The part of an approval's content that shows what it is about and what it changes. */
export type ApprovalShown = Pick<ApprovalAbout, 'what' | 'said' | 'changes' | 'told'>;

/** An approval being asked for. */
export type AskedApproval = {
  readonly wanted: ApprovalWanted;
  readonly about: ApprovalAbout;
  /** Tries an approval. @throws {CallError} for a refused PIN, after which another may be tried */
  readonly attempt: (given: Given) => Promise<void>;
  /** Ends the asking: the call failed for another reason, or nobody approves. */
  readonly fail: (error: unknown) => void;
};

/** Returns the error of a call that nobody approved. */
export function notApproved({ wanted }: AskedApproval): CallError {
  return new CallError('approvalRequired', 403, wanted);
}
