import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Device } from '@comanda/contract';
import { MINUTE_MS } from '@comanda/domain';
import type { Actor, CoreContext } from '../../core/index.ts';
import {
  fromJsonText,
  type JsonText,
  type Reads,
  type StoredDevice,
  statement,
  type Tx,
  toJsonText,
} from '../../db/index.ts';
import { instantNow } from '../../lib/index.ts';

const TOKEN_BYTES = 16;
/** Precision of `lastSeenAt`, which limits its writes to one a minute. */
const TOUCH_INTERVAL_MS = MINUTE_MS;

type Id = { readonly id: string };
type Row = Id & {
  readonly token_hash: string;
  readonly last_seen_at: string;
  readonly doc: JsonText<StoredDevice>;
};

const byId = statement<Id>()((q, p) =>
  q.selectFrom('devices').select(['id', 'token_hash', 'last_seen_at', 'doc']).where('id', '=', p.id),
);
const ofShop = statement<{ shop: string }>()((q, p) =>
  q
    .selectFrom('devices')
    .select(['id', 'token_hash', 'last_seen_at', 'doc'])
    .where('shop', '=', p.shop)
    .orderBy('id'),
);
const touch = statement<Id & { now: string }>()((q, p) =>
  q.updateTable('devices').set({ last_seen_at: p.now }).where('id', '=', p.id),
);
const save = statement<Id & { doc: string }>()((q, p) =>
  q.updateTable('devices').set({ doc: p.doc }).where('id', '=', p.id),
);
const deleteRow = statement<Id>()((q, p) => q.deleteFrom('devices').where('id', '=', p.id));

/** Returns a paired device; undefined when there is none, or it was revoked. */
export async function readDevice(read: Pick<Reads, 'first'>, id: string): Promise<Device | undefined> {
  const row = await read.first(byId, { id });
  return row && deviceOf(row);
}

/** Returns the paired devices of a shop, oldest first. */
export async function devicesOfShop(read: Pick<Reads, 'all'>, shop: string): Promise<readonly Device[]> {
  return (await read.all(ofShop, { shop })).map(deviceOf);
}

/** Returns the device that a token belongs to. */
export async function deviceByToken(read: Pick<Reads, 'first'>, token: string): Promise<Device | undefined> {
  const [, id = '', secret = ''] = /^([\w-]{1,64})\.([\w-]{22})$/.exec(token) ?? [];
  const row = await read.first(byId, { id });
  if (row === undefined) return undefined;
  const [given, expected] = [Buffer.from(hashOf(secret)), Buffer.from(row.token_hash)];
  const isMatch = given.length === expected.length && timingSafeEqual(given, expected);
  return isMatch ? deviceOf(row) : undefined;
}

/** Stores a new device and returns its token, of which only the hash is stored. */
export async function addDevice(tx: Tx, device: StoredDevice, now: string): Promise<string> {
  const secret = randomBytes(TOKEN_BYTES).toString('base64url');
  const row = { id: device._id, shop: device.shop, token_hash: hashOf(secret), last_seen_at: now };
  await tx.insert('devices', [{ ...row, doc: toJsonText(device) }]);
  return `${device._id}.${secret}`;
}

/** Updates when a device was last seen, at most once a minute. */
export async function touchDevice(
  { write, clock }: Pick<CoreContext, 'write' | 'clock'>,
  { _id: id, lastSeenAt = '' }: Device,
): Promise<void> {
  // The time is in the future after the clock was set back.
  const isRecent = Math.abs(clock.now() - Date.parse(lastSeenAt)) < TOUCH_INTERVAL_MS;
  if (!isRecent) await write((tx) => tx.run(touch, { id, now: instantNow(clock) }));
}

export async function saveDevice(tx: Tx, { lastSeenAt: _lastSeenAt, ...device }: Device): Promise<void> {
  await tx.run(save, { id: device._id, doc: toJsonText<StoredDevice>(device) });
}

export async function removeDevice(tx: Tx, id: string): Promise<void> {
  await tx.run(deleteRow, { id });
}

/** Returns the actor of a device without signed-in staff. */
export function deviceActor({ _id: device, shop, mode }: Device): Extract<Actor, { kind: 'device' }> {
  return { kind: 'device', device, shop, mode };
}

function deviceOf({ doc, last_seen_at }: Row): Device {
  return { ...fromJsonText(doc), lastSeenAt: last_seen_at };
}

function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
