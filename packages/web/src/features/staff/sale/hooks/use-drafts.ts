import type { Draft, TableSession, TableViewItem } from '@comanda/contract';
import type { Catalogue } from '@comanda/domain';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { CallError } from '../../../../data/calls/call-error.ts';
import { create } from '../../../../data/calls/connection.ts';
import { useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import type { StaffLogin } from '../../../../data/devices/staff-session.ts';
import { type StaffListOptions, useStaffList } from '../../../../data/devices/use-staff-list.ts';
import { newRequestId } from '../../../../lib/request-id.ts';
import { orderFields } from '../state/caller.ts';
import { createDraftSaver, type DraftContent } from '../state/draft-saver.ts';
import { extrasOfDraft, memberId, type OrderExtras, offerFields } from '../state/order-extras.ts';
import { newTables, type SalePlace } from '../state/place.ts';
import { lineOfDraft, staffLine } from '../state/staff-line.ts';
import { linesShown, type TillAction, type TillOrder } from '../state/till-order.ts';
import { type ReadKept, readKept } from './read-kept.ts';

type Line = Draft['lines'][number];

export type DraftsInput = {
  readonly session: StaffLogin;
  readonly isJoined: boolean;
  readonly place: SalePlace;
  readonly order: TillOrder;
  readonly bills: readonly TableSession[];
  readonly tables: readonly TableViewItem[];
  readonly dispatch: (key: string, action: TillAction) => void;
  /** Coupons or gifts of a draft that came back are not valid any more. */
  readonly onGone: (count: number) => void;
  /** Called when somebody else has taken the draft over. */
  readonly onTaken: (by: string) => void;
};

type KeptInput = DraftsInput & { readonly catalogue: Catalogue };

/** Returns the place that a draft of one's own goes on at; undefined for a parked one and a bill that has ended. */
function keyOf(
  { session, name, order }: Draft,
  { bills, tables }: Pick<DraftsInput, 'bills' | 'tables'>,
): string | undefined {
  if (name !== undefined) return undefined;
  const bill = bills.find(({ _id }) => _id === session);
  if (session !== undefined && bill === undefined) return undefined;
  const seated = bill?.type === 'dineIn' ? bill.tables : order?.tables;
  const table = tables.find(({ item }) => seated?.some((each) => each.item === item));
  if (table !== undefined) return `table:${table.item}`;
  return bill === undefined ? 'counter' : `bill:${bill._id}`;
}

/** Returns what is stored of an order: its lines, that being asked about among them, and the bill that they are for. */
function contentOf(order: TillOrder, place: SalePlace, name?: string): DraftContent<Line> {
  const { cart, extras } = order;
  const lines = name === undefined ? linesShown(order) : cart.lines;
  const own = { lines: lines.map(staffLine), ...offerFields(extras) };
  if (place.session !== undefined) return { ...own, session: place.session._id };
  const wanted = { type: place.type, tables: newTables(place), ...orderFields(place.caller) };
  return { ...own, name, order: wanted, user: memberId(extras) };
}

function useDraftList({ session: { shop }, isJoined }: DraftsInput) {
  const options = useMemo<StaffListOptions<Draft>>(
    () => ({
      service: 'drafts',
      shop,
      isJoined,
      belongs: ({ status }) => status === 'open',
      isNewer: (held, next) => held.version > next.version,
    }),
    [shop, isJoined],
  );
  return useStaffList(options);
}

/** Makes the calls that keep drafts; `onTaken` is told who holds one now. */
function createSaver(onTaken: (by: string) => void) {
  return createDraftSaver<Line>({
    newId: newRequestId,
    save: (draft, version, content) =>
      create<Draft>('drafts/save', { requestId: newRequestId(), draft, version, ...content }),
    drop: (draft, version) => create('drafts/drop', { requestId: newRequestId(), draft, version }),
    onFailure: (error) => {
      if (!(error instanceof CallError)) return false;
      const { name } = (error.data.staff ?? {}) as { name?: string };
      if (error.code === 'draftTaken') onTaken(name ?? '');
      return error.code === 'draftTaken' || error.code === 'notFound';
    },
  });
}

type Dispatch = DraftsInput['dispatch'];

/** Milliseconds after which what a draft kept is read once more. */
const READ_AGAIN_MS = 3000;
/** The most attempts at reading what a draft kept. */
const MAX_READS = 20;

/** Reads what a draft kept, again while the server cannot be reached; undefined if it never could. */
async function readInTime(draft: Draft, owner: string | undefined): Promise<ReadKept | undefined> {
  for (let reads = 0; reads < MAX_READS; reads += 1) {
    try {
      return await readKept(draft, owner);
    } catch {
      await new Promise((resolve) => setTimeout(resolve, READ_AGAIN_MS));
    }
  }
  return undefined;
}

type Restore = {
  readonly dispatch: Dispatch;
  readonly catalogue: Catalogue;
  /** The bill that a draft is for. */
  readonly billOf: (draft: Draft) => TableSession | undefined;
  /** Coupons or gifts of a draft are not valid any more. */
  readonly onGone: (count: number) => void;
};

/** Puts a stored draft back at a place; its member, coupons and gifts follow when the server has answered. */
function restoreDraft({ dispatch, catalogue, billOf, onGone }: Restore, key: string, draft: Draft): void {
  const lines = draft.lines.map(lineOfDraft);
  const extras = extrasOfDraft(draft);
  const bill = billOf(draft);
  const ask = { catalogue, orderType: bill?.type ?? draft.order?.type ?? 'dineIn' } as const;
  dispatch(key, { type: 'orderRestored', lines, extras, ask });
  if (extras.kept === undefined) return;
  void readInTime(draft, bill?.user).then((read) => {
    if (read === undefined) return;
    dispatch(key, { type: 'extrasRead', found: read.found });
    if (read.gone > 0) onGone(read.gone);
  });
}

function restoring({ dispatch, bills, onGone, catalogue }: KeptInput): Restore {
  return {
    dispatch,
    catalogue,
    onGone,
    billOf: ({ session }) => bills.find(({ _id }) => _id === session),
  };
}

type Saver = ReturnType<typeof createSaver>;

/** Keeps the order of the place that is shown, with its bill, once what the server had is here. */
function useKeptOrder({ place, order }: DraftsInput, saver: Saver, isRestored: () => boolean): void {
  const { extras, cart, asking } = order;
  const lines = useMemo(() => linesShown({ cart, asking }), [cart, asking]);
  // a draft changes with its lines, what goes with them, and its bill
  const keep = useEffectEvent(
    (key: string, _lines: TillOrder['cart']['lines'], _extras: OrderExtras, _bill: string | undefined) => {
      if (isRestored()) saver.changed(key, contentOf(order, place));
    },
  );
  const bill = place.session?._id;
  useEffect(() => keep(place.key, lines, extras, bill), [lines, extras, place.key, bill]);
  useEffect(() => {
    const flush = () => void saver.flush();
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [saver]);
}

/** Puts one's own drafts back where they were, once, when the list arrives; the answer tells if that was done. */
function useRestoredOrders(
  input: KeptInput,
  saver: Saver,
  found: readonly Draft[] | undefined,
): () => boolean {
  const restored = useRef(false);
  const mine = input.session.staff._id;
  const restore = useEffectEvent((drafts: readonly Draft[]) => {
    if (restored.current) return;
    restored.current = true;
    for (const draft of drafts) {
      const key = draft.staff._id === mine ? keyOf(draft, input) : undefined;
      if (key === undefined || saver.idOf(key) !== undefined) continue;
      saver.adopt(key, draft, { lines: draft.lines });
      restoreDraft(restoring(input), key, draft);
    }
  });
  useEffect(() => {
    if (found !== undefined) restore(found);
  }, [found]);
  return () => restored.current;
}

const NO_DRAFTS: readonly Draft[] = [];

/** Returns the drafts that the till shows: what others hold on a bill, and what is parked. */
function useDraftsShown(drafts: readonly Draft[] = NO_DRAFTS, mine: string, bill: string | undefined) {
  const others = useMemo(
    () => drafts.filter(({ staff, session }) => staff._id !== mine && bill !== undefined && session === bill),
    [drafts, mine, bill],
  );
  const parked = useMemo(
    () => drafts.filter(({ name, session }) => name !== undefined && session === undefined),
    [drafts],
  );
  return {
    /** Drafts that others hold on this bill. */
    others,
    /** Parked orders of the shop, the oldest first. */
    parked,
  };
}

/**
 * Keeps what is rung up as drafts on the server (till T4.1): a browser that is killed gets its own back, and what
 * others are ringing up on the same bill is shown.
 */
export function useDrafts(asked: DraftsInput) {
  const { catalogue } = useReadyCatalogue();
  const input: KeptInput = { ...asked, catalogue };
  const { session, place, order, dispatch, onTaken } = input;
  const list = useDraftList(input);
  const told = useRef(onTaken);
  useEffect(() => {
    told.current = onTaken;
  });
  const [saver] = useState(() => createSaver((by) => told.current(by)));
  const isRestored = useRestoredOrders(input, saver, list.data);
  useKeptOrder(input, saver, isRestored);
  return {
    ...useDraftsShown(list.data, session.staff._id, place.session?._id),
    idOf: saver.idOf,
    forget: saver.forget,
    /** Parks the order of the counter under a name. */
    park: async (name: string): Promise<void> => {
      saver.changed(place.key, contentOf(order, place, name));
      await saver.flush();
      saver.forget(place.key);
      dispatch(place.key, { type: 'orderSent', lines: order.cart.lines });
    },
    /** Goes on with a parked order at the counter. */
    recall: async (draft: Draft): Promise<void> => {
      const taken =
        draft.staff._id === session.staff._id
          ? draft
          : await create<Draft>('drafts/take', { requestId: newRequestId(), draft: draft._id });
      saver.adopt('counter', taken, { lines: [] });
      restoreDraft(restoring(input), 'counter', taken);
    },
  };
}

export type Drafts = ReturnType<typeof useDrafts>;
