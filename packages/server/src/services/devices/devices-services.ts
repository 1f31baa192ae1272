import { CALLS, createValidator } from '@comanda/contract';
import type { Devices } from '../../accounts/devices/index.ts';
import { CodedError } from '../../lib/index.ts';
import { createAction, type Handlers, onlyNames, validated } from '../call/index.ts';
import { present } from '../present/index.ts';
import { createFindQuery, inOwnShop, runQuery } from '../query/index.ts';

const changeDevice = createValidator(CALLS.devices.patch.data);
const pairDevice = createValidator(CALLS['devices/pair'].create.data);

/** Serves the tills and kiosks of a shop. */
export function createDeviceServices(devices: Devices) {
  const readQuery = createFindQuery('devices');
  return {
    devices: {
      async find(call) {
        const query = inOwnShop(readQuery(call.query), call.actor);
        return runQuery((await devices.find(call.actor)).map(present.devices), query);
      },
      async patch(id, data, call) {
        onlyNames(call.query);
        return present.devices(await devices.change(id, validated(changeDevice, data), call.actor));
      },
      async remove(id, call) {
        onlyNames(call.query);
        if (id === null) throw new CodedError('notFound');
        return present.devices(await devices.revoke(id, call.actor));
      },
    },
    'devices/pairingCodes': createAction('devices/pairingCodes', (_nothing, actor) =>
      devices.pairingCode(actor),
    ),
    'devices/beat': createAction('devices/beat', devices.report),
    'devices/pair': {
      async create(data, call) {
        onlyNames(call.query);
        const { device, deviceToken } = await devices.pair(validated(pairDevice, data), call.address);
        return { device: present.devices(device), deviceToken };
      },
    },
  } satisfies Record<string, Handlers>;
}
