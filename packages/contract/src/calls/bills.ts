import Type, { type Static } from 'typebox';
import { VoidReason } from '../entities/audit.ts';
import { Closed, Id, RequestId } from '../schema.ts';

const RestoreKey = Type.String({ minLength: 1, maxLength: 64 });

/** create tableSessions/cancel: an order that nobody has paid or begun to make is called off. */
export const CancelSession = Closed(
  {
    requestId: RequestId,
    session: Id('session'),
    restoreKey: Type.Optional(RestoreKey),
    /** Staff have to give one. */
    reason: Type.Optional(VoidReason),
  },
  { $id: 'CancelSession' },
);
export type CancelSession = Static<typeof CancelSession>;

/** A manager's PIN, for what needs a second person. */
const Approval = Closed({ pin: Type.String({ minLength: 4, maxLength: 12, pattern: '^[0-9]+$' }) });

/** create tableSessions/void: staff take a bill, or lines of it, back. */
export const VoidSession = Closed(
  {
    requestId: RequestId,
    session: Id('session'),
    /** Lines that are taken off, each with its set's items; without them the whole bill. */
    lines: Type.Optional(Type.Array(Id('line'), { minItems: 1, maxItems: 200 })),
    reason: VoidReason,
    /** Of a manager or the owner, when the caller is neither. */
    approval: Type.Optional(Approval),
  },
  { $id: 'VoidSession' },
);
export type VoidSession = Static<typeof VoidSession>;
