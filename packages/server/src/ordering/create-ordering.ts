import type {
  AnswerCall,
  Bill,
  CallStaff,
  CancelSession,
  ChangeCapacity,
  ChangeSection,
  CreateOrResume,
  CreateSession,
  JoinSession,
  NameGuest,
  OrderIntoSession,
  PickupSlot,
  QuoteCart,
  SessionWithKey,
  SetTimes,
  ShareLines,
  Staff,
  StaffCall,
  TableSession,
  UpdatePayment,
} from '@comanda/contract';
import type { AuthParts } from '../accounts/attempt-limiter/index.ts';
import { shopOf } from '../catalogue/availability/index.ts';
import type { Actor, CoreContext } from '../core/index.ts';
import type { Listed, ListQuery, ShopListQuery } from '../db/index.ts';
import { findStaffCalls, readStaffCall } from '../floor/calls/index.ts';
import { rotateTableCode, type SignedTable, tableCode } from '../floor/codes/index.ts';
import {
  answerCall,
  callStaff,
  changeCapacity,
  createJoinLimiter,
  createOrResume,
  joinSession,
  nameGuest,
  setTimes,
} from '../floor/service/index.ts';
import { zoneOf } from '../fulfilment/delivery/index.ts';
import { pickupSlots, type SlotQuery } from '../fulfilment/pickup/index.ts';
import {
  ensureSessionAccess,
  findForMember,
  findForStaff,
  findIncomplete,
  presentSession,
  readSession,
} from '../sessions/index.ts';
import { changeSection, updatePayment } from './bill/index.ts';
import { createSession, orderIntoSession, quoteCart } from './placing/index.ts';
import { shareLines } from './split/index.ts';
import { cancelBill, type VoidCall, voidBill } from './voiding/index.ts';

export type Ordering = {
  /** A new bill with its products (never `dineIn` for guests: tables come from createOrResume). */
  create(call: CreateSession, actor: Actor): Promise<SessionWithKey>;
  order(call: OrderIntoSession, actor: Actor): Promise<TableSession>;
  /** The whole bill as it would be with the cart; nothing is placed. */
  quote(call: QuoteCart, actor: Actor): Promise<Bill>;
  /** The times that an order may be for. Throws `shopNotFound`, or `zoneNeeded` for a zone it does not have. */
  pickupSlots(query: SlotQuery): Promise<readonly PickupSlot[]>;
  /** `address` is where the phone calls from: new guests of one address are counted. */
  createOrResume(call: CreateOrResume, actor: Actor, address?: string): Promise<SessionWithKey | null>;
  changeSection(call: ChangeSection, actor: Actor): Promise<TableSession>;
  updatePayment(call: UpdatePayment, actor: Actor): Promise<TableSession>;
  /** Calls off an order of the caller's own, or for staff one of their shop, while nobody has paid or begun it. */
  cancel(call: CancelSession, actor: Actor): Promise<TableSession>;
  /** Takes back a bill or lines of it; `approver` is whose PIN came with the call, where the caller needs one. */
  void(call: VoidCall, actor: Actor, approver?: Staff): Promise<TableSession>;
  /** Asks for somebody to come; `tooManyRequests` with `retryAfter` (s) when it is done too often. */
  callStaff(call: CallStaff, actor: Actor): Promise<TableSession>;
  answerCall(call: AnswerCall, actor: Actor): Promise<TableSession>;
  /** A shop's calls, oldest first; those that nobody has answered unless the query asks for a `status`. */
  staffCalls(query: ShopListQuery, actor: Actor): Promise<Listed<StaffCall>>;
  /** A call as it stands. Throws `notFound`. */
  staffCall(shop: string, id: string): Promise<StaffCall>;
  /** Until when guests order at a table, and when they leave it, as staff say. */
  setTimes(call: SetTimes, actor: Actor): Promise<TableSession>;
  /** Makes a phone one of the guests of a table's bill; one with its key goes on as the guest it was. */
  join(call: JoinSession, actor: Actor, address?: string): Promise<SessionWithKey>;
  /** What the guest with this key is called. */
  nameGuest(call: NameGuest, actor: Actor): Promise<TableSession>;
  /** How many sit at a table; its seat charge follows. */
  changeCapacity(call: ChangeCapacity, actor: Actor): Promise<TableSession>;
  /** Who pays for dishes of a bill, in equal parts. */
  shareLines(call: ShareLines, actor: Actor): Promise<TableSession>;
  /** `sessionNotFound` unless the caller holds it: by key, as staff of its shop, or by the id alone when dineIn. */
  get(id: string, restoreKey: string | undefined, actor: Actor): Promise<TableSession>;
  /** The orders of these keys that are not taken yet; no keys give none. */
  findIncomplete(query: { restoreKeys: readonly string[]; limit: number }): Promise<readonly TableSession[]>;
  /** A shop's sessions, newest first, for its own staff. */
  findForStaff(query: ShopListQuery, actor: Actor): Promise<Listed<TableSession>>;
  /** The caller's own bills, newest first. */
  findForMember(query: ListQuery, actor: Actor): Promise<Listed<TableSession>>;
  /** Throws `sessionNotFound` unless the caller may follow this session; for subscribe. */
  ensureAccess(session: string, restoreKey: string | undefined, actor: Actor): Promise<void>;
  /** Signature of a table's printed code, and the path of the page it opens. */
  tableCode(shop: string, viewItem: string): Promise<SignedTable>;
  /** Replaces a table's code; what was printed of it before is `fixedCodeTableInvalid` from then on. */
  rotateTableCode(viewItem: string, actor: Actor): Promise<SignedTable>;
};

/** Bills and what is ordered into them. */
export function createOrdering(
  context: CoreContext,
  { attemptLimiter }: Pick<AuthParts, 'attemptLimiter'>,
): Ordering {
  const { read } = context;
  return {
    create: (call, actor) => createSession(context, call, actor),
    order: (call, actor) => orderIntoSession(context, call, actor),
    quote: (call, actor) => quoteCart(context, call, actor),
    async pickupSlots({ shop: id, type, zone }) {
      const shop = shopOf(context, id);
      const deliveryMinutes = zoneOf(shop, { type, zone })?.minutes;
      return pickupSlots(read, context, { shop, type, deliveryMinutes });
    },
    createOrResume: (call, actor, address) =>
      createOrResume(context, call, actor, createJoinLimiter(attemptLimiter, address)),
    changeSection: (call, actor) => changeSection(context, call, actor),
    cancel: (call, actor) => cancelBill(context, call, actor),
    void: (call, actor, approver) => voidBill(context, call, actor, approver),
    callStaff: (call, actor) => callStaff(context, call, actor),
    answerCall: (call, actor) => answerCall(context, call, actor),
    staffCalls: (query, actor) => findStaffCalls(context, query, actor),
    staffCall: (shop, id) => readStaffCall(read, shop, id),
    setTimes: (call, actor) => setTimes(context, call, actor),
    join: (call, actor, address) =>
      joinSession(context, call, actor, createJoinLimiter(attemptLimiter, address)),
    nameGuest: (call, actor) => nameGuest(context, call, actor),
    changeCapacity: (call, actor) => changeCapacity(context, call, actor),
    shareLines: (call, actor) => shareLines(context, call, actor),
    updatePayment: (call, actor) => updatePayment(context, call, actor),
    async get(id, restoreKey, actor) {
      const record = await readSession(read, id);
      await ensureSessionAccess(read, record.session, restoreKey, actor);
      return presentSession(record);
    },
    findIncomplete: (query) => findIncomplete(context, query),
    findForStaff: (query, actor) => findForStaff(context, query, actor),
    findForMember: (query, actor) => findForMember(context, query, actor),
    async ensureAccess(id, restoreKey, actor) {
      const { session } = await readSession(read, id);
      await ensureSessionAccess(read, session, restoreKey, actor);
    },
    tableCode: (shop, viewItem) => tableCode(context, { shop, viewItem }),
    rotateTableCode: (viewItem, actor) => rotateTableCode(context, viewItem, actor),
  };
}
