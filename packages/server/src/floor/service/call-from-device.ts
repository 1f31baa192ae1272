import { randomUUID } from 'node:crypto';
import type { AnswerDeviceCall, StaffCall } from '@comanda/contract';
import { MINUTE_MS } from '@comanda/domain';
import { readDevice } from '../../accounts/stores/index.ts';
import type { Actor, CoreContext } from '../../core/index.ts';
import { CodedError, instantNow } from '../../lib/index.ts';
import { changeStaffCalls, insertStaffCall, openStaffCalls, readStaffCall } from '../calls/index.ts';
import { lockTable } from '../tables/index.ts';

/** Time within which a repeated call is ignored. */
const DEBOUNCE_MS = MINUTE_MS;

/**
 * Calls staff to a paired kiosk whose guests have no bill yet, and returns its open call (till T9.5). One is open at a
 * time: repeats within a minute are ignored, later ones raise its count. Throws `deviceNeeded` for other callers.
 */
export async function callFromDevice(context: CoreContext, actor: Actor): Promise<StaffCall> {
  if (actor.kind !== 'device' || actor.mode !== 'kiosk') throw new CodedError('deviceNeeded');
  const { shop, device: id } = actor;
  return context.write(async (tx, publish) => {
    await lockTable(tx, { shop, viewItem: `device/${id}` });
    const device = await readDevice(tx, id);
    if (device === undefined) throw new CodedError('notAuthenticated');
    const at = instantNow(context.clock);
    const [open] = await openStaffCalls(tx, id);
    if (open === undefined) {
      const caller = { shop, device: { _id: id, name: device.name } };
      const call = { _id: randomUUID(), ...caller, kind: 'service', at, status: 'open', version: 1 } as const;
      await insertStaffCall(tx, call, publish);
      return call;
    }
    const { lastAt = open.at, count = 1 } = open;
    if (Date.parse(at) - Date.parse(lastAt) < DEBOUNCE_MS) return open;
    await changeStaffCalls(tx, device, () => ({ lastAt: at, count: count + 1 }), publish);
    return readStaffCall(tx, shop, open._id);
  });
}

/**
 * Answers the call of a kiosk of the caller's shop, records who answered, and returns it; of two who answer at once the
 * first counts. Throws `forbidden` for others than staff, and `notFound`.
 */
export async function answerDeviceCall(
  context: CoreContext,
  { call: id }: AnswerDeviceCall,
  actor: Actor,
): Promise<StaffCall> {
  if (actor.kind !== 'staff') throw new CodedError('forbidden');
  const { shop, staff } = actor;
  return context.write(async (tx, publish) => {
    const { device } = await readStaffCall(tx, shop, id);
    if (device === undefined) throw new CodedError('notFound');
    await lockTable(tx, { shop, viewItem: `device/${device._id}` });
    const by = { staff: staff._id, name: staff.name };
    const answer = { status: 'answered', answeredAt: instantNow(context.clock), answeredBy: by } as const;
    const caller = { shop, _id: device._id };
    await changeStaffCalls(tx, caller, ({ _id }) => (_id === id ? answer : undefined), publish);
    return readStaffCall(tx, shop, id);
  });
}
