import { ChangeDevice, DeviceBeat, PairDevice, PairedDevice, PairingCode } from '../calls/devices.ts';
import { AnswerDeviceCall } from '../calls/table-service.ts';
import { ChangeTillSettings } from '../calls/till-settings.ts';
import { Nothing } from '../calls/users.ts';
import { Device } from '../entities/device.ts';
import { StaffCall } from '../entities/staff-call.ts';
import { TillSettings } from '../entities/till-settings.ts';
import { createCall, findCall, getCall, patchCall, removeCall } from './call-spec.ts';

const device: Device = {
  _id: 'counter-till',
  shop: 'harbour',
  name: 'Till at the counter',
  kind: 'till',
  mode: 'pos',
  letter: 'A',
  settings: { idleSeconds: 120 },
  lastSeenAt: '2026-03-02T04:00:00.000Z',
  beat: { at: '2026-03-02T04:00:30.000Z', waiting: 0, version: '1.0.0', battery: 80, printer: 'ready' },
  createdAt: '2026-03-01T02:00:00.000Z',
};

const kioskCall: StaffCall = {
  _id: '5f0c1f0e-2f4b-4a55-8b2a-6c1d3b7e9a10',
  shop: 'harbour',
  device: { _id: 'entrance-kiosk', name: 'Kiosk at the entrance' },
  kind: 'service',
  at: '2026-03-02T04:00:00.000Z',
  status: 'open',
  version: 1,
};

const settings: TillSettings = {
  _id: 'harbour',
  permissions: { waiter: { noSale: 'never' } },
  limits: { discountPercent: { cashier: 5 }, graceSeconds: 60 },
  pinOnDevicesOnly: true,
  version: 2,
  updatedAt: '2026-03-02T04:00:00.000Z',
};

/** The calls for a shop's tills and kiosks. */
export const DEVICE_CALLS = {
  devices: {
    find: findCall(Device, {
      summary:
        'Finds the paired devices of the staff member’s shop, with the time each was last seen and its last report.',
      example: { query: { shop: 'harbour', kind: 'till' }, rows: [device] },
    }),
    patch: patchCall(ChangeDevice, Device, {
      summary: 'Changes the name, kind or settings of a device.',
      example: { id: device._id, data: { settings: { idleSeconds: 120 } }, answer: device },
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
      summary: 'Pairs a device by a code and gives it a free letter. Its token is returned only once.',
      refusals: ['invalidPairingCode'],
      example: {
        data: { code: 'K7PM-3WXQ', name: 'Till at the counter', kind: 'till' },
        answer: { device, deviceToken: 'counter-till.3q2-7wDVn0mZk1rXc8sTfA' },
      },
    }),
  },
  'devices/beat': {
    create: createCall(DeviceBeat, Device, {
      summary:
        'Reports the state of the paired device that makes the call, every 30 seconds, and returns the device with its settings.',
      refusals: ['deviceNeeded'],
      example: { data: { waiting: 0, version: '1.0.0', battery: 80, printer: 'ready' }, answer: device },
    }),
  },
  'devices/callStaff': {
    create: createCall(Nothing, StaffCall, {
      summary:
        'Calls the staff to the paired kiosk that makes the call, before guests have a bill. While its call is open, another within a minute has no effect; a later one updates it (`count`, `lastAt`).',
      refusals: ['deviceNeeded'],
      example: { data: {}, answer: kioskCall },
    }),
  },
  'devices/answerCall': {
    create: createCall(AnswerDeviceCall, StaffCall, {
      summary: 'Answers the call of a kiosk; if two people answer, the first one counts.',
      refusals: ['notFound'],
      example: {
        data: { call: kioskCall._id },
        answer: {
          ...kioskCall,
          status: 'answered',
          answeredAt: '2026-03-02T04:01:00.000Z',
          answeredBy: { staff: 'staff1', name: 'Kit' },
          version: 2,
        },
      },
    }),
  },
  tillSettings: {
    get: getCall(TillSettings, {
      summary:
        'Gets a shop’s till settings: its own permissions and limits; the defaults apply to those absent.',
      refusals: ['forbidden'],
      example: { id: 'harbour', answer: settings },
    }),
    patch: patchCall(ChangeTillSettings, TillSettings, {
      summary: 'Replaces till settings of the staff member’s shop; an empty object restores the defaults.',
      refusals: ['forbidden'],
      example: {
        id: 'harbour',
        data: {
          permissions: { waiter: { noSale: 'never' } },
          limits: { discountPercent: { cashier: 5 }, graceSeconds: 60 },
          pinOnDevicesOnly: true,
        },
        answer: settings,
      },
    }),
  },
};
