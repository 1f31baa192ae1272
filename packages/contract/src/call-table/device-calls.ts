import { ChangeDevice, PairDevice, PairedDevice, PairingCode } from '../calls/devices.ts';
import { Nothing } from '../calls/users.ts';
import { Device } from '../entities/member.ts';
import { createCall, findCall, patchCall, removeCall } from './call-spec.ts';

const device: Device = {
  _id: 'counter-till',
  shop: 'harbour',
  name: 'Till at the counter',
  mode: 'pos',
  lastSeenAt: '2026-03-02T04:00:00.000Z',
  createdAt: '2026-03-01T02:00:00.000Z',
};

/** The calls for a shop's tills and kiosks. */
export const DEVICE_CALLS = {
  devices: {
    find: findCall(Device, {
      summary: 'Finds the paired devices of the staff member’s shop, with the time each was last seen.',
      example: { query: { shop: 'harbour', mode: 'pos' }, rows: [device] },
    }),
    patch: patchCall(ChangeDevice, Device, {
      summary: 'Changes the name or mode of a device.',
      example: { id: device._id, data: { name: 'Till at the door' }, answer: device },
    }),
    remove: removeCall(Device, {
      summary: 'Revokes a device: its token and every log-in on it end at once.',
      example: { id: device._id, answer: device },
    }),
  },
  'devices/pairingCodes': {
    create: createCall(Nothing, PairingCode, {
      summary: 'Issues a code that pairs one device with the shop within ten minutes.',
      example: { data: {}, answer: { code: 'K7PM-3WXQ', expiresAt: '2026-03-02T04:10:00.000Z' } },
    }),
  },
  'devices/pair': {
    create: createCall(PairDevice, PairedDevice, {
      summary: 'Pairs a device by a code. Its token is answered only once.',
      refusals: ['invalidPairingCode'],
      example: {
        data: { code: 'K7PM-3WXQ', name: 'Till at the counter', mode: 'pos' },
        answer: { device, deviceToken: 'counter-till.3q2-7wDVn0mZk1rXc8sTfA' },
      },
    }),
  },
};
