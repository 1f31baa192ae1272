import Type from 'typebox';
import {
  Authenticate,
  Authenticated,
  AuthenticatedDevice,
  AuthenticatedIntegration,
  AuthenticatedMember,
} from '../calls/authentication.ts';
import { ChangeProfile, Done, ForgotPassword, Nothing, ResetPassword, SignUp } from '../calls/users.ts';
import { Mail } from '../entities/mail.ts';
import { User, VipLevel } from '../entities/member.ts';
import { createCall, findCall, getCall, patchCall, removeCall } from './call-spec.ts';

const ACCESS_TOKEN = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJzdGFmZjEifQ.c2lnbmF0dXJl';
const user: User = {
  _id: 'user-mei',
  name: 'Mei Chan',
  email: 'mei@example.com',
  phone: '+85255550101',
  locale: 'zh-hk',
  status: 'active',
};

/** The calls that sign in and out: with a PIN, a password, a device’s token, or an earlier token. */
export const AUTHENTICATION_CALLS = {
  authentication: {
    create: createCall(
      Authenticate,
      Type.Union([Authenticated, AuthenticatedMember, AuthenticatedDevice, AuthenticatedIntegration]),
      {
        summary:
          'Exchanges a PIN, a password or a refresh token for an access token, and signs a live connection in; with `jwt` also by an API token.',
        refusals: ['invalidPin', 'deviceNeeded', 'invalidCredentials', 'memberSystemOff', 'shopNotFound'],
        example: {
          data: { strategy: 'pin', shop: 'harbour', pin: '3333' },
          answer: {
            accessToken: ACCESS_TOKEN,
            expiresAt: '2026-03-02T16:00:00.000Z',
            shop: 'harbour',
            staff: { _id: 'staff1', name: 'Kit', role: 'cashier', shops: ['harbour'] },
          },
        },
      },
    ),
    remove: removeCall(Done, {
      summary: 'Logs out: revokes this token and its refresh token, and signs this connection out.',
      refusals: [],
      example: { id: null, answer: { status: 'done' } },
    }),
  },
};

/** The calls for members' accounts. */
export const USER_CALLS = {
  users: {
    find: findCall(User, {
      summary:
        'Finds the caller’s own profile; for the till, the member with exactly this id, e-mail address or phone number.',
      fields: ['_id', 'name', 'email', 'phone', 'status', 'vipLevel', 'locale', 'createdAt', 'updatedAt'],
      populate: { vipLevel: VipLevel },
      maxLimit: 100,
      example: { query: { _id: user._id, $limit: 1 }, rows: [user] },
    }),
    get: getCall(User, {
      summary: 'Gets the caller’s own profile; for the till, that of a member.',
      populate: { vipLevel: VipLevel },
      example: { id: user._id, query: { $populate: ['vipLevel'] }, answer: user },
    }),
    create: createCall(SignUp, User, {
      summary: 'Signs a member up. An e-mail address or phone number already in use is refused.',
      refusals: ['memberSystemOff', 'emailTaken', 'phoneTaken', 'shopNotFound'],
      example: {
        data: { email: 'Mei@example.com', password: 'Comanda2026', name: 'Mei Chan', phone: '5555 0101' },
        answer: user,
      },
    }),
    patch: patchCall(ChangeProfile, User, {
      summary:
        'Changes the caller’s own profile. A new e-mail address or password needs the current password.',
      refusals: ['notFound', 'emailTaken', 'phoneTaken', 'invalidCredentials', 'shopNotFound'],
      example: { id: user._id, data: { name: 'Mei Chan', locale: 'zh-hk' }, answer: user },
    }),
  },
  'users/forgotPassword': {
    create: createCall(ForgotPassword, Done, {
      summary:
        'Sends a link for a new password if a member has this e-mail address; the answer is the same if none has.',
      example: { data: { email: 'mei@example.com' }, answer: { status: 'done' } },
    }),
  },
  'users/resetPassword': {
    create: createCall(ResetPassword, Done, {
      summary: 'Sets a new password with the token of such a link, and ends every log-in.',
      refusals: ['linkExpired'],
      example: {
        data: { token: 'p0m5yXh3q8Jv2sKd7nLb4w', password: 'Comanda2027' },
        answer: { status: 'done' },
      },
    }),
  },
  mails: {
    find: findCall(Mail, {
      summary: 'Finds the mails of the last week, newest first; without a mail server they stay here unsent.',
      maxLimit: 100,
      example: {
        query: { status: 'waiting' },
        rows: [
          {
            _id: '0mm8k2p1cQ9d7w',
            to: 'mei@example.com',
            subject: 'A new password',
            text: 'https://order.example.com/member/resetPassword#token=p0m5yXh3q8Jv2sKd7nLb4w',
            status: 'waiting',
            createdAt: '2026-03-02T04:00:00.000Z',
          },
        ],
      },
    }),
  },
  'users/logoutEverywhere': {
    create: createCall(Nothing, Done, {
      summary: 'Ends all log-ins and live connections of the caller, on every device.',
      example: { data: {}, answer: { status: 'done' } },
    }),
  },
};
