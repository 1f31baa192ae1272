import Type, { type Static } from 'typebox';
import { VoidReason } from '../entities/audit.ts';
import { Closed, Id, RequestId } from '../schema.ts';
import { Approval } from './approval.ts';

const RestoreKey = Type.String({ minLength: 1, maxLength: 64 });

/** Data of create tableSessions/cancel: cancels an order that is neither paid nor in preparation. */
export const CancelSession = Closed(
  {
    requestId: RequestId,
    session: Id('session'),
    restoreKey: Type.Optional(RestoreKey),
    /** Required from staff. */
    reason: Type.Optional(VoidReason),
    /** The approval of somebody who may void, if the caller may not; from staff only. */
    approval: Type.Optional(Approval),
  },
  { $id: 'CancelSession' },
);
export type CancelSession = Static<typeof CancelSession>;

/** Data of create tableSessions/void: staff void a bill, or lines of it. */
export const VoidSession = Closed(
  {
    requestId: RequestId,
    session: Id('session'),
    /** The lines to void, each with its set items; the whole bill when absent. */
    lines: Type.Optional(Type.Array(Id('line'), { minItems: 1, maxItems: 200 })),
    reason: VoidReason,
    /** The approval of somebody who may void, if the caller may not. */
    approval: Type.Optional(Approval),
  },
  { $id: 'VoidSession' },
);
export type VoidSession = Static<typeof VoidSession>;

/** Data of create tableSessions/accept: staff accept an order from a guest's phone. */
export const AcceptSession = Closed(
  {
    requestId: RequestId,
    session: Id('session'),
    /** The minutes until it is ready, or delivered at the door; the estimate stays as it is when absent. */
    minutes: Type.Optional(Type.Integer({ minimum: 0, maximum: 600 })),
  },
  { $id: 'AcceptSession' },
);
export type AcceptSession = Static<typeof AcceptSession>;

/** Data of create tableSessions/receipt: asks for the link to a bill's receipt. */
export const ReceiptRequest = Closed(
  { session: Id('session'), restoreKey: Type.Optional(RestoreKey) },
  { $id: 'ReceiptRequest' },
);
export type ReceiptRequest = Static<typeof ReceiptRequest>;

/** The link to a bill's receipt, whose key reads this bill and does nothing else. */
export const ReceiptLink = Closed(
  {
    url: Type.String(),
    /** The link as a code, an SVG document. */
    svg: Type.String(),
  },
  { $id: 'ReceiptLink' },
);
export type ReceiptLink = Static<typeof ReceiptLink>;

/** Data of create tableSessions/decline: staff decline an order from a guest's phone. */
export const DeclineSession = Closed(
  { requestId: RequestId, session: Id('session'), reason: VoidReason },
  { $id: 'DeclineSession' },
);
export type DeclineSession = Static<typeof DeclineSession>;
