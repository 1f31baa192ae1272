import { newRequestId } from '../../lib/request-id.ts';
import { type ApprovalWanted, approvalWanted } from './approval-wanted.ts';

/** Approval of a call by a person's PIN, as calls take it. */
type Approval = { readonly staff?: string; readonly pin: string };

/** Reason of a reduction or a void. */
export type Reason = { readonly code: string; readonly text?: string };

/** Answer of the person who approves. */
export type Given = { readonly approval: Approval; readonly reason?: Reason };

/** Repeats a refused call with an approval. */
export type Attempt<Answer> = (given: Given) => Promise<Answer>;

type Data = Readonly<Record<string, unknown>>;

type ApprovedCall<Answer> = {
  /** Data of the call; gets a `requestId` unless it has one or the call takes none. */
  readonly data: Data;
  /** True for a call without request id, the same however often it is made. */
  readonly isRepeatable?: boolean | undefined;
  /** Makes the call. */
  readonly send: (data: Data) => Promise<Answer>;
  /** Returns the data with the reason that was given; absent where the call has its reason already. */
  readonly withReason?: ((data: Data, reason: Reason) => Data) | undefined;
  /** Asks for the approval, and resolves with what an attempt with it answers. */
  readonly ask: (wanted: ApprovalWanted, attempt: Attempt<Answer>) => Promise<Answer>;
};

/**
 * Makes a call and, if it needs approval, asks for one and repeats the same call with the same `requestId` (T2.5).
 * The person signed in stays signed in. @throws {CallError} what the call is refused for, `approvalRequired` if nobody approves
 */
export async function approvedCall<Answer>(call: ApprovedCall<Answer>): Promise<Answer> {
  const { send, withReason, ask, isRepeatable = false } = call;
  const data = { ...(!isRepeatable && { requestId: newRequestId() }), ...call.data };
  try {
    return await send(data);
  } catch (error) {
    const wanted = approvalWanted(error);
    if (wanted === undefined) throw error;
    return ask(wanted, ({ approval, reason }) => {
      const reasoned = reason === undefined || withReason === undefined ? data : withReason(data, reason);
      return send({ ...reasoned, approval });
    });
  }
}
