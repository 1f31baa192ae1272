import type {
  ChangeDevice,
  Device,
  DeviceBeat,
  PairDevice,
  PairedDevice,
  PairingCode,
} from '@comanda/contract';
import type { Actor, CoreContext } from '../../core/index.ts';
import { CodedError } from '../../lib/index.ts';
import { ownShop } from '../../policies/index.ts';
import type { AuthGuards } from '../attempt-limiter/index.ts';
import type { LoggedIn } from '../log-ins/index.ts';
import { deviceActor, deviceByToken, devicesOfShop, touchDevice } from '../stores/index.ts';
import { SHIFT_SECONDS, signToken } from '../tokens/index.ts';
import { changeDevice, revokeDevice } from './change-device.ts';
import { createPairingCode, deleteExpiredPairingCodes, pairDevice } from './pair-device.ts';
import { reportDevice } from './report-device.ts';

/** Tills and kiosks. */
export type Devices = {
  /** Creates a code for the actor's shop, for ten minutes unless `lifetimeMs` is given. */
  pairingCode(actor: Actor, lifetimeMs?: number): Promise<PairingCode>;
  /** Throws `invalidPairingCode`, or `tooManyRequests` with `retryAfter` (s). */
  pair(call: PairDevice, address: string): Promise<PairedDevice>;
  /** Signs a device in by its token. Throws `notAuthenticated` once it is revoked. */
  signIn(deviceToken: string): Promise<LoggedIn>;
  /** Returns the devices of the shop that the actor is signed in to. */
  find(actor: Actor): Promise<readonly Device[]>;
  change(id: string, call: ChangeDevice, actor: Actor): Promise<Device>;
  /** Stores the report of the device that the actor is, or is signed in on. Throws `deviceNeeded`. */
  report(call: DeviceBeat, actor: Actor): Promise<Device>;
  /** Ends the device's token and the log-ins of staff on it. */
  revoke(id: string, actor: Actor): Promise<Device>;
  /** Deletes expired pairing codes; returns how many. */
  deleteExpired(): Promise<number>;
};

/** Creates the tills and kiosks: paired by a code, signed in by their token, managed by those who run the shop. */
export function createDevices(context: CoreContext, parts: Pick<AuthGuards, 'attemptLimiter'>): Devices {
  return {
    pairingCode: (actor, lifetimeMs) => createPairingCode(context, actor, lifetimeMs),
    pair: (call, address) => pairDevice(context, parts, call, address),
    signIn: (deviceToken) => signIn(context, deviceToken),
    find: async (actor) => devicesOfShop(context.read, ownShop(actor)),
    change: (id, call, actor) => changeDevice(context, id, call, actor),
    report: (call, actor) => reportDevice(context, call, actor),
    revoke: (id, actor) => revokeDevice(context, id, actor),
    deleteExpired: () => deleteExpiredPairingCodes(context),
  };
}

async function signIn(context: CoreContext, deviceToken: string): Promise<LoggedIn> {
  const device = await deviceByToken(context.read, deviceToken);
  if (device === undefined) throw new CodedError('notAuthenticated');
  await touchDevice(context, device);
  const token = await signToken(context, { kind: 'device', subject: device._id }, SHIFT_SECONDS);
  return { actor: deviceActor(device), answer: { ...token, shop: device.shop, device } };
}
