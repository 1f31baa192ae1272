import { ChangePerson, CreatePerson, DrawPin } from '../calls/people.ts';
import { type Person, Person as PersonSchema, PersonWithPin, StaffName } from '../entities/member.ts';
import { createCall, findCall, patchCall } from './call-spec.ts';

const requestId = '6c1d7b52-0f3e-4a9b-8d2c-5e7f9a1b3c4d';
const ling: Person = { _id: '0mm8k2p1cX3f8r', name: 'Ling', role: 'waiter', shops: ['harbour'] };

/** The calls for the people who work in the restaurant. */
export const PEOPLE_CALLS = {
  staff: {
    find: findCall(StaffName, {
      summary: 'Finds the people who work in the shop of a paired point-of-sale device, for its lock screen.',
      example: { query: {}, rows: [{ _id: 'staff1', name: 'Kit', role: 'cashier', drafts: 1 }] },
    }),
    create: createCall(CreatePerson, PersonWithPin, {
      summary:
        'Adds a member of staff and draws their PIN, which is returned once: a repeated request is answered without it.',
      refusals: ['forbidden', 'shopNotFound'],
      example: {
        data: { requestId, name: 'Ling', role: 'waiter', shops: ['harbour'] },
        answer: { ...ling, pin: '4829' },
      },
    }),
    patch: patchCall(ChangePerson, PersonWithPin, {
      summary:
        'Changes a member of staff. Another shop, promotion to manager or above, and reinstatement bring a new PIN; an archived person is signed out at once.',
      refusals: ['forbidden', 'notFound', 'shopNotFound', 'lastOwner'],
      example: {
        id: ling._id,
        data: { requestId, role: 'manager' },
        answer: { ...ling, role: 'manager', pin: '482913' },
      },
    }),
  },
  'staff/people': {
    find: findCall(PersonSchema, {
      summary:
        'Finds the members of staff of the shops whose people the caller manages, archived ones included.',
      example: { query: { role: 'waiter' }, rows: [ling] },
    }),
  },
  'staff/drawPin': {
    create: createCall(DrawPin, PersonWithPin, {
      summary: 'Draws a new PIN for a member of staff, returns it once, and ends their log-ins.',
      refusals: ['forbidden', 'notFound'],
      example: { data: { requestId, person: ling._id }, answer: { ...ling, pin: '7305' } },
    }),
  },
};
