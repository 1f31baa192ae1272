import { randomUUID } from 'node:crypto';
import { aStaffMember } from '../kits/calls.ts';
import { aClaim } from '../kits/claims.ts';
import { OTHER_SHOP, SHOP } from '../kits/small-organisation.ts';
import { type CallCases, open, refusedTo, STAFF_CALLERS } from './permission-case.ts';
import type { World } from './world.ts';

async function aPerson({ core }: World['edge']): Promise<string> {
  const call = { requestId: randomUUID(), name: 'Ling', role: 'waiter' } as const;
  return (await core.people.create({ ...call, shops: [SHOP] }, aStaffMember('owner')))._id;
}

/** Returns the overrides of a call that is refused to everybody who may make it. */
const refusedWith = (statuses: readonly number[]) =>
  Object.fromEntries(
    ['manager', 'areaManager', 'managerElsewhere', 'owner'].map((caller) => [caller, statuses]),
  );

/** Cases of the calls about sign-in, users, devices and staff. */
export const IDENTITY_CASES = {
  'create authentication': {
    by: 'public',
    request: () => ({ data: { strategy: 'pin', shop: SHOP, pin: '9999' } }),
  },
  'remove authentication': {
    by: 'open',
    // An invalid query, so that no caller is really logged out.
    request: () => ({ query: '?x=1' }),
  },
  'find users': { by: 'open', request: () => ({ query: '?_id=mei' }) },
  'get users': { by: 'own', request: () => ({ id: 'mei' }) },
  'create users': open({ email: 'new@example.com', password: 'Right-Horse-1' }),
  'patch users': { by: 'own', request: () => ({ id: 'mei', data: { name: 'Mei' } }) },
  'create users/logoutEverywhere': { by: 'open', request: () => ({ query: '?x=1', data: {} }) },
  'create users/forgotPassword': open({ email: 'mei@example.com' }),
  'create users/resetPassword': open({ token: 'made-up', password: 'Right-Horse-2' }),
  'create setup/check': open({ token: 'made-up' }),
  'find setup/templates': { by: 'open', request: () => ({}) },
  'create setup/claim': open(aClaim()),
  'find mails': { by: 'open', request: () => ({}) },
  'find devices': { by: 'shop', request: () => ({ query: `?shop=${SHOP}` }) },
  'patch devices': {
    by: 'shop',
    request: async (world) => ({ id: (await world.aDevice()).device._id, data: { name: 'Till' } }),
  },
  'remove devices': { by: 'shop', request: async (world) => ({ id: (await world.aDevice()).device._id }) },
  'create devices/pairingCodes': open(),
  'create devices/pair': open({ code: 'AAAA-AAAA', name: 'Till', kind: 'till' }),
  'create devices/beat': {
    by: 'open',
    request: () => ({ data: { waiting: 0 } }),
    // their log-ins are on no paired device
    overrides: refusedTo(STAFF_CALLERS),
  },
  'create devices/callStaff': open(),
  'create devices/answerCall': {
    by: 'shop',
    request: async (world) => ({ data: { call: await world.aKioskCall() } }),
  },
  'find staff': {
    by: 'open',
    request: () => ({}),
    // the paired devices are kiosks
    overrides: refusedTo(['device', 'deviceElsewhere', ...STAFF_CALLERS]),
  },
  'create staff': {
    by: 'shop',
    request: () => ({ data: { requestId: randomUUID(), name: 'Ling', role: 'waiter', shops: [SHOP] } }),
  },
  'patch staff': {
    by: 'shop',
    request: () => ({ id: 'staff1', data: { requestId: randomUUID(), name: 'Cashier' } }),
  },
  'find apiTokens': { by: 'open', request: () => ({}) },
  'create apiTokens': {
    by: 'open',
    request: () => ({ data: { requestId: randomUUID(), name: 'Website', scopes: ['menu:read'] } }),
  },
  'remove apiTokens': { by: 'open', request: async (world) => ({ id: await world.anApiToken() }) },
  'find staff/people': { by: 'open', request: () => ({}) },
  'create staff/drawPin': {
    by: 'shop',
    request: async ({ edge }) => ({ data: { requestId: randomUUID(), person: await aPerson(edge) } }),
  },
  'create staff/invite': {
    by: 'shop',
    request: async ({ edge }) => {
      const person = await aPerson(edge);
      return { data: { requestId: randomUUID(), person, email: `${person}@example.com` } };
    },
  },
  'create staff/acceptInvitation': open({ token: 'made-up', password: 'Right-Horse-2' }),
  'find users/secondFactor': { by: 'open', request: () => ({}) },
  'create users/secondFactor': open({}),
  'remove users/secondFactor': {
    by: 'own',
    request: () => ({ id: 'owner1' }),
    overrides: { manager: [404], areaManager: [404], managerElsewhere: [404] },
  },
  'create users/secondFactor/confirm': {
    by: 'open',
    // no code is the right one
    request: () => ({ data: { code: '000000' } }),
    overrides: refusedWith([401, 409]),
  },
  'find logIns': { by: 'open', request: () => ({}) },
  'remove logIns': {
    by: 'own',
    request: async ({ edge }) => {
      await edge.tokenFor('3333', OTHER_SHOP);
      const [logIn] = (await edge.core.identity.findLogIns(aStaffMember('owner'))).filter(
        ({ staff }) => staff === 'staff3',
      );
      return { id: logIn?._id ?? '' };
    },
    // another person's, which only owners end
    overrides: { manager: [404], areaManager: [404], managerElsewhere: [404] },
  },
  'create logIns/prove': {
    by: 'open',
    // no password is the right one
    request: () => ({ data: { password: 'Wrong-Horse-1' } }),
    overrides: refusedWith([401]),
  },
  'get tillSettings': {
    by: 'shop',
    request: () => ({ id: SHOP }),
    overrides: refusedTo(['deviceElsewhere']),
  },
  'patch tillSettings': { by: 'shop', request: () => ({ id: SHOP, data: { limits: { graceSeconds: 30 } } }) },
} satisfies CallCases;
