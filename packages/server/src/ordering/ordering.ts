import type {
  AnswerCall,
  Bill,
  CallStaff,
  CancelSession,
  ChangeCapacity,
  ChangeSection,
  CreateOrResume,
  CreateSession,
  HeldTableSession,
  JoinSession,
  NameGuest,
  OrderIntoSession,
  PickupSlot,
  QuoteCart,
  SetTimes,
  ShareLines,
  Staff,
  StaffCall,
  TableSession,
  UpdatePayment,
  VoidSession,
} from '@comanda/contract';
import type { Actor, ShopListQuery } from '../core.ts';
import type { Listed, ListQuery } from '../db/list-query.ts';

/** What a table's code says, and the path of the page it opens. */
export type SignedTable = { readonly signature: string; readonly path: string };

export type SlotQuery = {
  readonly shop: string;
  readonly type: TableSession['type'];
  readonly zone?: string;
};

/** What is taken back, without the PIN that approves it. */
export type VoidCall = Omit<VoidSession, 'approval'>;

export type Ordering = {
  /** A new bill with its products (never `dineIn` for guests: tables come from createOrResume). */
  create(call: CreateSession, actor: Actor): Promise<HeldTableSession>;
  order(call: OrderIntoSession, actor: Actor): Promise<TableSession>;
  /** The whole bill as it would be with the cart; nothing is placed. */
  quote(call: QuoteCart, actor: Actor): Promise<Bill>;
  /** The times that an order may be for. Throws `shopNotFound`, or `zoneNeeded` for a zone it does not have. */
  pickupSlots(query: SlotQuery): Promise<readonly PickupSlot[]>;
  /** `address` is where the phone calls from: new guests of one address are counted. */
  createOrResume(call: CreateOrResume, actor: Actor, address?: string): Promise<HeldTableSession | null>;
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
  join(call: JoinSession, actor: Actor, address?: string): Promise<HeldTableSession>;
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
  authoriseHolder(session: string, restoreKey: string | undefined, actor: Actor): Promise<void>;
  /** Signature of a table's printed code, and the path of the page it opens. */
  tableCode(shop: string, viewItem: string): Promise<SignedTable>;
  /** Replaces a table's code; what was printed of it before is `fixedCodeTableInvalid` from then on. */
  rotateTableCode(viewItem: string, actor: Actor): Promise<SignedTable>;
};
