import { TABLE_MARKS } from '@comanda/domain';
import Type, { type Static } from 'typebox';
import { Closed, Id, RequestId } from '../schema.ts';
import { Approval } from './approval.ts';

/** Data of create tableSessions/seat: opens the bill of guests whom staff seat at a table. */
export const SeatGuests = Closed(
  {
    requestId: RequestId,
    /** The tables; one for now. */
    tables: Type.Array(Id('viewItem'), { minItems: 1, maxItems: 1 }),
    /** The guests, which seat charges depend on. */
    capacity: Type.Integer({ minimum: 1, maximum: 1000 }),
    approval: Type.Optional(Approval),
  },
  { $id: 'SeatGuests' },
);
export type SeatGuests = Static<typeof SeatGuests>;

/** Data of create tables/mark: marks a table without a bill, or takes its mark off. */
export const MarkTable = Closed(
  {
    table: Id('viewItem'),
    /** `cleared`: free, or first `dirty` where the shop has its tables cleaned then. */
    mark: Type.Enum(['cleared', 'dirty', 'blocked']),
    /** The mark that was seen: a table that has another one by now stays as it is. */
    from: Type.Enum([...TABLE_MARKS, 'free']),
  },
  { $id: 'MarkTable' },
);
export type MarkTable = Static<typeof MarkTable>;

/** Data of create tableSessions/assign: gives a bill to a waiter. */
export const AssignBill = Closed(
  {
    requestId: RequestId,
    session: Id('session'),
    staff: Id('staff'),
    approval: Type.Optional(Approval),
  },
  { $id: 'AssignBill' },
);
export type AssignBill = Static<typeof AssignBill>;
