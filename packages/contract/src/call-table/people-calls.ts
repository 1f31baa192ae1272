import {
  AcceptedInvitation,
  AcceptInvitation,
  ChangePerson,
  ConfirmedFactor,
  ConfirmFactor,
  CreatePerson,
  DrawPin,
  InvitePerson,
  NewFactor,
  ProveLogIn,
} from '../calls/people.ts';
import { Done, Nothing } from '../calls/users.ts';
import {
  InvitedPerson,
  LogIn,
  type Person,
  Person as PersonSchema,
  PersonWithPin,
  SecondFactor,
  StaffName,
} from '../entities/member.ts';
import { createCall, findCall, patchCall, removeCall } from './call-spec.ts';

const requestId = '6c1d7b52-0f3e-4a9b-8d2c-5e7f9a1b3c4d';
const ling: Person = { _id: '0mm8k2p1cX3f8r', name: 'Ling', role: 'waiter', shops: ['harbour'] };

const logIn: LogIn = {
  ...{ _id: '0mm8k2p1dY4g9s', staff: 'owner1', name: 'Ada', strength: 'password', shop: 'harbour' },
  ...{ createdAt: '2026-03-02T03:00:00.000Z', expiresAt: '2026-03-02T15:00:00.000Z' },
  lastSeenAt: '2026-03-02T04:00:00.000Z',
};

/** The calls for the people who work in the restaurant. */
export const PEOPLE_CALLS = {
  staff: {
    find: findCall(StaffName, {
      summary: 'Finds the people who work in the shop of a paired point-of-sale device, for its lock screen.',
      example: { query: {}, rows: [{ _id: 'staff1', name: 'Kit', role: 'cashier', drafts: 1, tables: 3 }] },
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
  'staff/invite': {
    create: createCall(InvitePerson, InvitedPerson, {
      summary:
        'Invites a member of staff to choose a password for the back office, by a link that is good once and for 72 hours. It is mailed; without a mail server the answer has its path.',
      refusals: ['forbidden', 'notFound', 'emailTaken', 'proofNeeded'],
      example: {
        data: { requestId, person: ling._id, email: 'ling@example.com' },
        answer: {
          ...{ ...ling, invitedUntil: '2026-03-05T04:00:00.000Z' },
          path: '/office/start#invitation=p0m5yXh3q8Jv2sKd7nLb4w',
        },
      },
    }),
  },
  'staff/acceptInvitation': {
    create: createCall(AcceptInvitation, AcceptedInvitation, {
      summary: 'Sets the password of an invited member of staff with the token of the link, once.',
      refusals: ['linkExpired', 'emailTaken'],
      example: {
        data: { token: 'p0m5yXh3q8Jv2sKd7nLb4w', password: 'Comanda2027' },
        answer: { email: 'ling@example.com' },
      },
    }),
  },
  'users/secondFactor': {
    find: findCall(SecondFactor, {
      summary: 'Finds the second factor of the person signed in, one row; it is on if it has `confirmedAt`.',
      example: {
        query: {},
        rows: [{ _id: 'owner1', confirmedAt: '2026-03-02T04:00:00.000Z', codesLeft: 10 }],
      },
    }),
    create: createCall(Nothing, NewFactor, {
      summary:
        'Begins to set up a second factor: codes of an authenticator app (RFC 6238). It is asked for once it is confirmed.',
      refusals: ['secondFactorOn', 'proofNeeded', 'passwordNeeded'],
      example: {
        data: {},
        answer: {
          secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
          url: 'otpauth://totp/Comanda:ada@example.com?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
          svg: '<svg xmlns="http://www.w3.org/2000/svg"></svg>',
        },
      },
    }),
    remove: removeCall(SecondFactor, {
      summary: 'Ends the second factor of the person signed in, with its recovery codes.',
      refusals: ['notFound', 'proofNeeded', 'passwordNeeded'],
      example: { id: 'owner1', answer: { _id: 'owner1' } },
    }),
  },
  'users/secondFactor/confirm': {
    create: createCall(ConfirmFactor, ConfirmedFactor, {
      summary:
        'Confirms a new second factor with a code of the app, and returns ten recovery codes, once. Log-ins by password then want a code.',
      refusals: ['secondFactorInvalid', 'secondFactorOn', 'proofNeeded', 'passwordNeeded'],
      example: { data: { code: '287082' }, answer: { codes: ['7KQM-2WXR-9TBD-HV4N'] } },
    }),
  },
  logIns: {
    find: findCall(LogIn, {
      summary: 'Finds the caller’s own log-ins, newest first; for owners those of all staff.',
      example: { query: { staff: 'owner1' }, rows: [logIn] },
    }),
    remove: removeCall(LogIn, {
      summary: 'Ends one of these log-ins; its live connections are signed out at once.',
      refusals: ['notFound'],
      example: { id: logIn._id, answer: logIn },
    }),
  },
  'logIns/prove': {
    create: createCall(ProveLogIn, Done, {
      summary:
        'Proves by the password that the person signed in is at the screen; calls that refuse with `proofNeeded` are then allowed for ten minutes.',
      refusals: ['invalidCredentials', 'passwordNeeded'],
      example: { data: { password: 'Comanda2026' }, answer: { status: 'done' } },
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
