import { VOID_REASONS } from '@comanda/domain';
import Type, { type Static } from 'typebox';
import { Closed, Entity, Id, Instant, PlainText, ShortText } from '../schema.ts';
import { StaffRole } from './member.ts';

/** Why something was taken off a bill. */
export const VoidReasonCode = Type.Enum(VOID_REASONS);
export type VoidReasonCode = Static<typeof VoidReasonCode>;

export const VoidReason = Closed({ code: VoidReasonCode, text: Type.Optional(PlainText(200)) });
export type VoidReason = Static<typeof VoidReason>;

const AuditAction = Type.Enum([
  'cancelOrder',
  'voidBill',
  'voidLines',
  'changeStock',
  'confirmPayment',
  'rotateTableCode',
  'changeShop',
  'setTableTimes',
  'changeCapacity',
  'issueCoupon',
  'issueGift',
  'adjustPoints',
  'changeUser',
  'changeDevice',
  'revokeDevice',
]);

const Person = Closed({ _id: Id('staff'), name: ShortText(100), role: StaffRole });
const State = Type.Record(Type.String(), Type.Unknown());

/** What somebody who works here changed: added in the transaction of the change, and there for good. */
export const AuditEntry = Entity('AuditEntry', {
  _id: Id('audit'),
  shop: Id('shop'),
  at: Instant,
  action: AuditAction,
  /** What was changed: a bill, a product, a payment, a table, a device or the shop. */
  entity: Type.String({ minLength: 1, maxLength: 64 }),
  /** Who did it; absent for the program itself. */
  staff: Type.Optional(Person),
  /** The paired device that it was done on. */
  device: Type.Optional(Id('device')),
  /** Whose PIN it was approved with. */
  approver: Type.Optional(Person),
  reason: Type.Optional(VoidReason),
  before: Type.Optional(State),
  after: Type.Optional(State),
});
export type AuditEntry = Static<typeof AuditEntry>;
