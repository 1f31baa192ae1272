import { SHOP } from '../kits/small-organisation.ts';
import { type Cases, create, find } from './driving.ts';
import { type House, LEAVER } from './organisation.ts';

async function aCode(house: House): Promise<{ readonly code: string }> {
  return create(house, 'devices/pairingCodes', {}, 'owner');
}

async function aDevice(house: House): Promise<{ readonly _id: string }> {
  const { code } = await aCode(house);
  const call = { code, name: 'Till', mode: 'pos' };
  return (await create<{ device: { readonly _id: string } }>(house, 'devices/pair', call)).device;
}

/** How the calls of those who come in and go are driven. */
export const IDENTITY_CASES: Cases = {
  'create authentication': (house) =>
    create(house, 'authentication', { strategy: 'pin', shop: SHOP, pin: '1111' }, 'newcomer'),
  'remove authentication': async (house) => (await house.as('newcomer', 'authentication')).remove(null),
  'create users/forgotPassword': (house) => create(house, 'users/forgotPassword', { email: LEAVER.email }),
  'create users/resetPassword': async (house) => {
    await create(house, 'users/forgotPassword', { email: LEAVER.email });
    const [mail] = await house.edge.core.mails.find('');
    const token = /#token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
    return create(house, 'users/resetPassword', { token, password: LEAVER.password });
  },
  'find mails': find('mails', { to: 'nobody@example.com' }, 'owner'),
  'find devices': find('devices', { name: 'nobody’s' }, 'owner'),
  'patch devices': async (house) =>
    (await house.as('owner', 'devices')).patch((await aDevice(house))._id, { name: 'Kiosk', mode: 'kiosk' }),
  'remove devices': async (house) => (await house.as('owner', 'devices')).remove((await aDevice(house))._id),
  'create devices/pairingCodes': aCode,
  'create devices/pair': async (house) => {
    const { code } = await aCode(house);
    return create(house, 'devices/pair', { code, name: 'Till', mode: 'pos' });
  },
};
