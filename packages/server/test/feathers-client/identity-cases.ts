import { randomUUID } from 'node:crypto';
import type { StaffCall } from '@comanda/contract';
import { Secret, TOTP } from 'otpauth';
import { aClaim } from '../kits/claims.ts';
import { OTHER_SHOP, SHOP } from '../kits/small-organisation.ts';
import { type Cases, create, find, get } from './case-kit.ts';
import { LEAVER, OWNER_PASSWORD, type TestOrganisation } from './organisation.ts';

async function aCode(organisation: TestOrganisation): Promise<{ readonly code: string }> {
  return create(organisation, 'devices/pairingCodes', {}, 'owner');
}

async function aDevice(organisation: TestOrganisation): Promise<{ readonly _id: string }> {
  const { code } = await aCode(organisation);
  const call = { code, name: 'Till', kind: 'till' };
  return (await create<{ device: { readonly _id: string } }>(organisation, 'devices/pair', call)).device;
}

async function aPerson(organisation: TestOrganisation): Promise<{ readonly _id: string }> {
  const call = { requestId: randomUUID(), name: 'Ling', role: 'waiter', shops: [SHOP] };
  return create(organisation, 'staff', call, 'owner');
}

async function aToken(organisation: TestOrganisation): Promise<{ readonly _id: string }> {
  const call = { requestId: randomUUID(), name: 'Website', scopes: ['menu:read'], shops: [SHOP] };
  return create(organisation, 'apiTokens', call, 'owner');
}

/** Makes the organisation one without an owner again, and returns the token that claims it. */
async function anOpenClaim({ edge }: TestOrganisation): Promise<string> {
  await edge.db.unitOfWork((tx) => tx.query((q) => q.deleteFrom('claims')));
  return (await edge.core.setup.token()) ?? '';
}

/** Cases of the calls that sign in and out. */
export const IDENTITY_CASES: Cases = {
  'create authentication': (organisation) =>
    create(organisation, 'authentication', { strategy: 'pin', shop: SHOP, pin: '1111' }, 'newcomer'),
  'remove authentication': async (organisation) =>
    (await organisation.as('newcomer', 'authentication')).remove(null),
  'create users/forgotPassword': (organisation) =>
    create(organisation, 'users/forgotPassword', { email: LEAVER.email }),
  'create users/resetPassword': async (organisation) => {
    await create(organisation, 'users/forgotPassword', { email: LEAVER.email });
    const [mail] = await organisation.edge.core.mails.find('');
    const token = /#token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
    return create(organisation, 'users/resetPassword', { token, password: LEAVER.password });
  },
  'create setup/check': async (organisation) =>
    create(organisation, 'setup/check', { token: await anOpenClaim(organisation) }),
  'find setup/templates': find('setup/templates', { _id: 'teaShop' }, 'owner'),
  'create setup/claim': async (organisation) =>
    create(organisation, 'setup/claim', aClaim({ token: await anOpenClaim(organisation) })),
  'find mails': find('mails', { to: 'nobody@example.com' }, 'owner'),
  'find devices': find('devices', { name: 'nobody’s' }, 'owner'),
  'patch devices': async (organisation) =>
    (await organisation.as('owner', 'devices')).patch((await aDevice(organisation))._id, {
      name: 'Kiosk',
      kind: 'kiosk',
    }),
  'remove devices': async (organisation) =>
    (await organisation.as('owner', 'devices')).remove((await aDevice(organisation))._id),
  'create devices/beat': (organisation) =>
    create(organisation, 'devices/beat', { waiting: 0, battery: 80, printer: 'ready' }, 'till'),
  'create devices/callStaff': (organisation) => create(organisation, 'devices/callStaff', {}, 'kiosk'),
  'create devices/answerCall': async (organisation) => {
    const { _id: call } = await create<StaffCall>(organisation, 'devices/callStaff', {}, 'kiosk');
    return create(organisation, 'devices/answerCall', { call }, 'cashier');
  },
  'find staff': find('staff', { role: 'cashier' }, 'till'),
  'create staff': aPerson,
  'patch staff': async (organisation) => {
    const { _id } = await aPerson(organisation);
    const change = { requestId: randomUUID(), role: 'manager', archived: true };
    return (await organisation.as('owner', 'staff')).patch(_id, change);
  },
  'find apiTokens': async (organisation) => {
    const { _id } = await aToken(organisation);
    return (await organisation.as('owner', 'apiTokens')).find({ query: { _id } });
  },
  'create apiTokens': aToken,
  'remove apiTokens': async (organisation) => {
    const { _id } = await aToken(organisation);
    return (await organisation.as('owner', 'apiTokens')).remove(_id);
  },
  'find staff/people': find('staff/people', { _id: 'owner1' }, 'owner'),
  'create staff/drawPin': async (organisation) => {
    const { _id: person } = await aPerson(organisation);
    return create(organisation, 'staff/drawPin', { requestId: randomUUID(), person }, 'owner');
  },
  'create staff/invite': async (organisation) => {
    const { _id: person } = await aPerson(organisation);
    const call = { requestId: randomUUID(), person, email: 'ling@example.com' };
    return create(organisation, 'staff/invite', call, 'owner');
  },
  'create staff/acceptInvitation': async (organisation) => {
    const { _id: person } = await aPerson(organisation);
    const call = { requestId: randomUUID(), person, email: 'sam@example.com' };
    const { path } = await create<{ path: string }>(organisation, 'staff/invite', call, 'owner');
    const accepted = { token: path.split('=')[1], password: 'Correct1Horse' };
    return create(organisation, 'staff/acceptInvitation', accepted);
  },
  'find users/secondFactor': find('users/secondFactor', {}, 'owner'),
  'create users/secondFactor': (organisation) => create(organisation, 'users/secondFactor', {}, 'owner'),
  'remove users/secondFactor': async (organisation) =>
    (await organisation.as('owner', 'users/secondFactor')).remove('owner1'),
  'create users/secondFactor/confirm': async (organisation) => {
    await (await organisation.as('owner', 'users/secondFactor')).remove('owner1');
    const begun = await create<{ secret: string }>(organisation, 'users/secondFactor', {}, 'owner');
    const totp = new TOTP({ secret: Secret.fromBase32(begun.secret) });
    const code = totp.generate({ timestamp: organisation.edge.clock.now() });
    return create(organisation, 'users/secondFactor/confirm', { code }, 'owner');
  },
  'find logIns': find('logIns', { staff: 'owner1' }, 'owner'),
  'remove logIns': async (organisation) => {
    await organisation.edge.tokenFor('3333', OTHER_SHOP);
    const logIns = await organisation.as('owner', 'logIns');
    // the cast is sound: the list is a page of log-ins
    const page = (await logIns.find({ query: { staff: 'staff3', $limit: 1 } })) as {
      data: readonly { _id: string }[];
    };
    return logIns.remove(page.data[0]?._id ?? '');
  },
  'create logIns/prove': (organisation) =>
    create(organisation, 'logIns/prove', { password: OWNER_PASSWORD }, 'owner'),
  'get tillSettings': get('tillSettings', SHOP, {}, 'till'),
  'patch tillSettings': async (organisation) =>
    (await organisation.as('owner', 'tillSettings')).patch(SHOP, {
      permissions: { waiter: { noSale: 'never' } },
      limits: { discountPercent: { cashier: 12.5 } },
    }),
  'create devices/pairingCodes': aCode,
  'create devices/pair': async (organisation) => {
    const { code } = await aCode(organisation);
    return create(organisation, 'devices/pair', { code, name: 'Till', kind: 'till' });
  },
};
