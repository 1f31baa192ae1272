import type { ChangeDevice, Device, PairDevice, PairedDevice, PairingCode } from '@comanda/contract';
import { writeAudit } from '../../audit/index.ts';
import type { Actor, CoreContext } from '../../core/index.ts';
import { statement, type Tx } from '../../db/index.ts';
import { CodedError, instantNow, instantOf, newId } from '../../lib/index.ts';
import { ownShop } from '../../policies/index.ts';
import { type AuthParts, pairingKeys } from '../attempt-limiter/index.ts';
import { endLogInsOn, type LoggedIn } from '../log-ins/index.ts';
import {
  addDevice,
  deviceActor,
  devicesOf,
  deviceWith,
  readDevice,
  removeDevice,
  saveDevice,
  seeDevice,
} from '../stores/index.ts';
import { SHIFT_SECONDS, signToken } from '../tokens/index.ts';
import { hashOfPairingCode, newPairingCode } from './pairing-code.ts';

/** Tills and kiosks. */
export type Devices = {
  pairingCode(actor: Actor): Promise<PairingCode>;
  /** `invalidPairingCode`, or `tooManyRequests` with `retryAfter` (s). */
  pair(call: PairDevice, address: string): Promise<PairedDevice>;
  /** A device by its own token; `notAuthenticated` once it is revoked. */
  signIn(deviceToken: string): Promise<LoggedIn>;
  /** Those of the shop that the actor is signed in to. */
  find(actor: Actor): Promise<readonly Device[]>;
  change(id: string, call: ChangeDevice, actor: Actor): Promise<Device>;
  /** Ends the device’s token and whoever is signed in on it. */
  revoke(id: string, actor: Actor): Promise<Device>;
  forget(): Promise<number>;
};

const CODE_MS = 10 * 60_000;

const shopOfCode = statement<{ hash: string; now: string }>()((q, p) =>
  q.selectFrom('pairing_codes').select('shop').where('hash', '=', p.hash).where('expires_at', '>', p.now),
);
const useUp = statement<{ hash: string }>()((q, p) =>
  q.deleteFrom('pairing_codes').where('hash', '=', p.hash),
);
const forgetOld = statement<{ now: string }>()((q, p) =>
  q.deleteFrom('pairing_codes').where('expires_at', '<=', p.now),
);

/** Tills and kiosks: paired by a code, signed in by their token, revoked by those who run the shop. */
export function createDevices(
  context: CoreContext,
  { attemptLimiter }: Pick<AuthParts, 'attemptLimiter'>,
): Devices {
  const { read, write, clock } = context;

  async function signedIn(device: Device): Promise<LoggedIn> {
    await seeDevice(context, device);
    const token = await signToken(context, { kind: 'device', subject: device._id }, SHIFT_SECONDS);
    return { actor: deviceActor(device), answer: { ...token, shop: device.shop, device } };
  }

  /** A device that is there, and held, for who runs its shop. */
  async function own(tx: Tx, id: string, actor: Actor): Promise<Device> {
    const device = await readDevice(tx, id);
    if (device?.shop !== ownShop(actor)) throw new CodedError('notFound');
    return device;
  }

  return {
    async pairingCode(actor) {
      const shop = ownShop(actor);
      const code = newPairingCode();
      const expiresAt = instantOf(clock.now() + CODE_MS);
      await write(async (tx) => {
        await tx.insert('pairing_codes', [{ hash: hashOfPairingCode(code), shop, expires_at: expiresAt }]);
      });
      return { code, expiresAt };
    },
    async pair({ code, name, mode }: PairDevice, address): Promise<PairedDevice> {
      const keys = pairingKeys(address);
      await attemptLimiter.trying(keys);
      const now = instantNow(clock);
      const paired = await write(async (tx) => {
        const hash = hashOfPairingCode(code);
        const known = await tx.first(shopOfCode, { hash, now });
        if (known === undefined || (await tx.run(useUp, { hash })) !== 1)
          throw new CodedError('invalidPairingCode');
        const device = { _id: newId(clock), shop: known.shop, name, mode, createdAt: now, updatedAt: now };
        const deviceToken = await addDevice(tx, device, now);
        return { device: { ...device, lastSeenAt: now }, deviceToken };
      });
      await attemptLimiter.succeeded(keys);
      return paired;
    },
    async signIn(deviceToken) {
      const device = await deviceWith(read, deviceToken);
      if (device === undefined) throw new CodedError('notAuthenticated');
      return signedIn(device);
    },
    forget: () => write((tx) => tx.run(forgetOld, { now: instantNow(clock) })),
    find: async (actor) => devicesOf(read, ownShop(actor)),
    async change(id, call: ChangeDevice, actor) {
      return write(async (tx, publish) => {
        const before = await own(tx, id, actor);
        const after = { ...before, ...call, updatedAt: instantNow(clock) };
        await saveDevice(tx, after);
        await writeAudit(tx, context, actor, {
          shop: after.shop,
          action: 'changeDevice',
          entity: id,
          before: shown(before),
          after: shown(after),
        });
        publish({ topic: 'identities', event: 'patched', shop: '', id, data: {} });
        return after;
      });
    },
    async revoke(id, actor) {
      return write(async (tx, publish) => {
        const device = await own(tx, id, actor);
        await removeDevice(tx, id);
        await endLogInsOn(tx, id);
        await writeAudit(tx, context, actor, {
          shop: device.shop,
          action: 'revokeDevice',
          entity: id,
          before: shown(device),
        });
        publish({ topic: 'identities', event: 'patched', shop: '', id, data: {} });
        return device;
      });
    },
  };
}

function shown({ name, mode }: Device) {
  return { name, mode };
}
