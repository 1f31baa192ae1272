import Type, { type Static } from 'typebox';
import { StaffRole } from '../entities/member.ts';
import { Closed, Id, OneLine, RequestId } from '../schema.ts';

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

/** Data of create staff/drawPin: the person who gets a new PIN. */
export const DrawPin = Closed({ requestId: RequestId, person: Id('staff') }, { $id: 'DrawPin' });
export type DrawPin = Static<typeof DrawPin>;
