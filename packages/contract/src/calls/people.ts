import Type, { type Static } from 'typebox';
import { StaffRole } from '../entities/member.ts';
import { Closed, Id, OneLine, RequestId } from '../schema.ts';
import { FactorCode } from './authentication.ts';
import { Email, NewPassword } from './users.ts';

/** The shops somebody works in; only an owner may have none, which means all. */
const Shops = Type.Array(Id('shop'), { maxItems: 1000, uniqueItems: true });

/** Data of create staff: a new member of staff, whose PIN is drawn. */
export const CreatePerson = Closed(
  { requestId: RequestId, name: OneLine(100), role: StaffRole, shops: Shops },
  { $id: 'CreatePerson' },
);
export type CreatePerson = Static<typeof CreatePerson>;

/** Data of patch staff. */
export const ChangePerson = Closed(
  {
    requestId: RequestId,
    name: Type.Optional(OneLine(100)),
    role: Type.Optional(StaffRole),
    shops: Type.Optional(Shops),
    /** True for somebody who works here no more, false for somebody who is back. */
    archived: Type.Optional(Type.Boolean()),
  },
  { $id: 'ChangePerson' },
);
export type ChangePerson = Static<typeof ChangePerson>;

/** Data of create staff/invite: the person, and the address that they will log in to the office with. */
export const InvitePerson = Closed(
  { requestId: RequestId, person: Id('staff'), email: Email },
  { $id: 'InvitePerson' },
);
export type InvitePerson = Static<typeof InvitePerson>;

/** Data of create staff/acceptInvitation: the token of the link, and the password chosen. */
export const AcceptInvitation = Closed(
  { token: Type.String({ minLength: 1, maxLength: 128 }), password: NewPassword },
  { $id: 'AcceptInvitation' },
);
export type AcceptInvitation = Static<typeof AcceptInvitation>;

/** The address that the invited person logs in with from now on. */
export const AcceptedInvitation = Closed({ email: Email }, { $id: 'AcceptedInvitation' });
export type AcceptedInvitation = Static<typeof AcceptedInvitation>;

/** Data of create users/secondFactor/confirm: a code that the app shows. */
export const ConfirmFactor = Closed({ code: FactorCode }, { $id: 'ConfirmFactor' });
export type ConfirmFactor = Static<typeof ConfirmFactor>;

/** A new second factor: its secret, the address that holds it, and the code to photograph. */
export const NewFactor = Closed(
  { secret: Type.String(), url: Type.String(), svg: Type.String() },
  { $id: 'NewFactor' },
);
export type NewFactor = Static<typeof NewFactor>;

/** The recovery codes of a second factor, each good once in place of a code; they are returned once. */
export const ConfirmedFactor = Closed({ codes: Type.Array(Type.String()) }, { $id: 'ConfirmedFactor' });
export type ConfirmedFactor = Static<typeof ConfirmedFactor>;

/** Data of create logIns/prove: the password of the person signed in. */
export const ProveLogIn = Closed(
  { password: Type.String({ minLength: 1, maxLength: 128 }) },
  { $id: 'ProveLogIn' },
);
export type ProveLogIn = Static<typeof ProveLogIn>;

/** Data of create staff/drawPin: the person who gets a new PIN. */
export const DrawPin = Closed({ requestId: RequestId, person: Id('staff') }, { $id: 'DrawPin' });
export type DrawPin = Static<typeof DrawPin>;
