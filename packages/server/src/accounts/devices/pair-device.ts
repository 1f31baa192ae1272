import type { PairDevice, PairedDevice, PairingCode } from '@comanda/contract';
import { MINUTE_MS } from '@comanda/domain';
import type { Actor, CoreContext } from '../../core/index.ts';
import { statement } from '../../db/index.ts';
import { CodedError, instantNow, instantOf, newId } from '../../lib/index.ts';
import { ownShop } from '../../policies/index.ts';
import { type AuthGuards, pairingKeys } from '../attempt-limiter/index.ts';
import { addDevice } from '../stores/index.ts';
import { hashOfPairingCode, newPairingCode } from './pairing-code.ts';
import { publishDevice } from './publish-device.ts';

const CODE_LIFETIME_MS = 10 * MINUTE_MS;

const shopOfCode = statement<{ hash: string; now: string }>()((q, p) =>
  q.selectFrom('pairing_codes').select('shop').where('hash', '=', p.hash).where('expires_at', '>', p.now),
);
const deleteCode = statement<{ hash: string }>()((q, p) =>
  q.deleteFrom('pairing_codes').where('hash', '=', p.hash),
);
const deleteExpired = statement<{ now: string }>()((q, p) =>
  q.deleteFrom('pairing_codes').where('expires_at', '<=', p.now),
);

/** Creates a pairing code for the shop that the caller is signed in to; it is valid for ten minutes unless `lifetimeMs` is given. */
export async function createPairingCode(
  { write, clock }: Pick<CoreContext, 'write' | 'clock'>,
  actor: Actor,
  lifetimeMs = CODE_LIFETIME_MS,
): Promise<PairingCode> {
  const shop = ownShop(actor);
  const code = newPairingCode();
  const expiresAt = instantOf(clock.now() + lifetimeMs);
  await write(async (tx) => {
    await tx.insert('pairing_codes', [{ hash: hashOfPairingCode(code), shop, expires_at: expiresAt }]);
  });
  return { code, expiresAt };
}

/**
 * Pairs a device by a code, which can be used once, and returns its token. Throws `invalidPairingCode`, or
 * `tooManyRequests` with `retryAfter` (s).
 */
export async function pairDevice(
  { write, clock }: Pick<CoreContext, 'write' | 'clock'>,
  { attemptLimiter }: Pick<AuthGuards, 'attemptLimiter'>,
  { code, name, kind, settings }: PairDevice,
  address: string,
): Promise<PairedDevice> {
  const keys = pairingKeys(address);
  await attemptLimiter.consume(keys);
  const now = instantNow(clock);
  const paired = await write(async (tx, publish) => {
    const hash = hashOfPairingCode(code);
    const row = await tx.first(shopOfCode, { hash, now });
    if (row === undefined || (await tx.run(deleteCode, { hash })) !== 1)
      throw new CodedError('invalidPairingCode');
    const device = {
      _id: newId(clock),
      shop: row.shop,
      name,
      kind,
      settings,
      createdAt: now,
      updatedAt: now,
    };
    const added = await addDevice(tx, device, now);
    publishDevice('created', added.device, publish);
    return added;
  });
  await attemptLimiter.refund(keys);
  return paired;
}

/** Deletes expired pairing codes; returns how many. */
export async function deleteExpiredPairingCodes({
  write,
  clock,
}: Pick<CoreContext, 'write' | 'clock'>): Promise<number> {
  return write((tx) => tx.run(deleteExpired, { now: instantNow(clock) }));
}
