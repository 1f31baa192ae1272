import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Device } from '@comanda/contract';
import { deviceMode, MINUTE_MS } from '@comanda/domain';
import type { Selectable } from 'kysely';
import type { Actor, CoreContext } from '../../core/index.ts';
import {
  fromJsonText,
  type Reads,
  type StoredDevice,
  statement,
  type Tables,
  type Tx,
  toJsonText,
} from '../../db/index.ts';
import { instantNow } from '../../lib/index.ts';

const TOKEN_BYTES = 16;
/** Precision of `lastSeenAt`, which limits its writes to one a minute. */
const TOUCH_INTERVAL_MS = MINUTE_MS;

/** The highest number of letters that are tried for a device: A to ZZ. */
const MAX_LETTERS = 26 * 27;

type Id = { readonly id: string };
type Beat = NonNullable<Device['beat']>;
const COLUMNS = ['id', 'letter', 'token_hash', 'last_seen_at', 'beat', 'doc'] as const;
type Row = Pick<Selectable<Tables['devices']>, (typeof COLUMNS)[number]>;
type NewRow = Id & { shop: string; letter: string; tokenHash: string; now: string; doc: string };

const byId = statement<Id>()((q, p) => q.selectFrom('devices').select(COLUMNS).where('id', '=', p.id));
const ofShop = statement<{ shop: string }>()((q, p) =>
  q.selectFrom('devices').select(COLUMNS).where('shop', '=', p.shop).orderBy('id'),
);
const lettersOfShop = statement<{ shop: string }>()((q, p) =>
  q.selectFrom('devices').select('letter').where('shop', '=', p.shop),
);
const add = statement<NewRow>()((q, p) =>
  q
    .insertInto('devices')
    .values({
      id: p.id,
      shop: p.shop,
      letter: p.letter,
      token_hash: p.tokenHash,
      last_seen_at: p.now,
      beat: null,
      doc: p.doc,
    })
    .onConflict((conflict) => conflict.columns(['shop', 'letter']).doNothing()),
);
const touch = statement<Id & { now: string }>()((q, p) =>
  q.updateTable('devices').set({ last_seen_at: p.now }).where('id', '=', p.id),
);
const saveReport = statement<Id & { now: string; beat: string }>()((q, p) =>
  q
    .updateTable('devices')
    .set({ last_seen_at: p.now, beat: p.beat })
    .where('id', '=', p.id)
    .returning(COLUMNS),
);
const save = statement<Id & { doc: string }>()((q, p) =>
  q.updateTable('devices').set({ doc: p.doc }).where('id', '=', p.id),
);
const lock = statement<Id>()((q, p) =>
  q
    .updateTable('devices')
    .set((row) => ({ doc: row.ref('doc') }))
    .where('id', '=', p.id)
    .returning(COLUMNS),
);
const deleteRow = statement<Id>()((q, p) => q.deleteFrom('devices').where('id', '=', p.id));

/** Returns a paired device; undefined when there is none, or it was revoked. */
export async function readDevice(read: Pick<Reads, 'first'>, id: string): Promise<Device | undefined> {
  const row = await read.first(byId, { id });
  return row && deviceOf(row);
}

/** Returns a paired device, whose row is locked until the end of the transaction. */
export async function lockDevice(tx: Tx, id: string): Promise<Device | undefined> {
  const row = await tx.first(lock, { id });
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

/**
 * Stores a new device under the first letter that is free in its shop (till T1.1), and returns it with its token, of
 * which only the hash is stored.
 */
export async function addDevice(
  tx: Tx,
  device: StoredDevice,
  now: string,
): Promise<{ readonly device: Device; readonly deviceToken: string }> {
  const secret = randomBytes(TOKEN_BYTES).toString('base64url');
  const { _id: id, shop } = device;
  const taken = new Set((await tx.all(lettersOfShop, { shop })).map(({ letter }) => letter));
  for (let at = 0; at < MAX_LETTERS; at += 1) {
    const letter = letterAt(at);
    if (taken.has(letter)) continue;
    const row = { id, shop, letter, tokenHash: hashOf(secret), now, doc: toJsonText(device) };
    // Another node may have taken the letter meanwhile.
    if ((await tx.run(add, row)) === 0) continue;
    const added = { ...device, mode: deviceMode(device.kind), letter, lastSeenAt: now };
    return { device: added, deviceToken: `${id}.${secret}` };
  }
  throw new Error('no letter is left for a device');
}

/** Returns the letters of a device by its number from 0: A to Z, then AA. */
function letterAt(position: number): string {
  const last = String.fromCharCode('A'.charCodeAt(0) + (position % 26));
  return position < 26 ? last : `${letterAt(Math.floor(position / 26) - 1)}${last}`;
}

/** Stores the report of a device and returns the device; undefined when it was revoked. */
export async function saveDeviceReport(tx: Tx, id: string, beat: Beat): Promise<Device | undefined> {
  const row = await tx.first(saveReport, { id, now: beat.at, beat: toJsonText(beat) });
  return row && deviceOf(row);
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

export async function saveDevice(tx: Tx, device: Device): Promise<void> {
  const { lastSeenAt: _lastSeenAt, letter: _letter, beat: _beat, mode: _mode, ...stored } = device;
  await tx.run(save, { id: device._id, doc: toJsonText<StoredDevice>(stored) });
}

export async function removeDevice(tx: Tx, id: string): Promise<void> {
  await tx.run(deleteRow, { id });
}

/** Returns the actor of a device without signed-in staff. */
export function deviceActor({ _id: device, shop, mode }: Device): Extract<Actor, { kind: 'device' }> {
  return { kind: 'device', device, shop, mode };
}

function deviceOf({ doc, letter, last_seen_at, beat }: Row): Device {
  const device = fromJsonText(doc);
  const report = beat === null ? {} : { beat: fromJsonText(beat) };
  return { ...device, mode: deviceMode(device.kind), letter, lastSeenAt: last_seen_at, ...report };
}

function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
