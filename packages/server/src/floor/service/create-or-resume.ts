import type { CreateOrResume, SessionWithKey, Shop, TableViewItem } from '@comanda/contract';
import { ensureOpen, sectionFor, shopOf } from '../../catalogue/availability/index.ts';
import { type Actor, actorInShop, type CoreContext, isSelfOrder } from '../../core/index.ts';
import type { Tx } from '../../db/index.ts';
import { CodedError, instantNow, instantOf } from '../../lib/index.ts';
import { newSession } from '../../ordering/bill/index.ts';
import type { Publish } from '../../outbox/index.ts';
import {
  FIRST_GUEST,
  insertSession,
  newRestoreKey,
  presentSession,
  publishSession,
  readSession,
  type SessionRecord,
  storeJoiningKey,
} from '../../sessions/index.ts';
import { codeVersion, isScanStale, isTableCode } from '../codes/index.ts';
import { limitedCapacity, lockTable, openBillAt, unmarkTables } from '../tables/index.ts';
import { withGuest } from './bill-guests.ts';
import { addGuest, ensureRoomForGuest, type JoinLimiter, sessionForKnownGuest } from './join-session.ts';

const DEFAULT_TIMEOUT_MINUTES = 1;
const DEFAULT_CAPACITY = 1;

/**
 * Returns the open bill of a scanned table code, with a restore key for this phone. Without an open bill it opens one,
 * or returns null if `create` is false. Throws for an invalid or expired code and while the shop takes no orders.
 */
export async function createOrResume(
  context: CoreContext,
  call: CreateOrResume,
  caller: Actor,
  joinLimiter: JoinLimiter,
): Promise<SessionWithKey | null> {
  const { shop, viewItem } = await scannedTable(context, call);
  const actor = actorInShop(shop._id, caller);
  const existing = await openBillAt(context.read, { shop: shop._id, viewItem: viewItem._id });
  if (existing !== undefined) {
    const record = await readSession(context.read, existing);
    const resumed = await sessionForKnownGuest(context.read, record, call.restoreKey);
    if (resumed !== undefined) return resumed;
    ensureRoomForGuest(context, record.session);
  }
  const isJoining = existing !== undefined || call.create !== false;
  if (isJoining) await joinLimiter.count(actor);
  return context.write(async (tx, publish) => {
    // The lock keeps two phones that scan at once from opening two bills.
    await lockTable(tx, { shop: shop._id, viewItem: viewItem._id });
    const open = await openBillAt(tx, { shop: shop._id, viewItem: viewItem._id });
    const resumed = open && (await addGuest(tx, context, open, call.restoreKey, publish));
    if (resumed) return resumed;
    const record = await openTable(tx, context, { call, shop, viewItem, actor }, publish);
    if (!record) return null;
    const restoreKey = newRestoreKey(record.session._id);
    const guest = await storeJoiningKey(tx, context, record.session, restoreKey);
    return { ...presentSession(record), restoreKey, guest };
  });
}

async function scannedTable(
  context: CoreContext,
  call: CreateOrResume,
): Promise<{ readonly shop: Shop; readonly viewItem: TableViewItem }> {
  const shop = shopOf(context, call.shop);
  const version = await codeVersion(context.read, call);
  if (!isTableCode(context.secret, { ...call, version }, call.signature))
    throw new CodedError('fixedCodeTableInvalid');
  if (!shop.onlineEnabledFixedCode) throw new CodedError('fixedCodeNotEnabled');
  const viewItem = (await context.catalogue.load(shop._id)).get('tableViewItems', call.viewItem);
  if (viewItem === undefined) throw new CodedError('fixedCodeTableInvalid');
  const timeout = shop.onlineSessionTimeout ?? DEFAULT_TIMEOUT_MINUTES;
  const now = context.clock.now();
  if (isScanStale(call.date, now, timeout)) throw new CodedError('fixedCodeTimeout', { now: instantOf(now) });
  return { shop, viewItem };
}

type Scan = {
  readonly call: CreateOrResume;
  readonly shop: Shop;
  readonly viewItem: TableViewItem;
  readonly actor: Actor;
};

async function openTable(
  tx: Tx,
  context: CoreContext,
  { call, shop, viewItem, actor }: Scan,
  publish: Publish,
): Promise<SessionRecord | undefined> {
  if (call.create === false) return undefined;
  ensureOpen(context, shop, { type: 'dineIn' }, actor);
  const requested = call.capacity ?? DEFAULT_CAPACITY;
  const capacity = isSelfOrder(actor) ? limitedCapacity(viewItem.capacity, requested) : requested;
  const input = {
    type: 'dineIn' as const,
    section: sectionFor(context, shop, { type: 'dineIn', current: viewItem.section }, { kind: 'system' }),
    tables: [{ item: viewItem.item, capacity }],
    qrCodeViewItem: viewItem._id,
    tableName: viewItem.name,
    desiredCapacity: capacity,
  };
  const opened = newSession(context, shop, input, actor);
  const record = { session: { ...opened, guests: withGuest([], FIRST_GUEST) }, lines: [] };
  await insertSession(tx, record, { isHeld: true });
  await unmarkTables(tx, context, record.session, instantNow(context.clock), publish);
  publishSession(presentSession(record), publish);
  return record;
}
