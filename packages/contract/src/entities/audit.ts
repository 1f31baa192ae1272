import { VOID_REASONS } from '@comanda/domain';
import Type, { type Static } from 'typebox';
import { AUDIT_ACTIONS } from '../audit-actions.ts';
import { Closed, Entity, Id, Instant, OneLine, PlainText, ShortText } from '../schema.ts';
import { StaffRole } from './member.ts';

/** The reason for taking something off a bill. */
export const VoidReasonCode = Type.Enum(VOID_REASONS);
export type VoidReasonCode = Static<typeof VoidReasonCode>;

export const VoidReason = Closed({ code: VoidReasonCode, text: Type.Optional(PlainText(200)) });
export type VoidReason = Static<typeof VoidReason>;

const AuditAction = Type.Enum(AUDIT_ACTIONS);

const Person = Closed({ _id: Id('staff'), name: ShortText(100), role: StaffRole });
const State = Type.Record(Type.String(), Type.Unknown());

/** A change made by the staff: written in the transaction of the change, never altered. */
export const AuditEntry = Entity('AuditEntry', {
  _id: Id('audit'),
  shop: Id('shop'),
  at: Instant,
  action: AuditAction,
  /** The id of what was changed: a bill, a product, a payment, a table, a device or the shop. */
  entity: Type.String({ minLength: 1, maxLength: 64 }),
  /** The person who made the change; absent for the program itself. */
  staff: Type.Optional(Person),
  /** The program that made the change with a token of its own. */
  token: Type.Optional(Closed({ _id: Id('apiToken'), name: OneLine(60) })),
  /** The paired device it was made on. */
  device: Type.Optional(Id('device')),
  /** The person whose PIN approved it. */
  approver: Type.Optional(Person),
  reason: Type.Optional(VoidReason),
  before: Type.Optional(State),
  after: Type.Optional(State),
});
export type AuditEntry = Static<typeof AuditEntry>;
