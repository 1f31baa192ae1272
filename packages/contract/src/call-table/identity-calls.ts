import Type from 'typebox';
import {
  Authenticate,
  Authenticated,
  AuthenticatedDevice,
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
    create: createCall(Authenticate, Type.Union([Authenticated, AuthenticatedMember, AuthenticatedDevice]), {
      summary:
        'Gives an access token for a PIN, a password or a refresh token, and signs a live connection in with it.',
      refusals: ['invalidPin', 'invalidCredentials', 'shopNotFound'],
      example: {
        data: { strategy: 'pin', shop: 'harbour', pin: '3333' },
        answer: {
          accessToken: ACCESS_TOKEN,
          expiresAt: '2026-03-02T16:00:00.000Z',
          shop: 'harbour',
          staff: { _id: 'staff1', name: 'Kit', role: 'cashier', shops: ['harbour'] },
        },
      },
    }),
    remove: removeCall(Done, {
      summary: 'Logs out: here and now this token, its refresh token and this connection end.',
      refusals: [],
      example: { id: null, answer: { status: 'done' } },
    }),
  },
};

/** The calls for members' accounts. */
export const USER_CALLS = {
  users: {
    find: findCall(User, {
      summary: 'Finds oneself; for the till, the member with exactly this id, e-mail or telephone number.',
      fields: ['_id', 'name', 'email', 'phone', 'status', 'vipLevel', 'locale', 'createdAt', 'updatedAt'],
      populate: { vipLevel: VipLevel },
      maxLimit: 100,
      example: { query: { _id: user._id, $limit: 1 }, rows: [user] },
    }),
    get: getCall(User, {
      summary: 'Gets one’s own profile; for the till, who a member is.',
      populate: { vipLevel: VipLevel },
      example: { id: user._id, query: { $populate: ['vipLevel'] }, answer: user },
    }),
    create: createCall(SignUp, User, {
      summary: 'Signs a member up. It says when an e-mail or telephone number is taken.',
      refusals: ['emailTaken', 'phoneTaken', 'shopNotFound'],
      example: {
        data: { email: 'Mei@example.com', password: 'Comanda2026', name: 'Mei Chan', phone: '5555 0101' },
        answer: user,
      },
    }),
    patch: patchCall(ChangeProfile, User, {
      summary: 'Changes one’s own profile. Another e-mail or password needs the present password.',
      refusals: ['notFound', 'emailTaken', 'phoneTaken', 'invalidCredentials', 'shopNotFound'],
      example: { id: user._id, data: { name: 'Mei Chan', locale: 'zh-hk' }, answer: user },
    }),
  },
  'users/forgotPassword': {
    create: createCall(ForgotPassword, Done, {
      summary:
        'Sends a link for a new password, if somebody has this e-mail; the answer is the same if nobody has.',
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
      summary: 'Finds the mails of the last week, newest first; without a mail server they lie here unsent.',
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
      summary: 'Ends every token and every live connection of who calls, on every device.',
      example: { data: {}, answer: { status: 'done' } },
    }),
  },
};
