import type { ChangeDevice, Device } from '@comanda/contract';
import { deviceMode } from '@comanda/domain';
import { writeAudit } from '../../audit/index.ts';
import type { Actor, CoreContext } from '../../core/index.ts';
import type { Tx } from '../../db/index.ts';
import { CodedError, instantNow } from '../../lib/index.ts';
import { ownShop } from '../../policies/index.ts';
import { endDeviceLogIns } from '../log-ins/index.ts';
import { lockDevice, removeDevice, saveDevice } from '../stores/index.ts';
import { publishDevice, publishIdentity } from './publish-device.ts';

/** Changes a device of the caller's shop. Throws `notFound`. */
export async function changeDevice(
  context: Pick<CoreContext, 'write' | 'clock'>,
  id: string,
  change: ChangeDevice,
  actor: Actor,
): Promise<Device> {
  return context.write(async (tx, publish) => {
    const before = await lockOwnDevice(tx, id, actor);
    const changed = { ...before, ...change, updatedAt: instantNow(context.clock) };
    const after = { ...changed, mode: deviceMode(changed.kind) };
    await saveDevice(tx, after);
    await writeAudit(tx, context, actor, {
      shop: after.shop,
      action: 'changeDevice',
      entity: id,
      before: auditedFields(before),
      after: auditedFields(after),
    });
    publishIdentity(id, publish);
    publishDevice('patched', after, publish);
    return after;
  });
}

/** Removes a device of the caller's shop, with the log-ins of staff on it. Throws `notFound`. */
export async function revokeDevice(
  context: Pick<CoreContext, 'write' | 'clock'>,
  id: string,
  actor: Actor,
): Promise<Device> {
  return context.write(async (tx, publish) => {
    const device = await lockOwnDevice(tx, id, actor);
    await removeDevice(tx, id);
    await endDeviceLogIns(tx, id);
    await writeAudit(tx, context, actor, {
      shop: device.shop,
      action: 'revokeDevice',
      entity: id,
      before: auditedFields(device),
    });
    publishIdentity(id, publish);
    publishDevice('removed', device, publish);
    return device;
  });
}

async function lockOwnDevice(tx: Tx, id: string, actor: Actor): Promise<Device> {
  const device = await lockDevice(tx, id);
  if (device?.shop !== ownShop(actor)) throw new CodedError('notFound');
  return device;
}

function auditedFields({ name, kind, settings }: Device) {
  return { name, kind, settings };
}
