import type { ChangeDevice, Device, PairDevice, PairedDevice } from '@comanda/contract';
import { writeAudit } from '../audit/write-audit.ts';
import { SHIFT_SECONDS, signToken } from '../auth/access-token.ts';
import type { AuthParts } from '../auth/auth-parts.ts';
import { pairingKeys } from '../auth/guess-keys.ts';
import type { Devices, LoggedIn } from '../auth/identity.ts';
import { endLogInsOn } from '../auth/log-ins.ts';
import { instantNow, instantOf } from '../clock.ts';
import { CodedError } from '../coded-error.ts';
import type { Actor } from '../core.ts';
import type { Tx } from '../db/db.ts';
import { statement } from '../db/statement.ts';
import { newId } from '../ordering/ids.ts';
import type { Workshop } from '../ordering/workshop.ts';
import { ownShop } from '../policies/authorise.ts';
import {
  addDevice,
  deviceActor,
  devicesOf,
  deviceWith,
  readDevice,
  removeDevice,
  saveDevice,
  seeDevice,
} from './device-store.ts';
import { hashOfPairingCode, newPairingCode } from './pairing-code.ts';

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
export function createDevices(workshop: Workshop, { guesses }: Pick<AuthParts, 'guesses'>): Devices {
  const { read, write, clock } = workshop;

  async function signedIn(device: Device): Promise<LoggedIn> {
    await seeDevice(workshop, device);
    const token = await signToken(workshop, { kind: 'device', subject: device._id }, SHIFT_SECONDS);
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
      await guesses.trying(keys);
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
      await guesses.succeeded(keys);
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
      return write(async (tx, tell) => {
        const before = await own(tx, id, actor);
        const after = { ...before, ...call, updatedAt: instantNow(clock) };
        await saveDevice(tx, after);
        await writeAudit(tx, workshop, actor, {
          shop: after.shop,
          action: 'changeDevice',
          entity: id,
          before: shown(before),
          after: shown(after),
        });
        tell({ topic: 'identities', event: 'patched', shop: '', id, data: {} });
        return after;
      });
    },
    async revoke(id, actor) {
      return write(async (tx, tell) => {
        const device = await own(tx, id, actor);
        await removeDevice(tx, id);
        await endLogInsOn(tx, id);
        await writeAudit(tx, workshop, actor, {
          shop: device.shop,
          action: 'revokeDevice',
          entity: id,
          before: shown(device),
        });
        tell({ topic: 'identities', event: 'patched', shop: '', id, data: {} });
        return device;
      });
    },
  };
}

function shown({ name, mode }: Device) {
  return { name, mode };
}
