import { VOID_REASONS } from '@comanda/domain';
import Type, { type Static } from 'typebox';
import { Closed, Entity, Id, Instant, PlainText, ShortText } from '../schema.ts';
import { StaffRole } from './member.ts';

/** The reason for taking something off a bill. */
export const VoidReasonCode = Type.Enum(VOID_REASONS);
export type VoidReasonCode = Static<typeof VoidReasonCode>;

export const VoidReason = Closed({ code: VoidReasonCode, text: Type.Optional(PlainText(200)) });
export type VoidReason = Static<typeof VoidReason>;

const AuditAction = Type.Enum([
  'cancelOrder',
  'voidBill',
  'voidLines',
  'acceptOrder',
  'declineOrder',
  /** Prices set by hand, with a placement or later. */
  'priceLines',
  'changeLines',
  'changeDiscounts',
  'adjustBill',
  'testBill',
  'changeStock',
  'confirmPayment',
  'takePayment',
  'refundPayment',
  'decidePayment',
  /** The account of a provider; `after` names the secrets that changed, never their values. */
  'createPaymentAccount',
  'changePaymentAccount',
  'removePaymentAccount',
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
  'changeTillSettings',
  'assignBill',
  'fireCourse',
  'holdCourse',
  'rushOrder',
  /** A member of staff, the entity, was added or changed; `after` tells of a new PIN, not the PIN. */
  'createPerson',
  'changePerson',
  'drawPin',
  /** A link that sets a person's password for the office was made, and was used. */
  'invitePerson',
  'acceptInvitation',
  /** A person set up or ended their second factor, as `after` tells. */
  'setSecondFactor',
  /** Edits of the catalogue that were published; the entity is the change set, `after` has the edits. */
  'publishChanges',
  /** An empty installation got its organisation and its owner, the entity. */
  'claimOrganisation',
  /** A link that sets the password of an owner, the entity, was made at the machine. */
  'issueOwnerLink',
  /** A call that the permission table refused; `after` names the action. */
  'refused',
]);

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
  /** The paired device it was made on. */
  device: Type.Optional(Id('device')),
  /** The person whose PIN approved it. */
  approver: Type.Optional(Person),
  reason: Type.Optional(VoidReason),
  before: Type.Optional(State),
  after: Type.Optional(State),
});
export type AuditEntry = Static<typeof AuditEntry>;
