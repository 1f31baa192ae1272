import type {
  AcceptSession,
  AdjustSession,
  AnswerCall,
  AnswerDeviceCall,
  AssignBill,
  Bill,
  CallStaff,
  CancelSession,
  ChangeCapacity,
  ChangeDiscounts,
  ChangeLines,
  ChangeSection,
  CreateOrResume,
  DeclineSession,
  FireCourse,
  HandOver,
  HoldCourse,
  JoinSession,
  NameGuest,
  OpenedSession,
  OrderedIntoSession,
  PickupSlot,
  PriceLines,
  QuoteCart,
  ReceiptRequest,
  RefundedBill,
  RefundPayment,
  RiderDelivery,
  RiderHandOver,
  RiderLinkRequest,
  RiderRequest,
  RushOrder,
  SeatGuests,
  Sell,
  SessionWithKey,
  SetTimes,
  ShareLines,
  StaffCall,
  TableSession,
  UpdatePayment,
  VoidSession,
} from '@comanda/contract';
import type { AuthGuards } from '../accounts/attempt-limiter/index.ts';
import { parsePhone } from '../accounts/stores/index.ts';
import { shopOf } from '../catalogue/availability/index.ts';
import { type Actor, type CoreContext, isTokenFor, type Requester } from '../core/index.ts';
import type { Listed, ListQuery, ShopListQuery } from '../db/index.ts';
import { findStaffCalls, readStaffCall } from '../floor/calls/index.ts';
import { rotateTableCode, type SignedTable, tableCode } from '../floor/codes/index.ts';
import {
  answerCall,
  answerDeviceCall,
  assignBill,
  callFromDevice,
  callStaff,
  changeCapacity,
  createJoinLimiter,
  createOrResume,
  joinSession,
  nameGuest,
  seatGuests,
  setTimes,
} from '../floor/service/index.ts';
import { zoneOf } from '../fulfilment/delivery/index.ts';
import { pickupSlots, type SlotQuery } from '../fulfilment/pickup/index.ts';
import {
  type BillSearch,
  ensureSessionAccess,
  findForMember,
  findForStaff,
  findIncomplete,
  isReceiptKey,
  presentSession,
  readSession,
  receiptKey,
  searchBills,
} from '../sessions/index.ts';
import { acceptOrder, declineOrder } from './acceptance/index.ts';
import { changeSection, updatePayment } from './bill/index.ts';
import { fireCourse, fireDue, holdCourse, rushOrder } from './courses/index.ts';
import { adjustSession, changeDiscounts } from './discounts/index.ts';
import { handOver, readRiderDelivery, riderHandOver, riderLink } from './handover/index.ts';
import { changeLines, priceLines } from './lines/index.ts';
import { createSession, orderIntoSession, quoteCart, sell } from './placing/index.ts';
import { refundBill } from './refunding/index.ts';
import { shareLines } from './split/index.ts';
import { cancelBill, endUnpaidKioskOrders, voidBill } from './voiding/index.ts';

/** A query of a shop's bills, of one caller if a telephone number is given, in any notation. */
type BillQuery = ShopListQuery & { readonly phone?: string };

/** Calls that open, change, follow and find bills. */
export type Ordering = {
  /** Opens a bill with its first order. Guests get `forbidden` for `dineIn`: tables are opened by createOrResume. */
  create(call: OpenedSession, actor: Actor, address?: string): Promise<SessionWithKey>;
  order(call: OrderedIntoSession, actor: Actor, address?: string): Promise<TableSession>;
  /** Opens a bill with its first order and books the money for all of it in the same unit of work. */
  sell(call: Sell, requester: Requester): Promise<SessionWithKey>;
  /** Prices the whole bill with the cart, without placing it. */
  quote(call: QuoteCart, actor: Actor): Promise<Bill>;
  /** Returns the pickup slots on offer. Throws `shopNotFound`, or `zoneNeeded` for an unknown delivery zone. */
  pickupSlots(query: SlotQuery): Promise<readonly PickupSlot[]>;
  /** Returns or opens the bill of a scanned table code. New guests are rate-limited by network `address`. */
  createOrResume(call: CreateOrResume, actor: Actor, address?: string): Promise<SessionWithKey | null>;
  /** Opens the bill of guests whom staff seat. Throws `tableTaken`. */
  seat(call: SeatGuests, actor: Actor, address?: string): Promise<TableSession>;
  /** Gives a bill to a waiter. */
  assign(call: AssignBill, actor: Actor, address?: string): Promise<TableSession>;
  changeSection(call: ChangeSection, actor: Actor, address?: string): Promise<TableSession>;
  updatePayment(call: UpdatePayment, actor: Actor): Promise<TableSession>;
  /** Cancels an order that is unpaid and that the kitchen has not started. */
  cancel(call: CancelSession, actor: Actor, address?: string): Promise<TableSession>;
  /** Voids a bill or lines of it, with the approval that the call carries if the caller needs one. */
  void(call: VoidSession, actor: Actor, address?: string): Promise<TableSession>;
  /** Gives money back of lines or an amount, or what was paid too much; for staff. */
  refund(call: RefundPayment, actor: Actor, address?: string): Promise<RefundedBill>;
  /** Ends the unpaid orders of kiosks whose time is over; returns how many. */
  endUnpaidKioskOrders(): Promise<number>;
  /** Accepts an order from a guest's phone, which then goes to the kitchen. */
  accept(call: AcceptSession, actor: Actor): Promise<TableSession>;
  /** Declines an order from a guest's phone. */
  decline(call: DeclineSession, actor: Actor): Promise<TableSession>;
  /** Marks a delivery as on its way or delivered, or an order as not handed over; for staff. */
  handOver(call: HandOver, actor: Actor): Promise<TableSession>;
  /** Returns the path of the link with which a rider sees a delivery, and its end; for staff. */
  riderLink(
    call: RiderLinkRequest,
    actor: Actor,
  ): Promise<{ readonly path: string; readonly expiresAt: string }>;
  /** Reads the delivery of a rider's link. Throws `linkExpired`. */
  rider(call: RiderRequest, requester: Requester): Promise<RiderDelivery>;
  /** Marks the delivery of a rider's link. Throws `linkExpired`. */
  riderHandOver(call: RiderHandOver, requester: Requester): Promise<RiderDelivery>;
  /** Sets prices of placed lines by hand; for staff. */
  priceLines(call: PriceLines, actor: Actor, address?: string): Promise<TableSession>;
  /** Changes how placed lines are served; for staff. */
  changeLines(call: ChangeLines, actor: Actor, address?: string): Promise<TableSession>;
  /** Adds and drops discounts of a bill; for staff. */
  discounts(call: ChangeDiscounts, actor: Actor, address?: string): Promise<TableSession>;
  /** Sets a bill's modifiers and adjustment, or ends it as a test; for staff. */
  adjust(call: AdjustSession, actor: Actor, address?: string): Promise<TableSession>;
  /** Sends what waits for its course or the staff to the kitchen, now or later; for staff. */
  fire(call: FireCourse, actor: Actor, address?: string): Promise<TableSession>;
  /** Takes back what is fired and not begun; for staff. */
  hold(call: HoldCourse, actor: Actor, address?: string): Promise<TableSession>;
  /** Puts open dishes first in the kitchen; for staff. */
  rush(call: RushOrder, actor: Actor, address?: string): Promise<TableSession>;
  /** Fires what was to be fired by now; returns how many bills. */
  fireDue(): Promise<number>;
  /** Calls staff to a bill's guests. Throws `tooManyRequests` with `retryAfter` (s). */
  callStaff(call: CallStaff, actor: Actor): Promise<TableSession>;
  answerCall(call: AnswerCall, actor: Actor): Promise<TableSession>;
  /** Calls staff to a kiosk whose guests have no bill yet. Throws `deviceNeeded`. */
  callFromDevice(actor: Actor): Promise<StaffCall>;
  answerDeviceCall(call: AnswerDeviceCall, actor: Actor): Promise<StaffCall>;
  /** Lists a shop's staff calls, oldest first; open ones only unless the query filters by `status`. */
  staffCalls(query: ShopListQuery, actor: Actor): Promise<Listed<StaffCall>>;
  /** Reads a staff call. Throws `notFound`. */
  staffCall(shop: string, id: string): Promise<StaffCall>;
  /** Sets a table's last-order and leave times; for staff. */
  setTimes(call: SetTimes, actor: Actor): Promise<TableSession>;
  /** Makes a phone a guest of a table's bill; a phone with a key of the bill keeps its number. */
  join(call: JoinSession, actor: Actor, address?: string): Promise<SessionWithKey>;
  /** Sets the display name of the guest with this restore key. */
  nameGuest(call: NameGuest, actor: Actor): Promise<TableSession>;
  /** Changes the number of guests at a table and its seat charge. */
  changeCapacity(call: ChangeCapacity, actor: Actor, address?: string): Promise<TableSession>;
  /** Sets which guests pay for dishes of a bill, in equal parts. */
  shareLines(call: ShareLines, actor: Actor): Promise<TableSession>;
  /** Returns the path of a bill's receipt, with the key that reads it. Throws `sessionNotFound`. */
  receiptPath(call: ReceiptRequest, actor: Actor): Promise<string>;
  /** Reads a session, also by the key of its receipt. Throws `sessionNotFound` without access to it. */
  get(id: string, restoreKey: string | undefined, actor: Actor): Promise<TableSession>;
  /** Returns the orders of these restore keys that are not picked up yet. */
  findIncomplete(query: { restoreKeys: readonly string[]; limit: number }): Promise<readonly TableSession[]>;
  /** Lists a shop's sessions for its staff, newest first. */
  findForStaff(query: BillQuery, actor: Actor): Promise<Listed<TableSession>>;
  /** Finds a shop's bills by number, table, name or telephone number, for its staff; open ones unless filtered by status. */
  search(query: BillSearch, actor: Actor): Promise<readonly TableSession[]>;
  /** Lists the calling member's sessions, newest first. */
  findForMember(query: ListQuery, actor: Actor): Promise<Listed<TableSession>>;
  /** Throws `sessionNotFound` unless the caller has access to the session. */
  ensureAccess(session: string, restoreKey: string | undefined, actor: Actor): Promise<void>;
  /** Returns the signature of a table's code and the path of the page that the code opens. */
  tableCode(shop: string, viewItem: string): Promise<SignedTable>;
  /** Rotates a table's code; older prints are refused as `fixedCodeTableInvalid` from then on. */
  rotateTableCode(viewItem: string, actor: Actor): Promise<SignedTable>;
};

/** Creates the ordering calls over their parts. */
export function createOrdering(context: CoreContext, guards: Pick<AuthGuards, 'attemptLimiter'>): Ordering {
  const { read } = context;
  const { attemptLimiter } = guards;
  return {
    create: (call, actor, address = '') => createSession(context, guards, call, { actor, address }),
    order: (call, actor, address = '') => orderIntoSession(context, guards, call, { actor, address }),
    sell: (call, requester) => sell(context, { attemptLimiter }, call, requester),
    quote: (call, actor) => quoteCart(context, call, actor),
    async pickupSlots({ shop: id, type, zone }) {
      const shop = shopOf(context, id);
      const deliveryMinutes = zoneOf(shop, { type, zone })?.minutes;
      return pickupSlots(read, context, { shop, type, deliveryMinutes });
    },
    createOrResume: (call, actor, address) =>
      createOrResume(context, call, actor, createJoinLimiter(attemptLimiter, address)),
    seat: (call, actor, address = '') => seatGuests(context, guards, call, { actor, address }),
    assign: (call, actor, address = '') => assignBill(context, guards, call, { actor, address }),
    changeSection: (call, actor, address = '') => changeSection(context, guards, call, { actor, address }),
    cancel: (call, actor, address = '') => cancelBill(context, guards, call, { actor, address }),
    void: (call, actor, address = '') => voidBill(context, guards, call, { actor, address }),
    refund: (call, actor, address = '') => refundBill(context, guards, call, { actor, address }),
    endUnpaidKioskOrders: () => endUnpaidKioskOrders(context),
    accept: (call, actor) => acceptOrder(context, call, actor),
    decline: (call, actor) => declineOrder(context, call, actor),
    handOver: (call, actor) => handOver(context, call, actor),
    riderLink: (call, actor) => riderLink(context, call, actor),
    rider: (call, requester) => readRiderDelivery(context, guards, { call, ...requester }),
    riderHandOver: (call, requester) => riderHandOver(context, guards, { call, ...requester }),
    priceLines: (call, actor, address = '') => priceLines(context, guards, call, { actor, address }),
    changeLines: (call, actor, address = '') => changeLines(context, guards, call, { actor, address }),
    discounts: (call, actor, address = '') => changeDiscounts(context, guards, call, { actor, address }),
    adjust: (call, actor, address = '') => adjustSession(context, guards, call, { actor, address }),
    fire: (call, actor, address = '') => fireCourse(context, guards, call, { actor, address }),
    hold: (call, actor, address = '') => holdCourse(context, guards, call, { actor, address }),
    rush: (call, actor, address = '') => rushOrder(context, guards, call, { actor, address }),
    fireDue: () => fireDue(context),
    callStaff: (call, actor) => callStaff(context, call, actor),
    answerCall: (call, actor) => answerCall(context, call, actor),
    callFromDevice: (actor) => callFromDevice(context, actor),
    answerDeviceCall: (call, actor) => answerDeviceCall(context, call, actor),
    staffCalls: (query, actor) => findStaffCalls(context, query, actor),
    staffCall: (shop, id) => readStaffCall(read, shop, id),
    setTimes: (call, actor) => setTimes(context, call, actor),
    join: (call, actor, address) =>
      joinSession(context, call, actor, createJoinLimiter(attemptLimiter, address)),
    nameGuest: (call, actor) => nameGuest(context, call, actor),
    changeCapacity: (call, actor, address = '') => changeCapacity(context, guards, call, { actor, address }),
    shareLines: (call, actor) => shareLines(context, call, actor),
    updatePayment: (call, actor) => updatePayment(context, call, actor),
    ...createBillReads(context),
    tableCode: (shop, viewItem) => tableCode(context, { shop, viewItem }),
    rotateTableCode: (viewItem, actor) => rotateTableCode(context, viewItem, actor),
  };
}

type BillReads = Pick<
  Ordering,
  'get' | 'receiptPath' | 'findIncomplete' | 'findForStaff' | 'search' | 'findForMember' | 'ensureAccess'
>;

/** Creates the calls that read bills. */
function createBillReads(context: CoreContext): BillReads {
  const { read } = context;
  return {
    async get(id, restoreKey, actor) {
      const record = await readSession(read, id);
      if (!isReceiptKey(context, id, restoreKey) && !isTokenFor(actor, record.session.shop))
        await ensureSessionAccess(read, record.session, restoreKey, actor);
      return presentSession(record);
    },
    async receiptPath({ session: id, restoreKey }, actor) {
      const { session } = await readSession(read, id);
      await ensureSessionAccess(read, session, restoreKey, actor);
      return `/record/${encodeURIComponent(id)}#receipt=${receiptKey(context, id)}`;
    },
    findIncomplete: (query) => findIncomplete(context, query),
    async findForStaff({ phone: text, ...query }, actor) {
      if (text === undefined) return findForStaff(context, query, actor);
      const phone = parsePhone(text, context.catalogue, query.shop);
      return phone === undefined ? { total: 0, data: [] } : findForStaff(context, { ...query, phone }, actor);
    },
    search: (query, actor) => {
      const phone = parsePhone(query.text, context.catalogue, query.shop);
      return searchBills(context, { ...query, phone }, actor);
    },
    findForMember: (query, actor) => findForMember(context, query, actor),
    async ensureAccess(id, restoreKey, actor) {
      const { session } = await readSession(read, id);
      await ensureSessionAccess(read, session, restoreKey, actor);
    },
  };
}
