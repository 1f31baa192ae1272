import type { Device, DeviceBeat } from '@comanda/contract';
import type { Actor, CoreContext } from '../../core/index.ts';
import { CodedError, instantNow } from '../../lib/index.ts';
import { saveDeviceReport } from '../stores/index.ts';
import { publishDevice } from './publish-device.ts';

/**
 * Stores the report of the paired device that makes the call, by itself or with staff signed in on it, and returns the
 * device as it is set up (till T1.3). Throws `deviceNeeded` for other callers.
 */
export async function reportDevice(
  context: Pick<CoreContext, 'write' | 'clock'>,
  report: DeviceBeat,
  actor: Actor,
): Promise<Device> {
  const id = actor.kind === 'device' || actor.kind === 'staff' ? actor.device : undefined;
  if (id === undefined) throw new CodedError('deviceNeeded');
  return context.write(async (tx, publish) => {
    const device = await saveDeviceReport(tx, id, { at: instantNow(context.clock), ...report });
    if (device === undefined) throw new CodedError('notAuthenticated');
    publishDevice('patched', device, publish);
    return device;
  });
}
