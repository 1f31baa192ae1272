import type { Draft, TableSession, TableViewItem } from '@comanda/contract';
import type { Catalogue } from '@comanda/domain';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { CallError } from '../../../../data/calls/call-error.ts';
import { create } from '../../../../data/calls/connection.ts';
import { useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import { type StaffLogin, staffSession } from '../../../../data/devices/staff-session.ts';
import { type StaffListOptions, useStaffList } from '../../../../data/devices/use-staff-list.ts';
import { newRequestId } from '../../../../lib/request-id.ts';
import { orderFields } from '../state/caller.ts';
import { createDraftSaver, type DraftContent } from '../state/draft-saver.ts';
import { memberId, type OrderExtras, offerFields } from '../state/order-extras.ts';
import { newTables, type SalePlace } from '../state/place.ts';
import type { Sends } from '../state/sends.ts';
import { staffLine } from '../state/staff-line.ts';
import { linesShown, type TillAction, type TillOrder } from '../state/till-order.ts';
import { keyOfDraft, restoreDraft } from './restore-draft.ts';
import { useFollowedDrafts, usePlacedLines } from './use-followed-drafts.ts';

type Line = Draft['lines'][number];

export type DraftsInput = {
  readonly session: StaffLogin;
  readonly isJoined: boolean;
  readonly place: SalePlace;
  readonly order: TillOrder;
  readonly bills: readonly TableSession[];
  readonly tables: readonly TableViewItem[];
  readonly orders: Readonly<Record<string, TillOrder>>;
  /** True once the bills are here. */
  readonly isReady: boolean;
  readonly sends: Sends;
  readonly dispatch: (key: string, action: TillAction) => void;
  /** Coupons or gifts of a draft that came back are not valid any more. */
  readonly onGone: (count: number) => void;
  /** Called when somebody else has taken the draft over. */
  readonly onTaken: (by: string) => void;
  /** Called when a draft of this screen was sent or dropped on another device. */
  readonly onEnded: () => void;
};

type KeptInput = DraftsInput & { readonly catalogue: Catalogue };

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

type Told = {
  /** Somebody else holds the draft now. */
  readonly onTaken: (by: string) => void;
  readonly onLost: (key: string, lines: readonly string[]) => void;
};

/** Makes the calls that keep drafts; `told` is asked for the listeners of the moment. */
function createSaver(told: () => Told) {
  return createDraftSaver<Line>({
    newId: newRequestId,
    save: (draft, version, content) =>
      create<Draft>('drafts/save', { requestId: newRequestId(), draft, version, ...content }),
    drop: (draft, version) => create('drafts/drop', { requestId: newRequestId(), draft, version }),
    onLost: (key, lines) => told().onLost(key, lines),
    onFailure: (error) => {
      if (!(error instanceof CallError)) return false;
      const { name } = (error.data.staff ?? {}) as { name?: string };
      if (error.code === 'draftTaken') told().onTaken(name ?? '');
      return error.code === 'draftTaken' || error.code === 'notFound';
    },
  });
}

type Saver = ReturnType<typeof createSaver>;

/** Keeps the order of the place that is shown, with its bill, once what the server had is here. */
function useKeptOrder({ session, place, order }: DraftsInput, saver: Saver, isRestored: () => boolean): void {
  const { extras, cart, asking } = order;
  const lines = useMemo(() => linesShown({ cart, asking }), [cart, asking]);
  // a draft changes with its lines, what goes with them, and its bill
  const keep = useEffectEvent(
    (key: string, _lines: TillOrder['cart']['lines'], _extras: OrderExtras, _bill: string | undefined) => {
      if (isRestored()) saver.changed(key, contentOf(order, place));
    },
  );
  const bill = place.session?._id;
  const staff = session.staff._id;
  useEffect(() => keep(place.key, lines, extras, bill), [lines, extras, place.key, bill]);
  useEffect(() => {
    const flush = () => {
      // the next person's connection would make it theirs
      if (isOwnScreen(staff)) void saver.flush();
    };
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [saver, staff]);
}

function isOwnScreen(staff: string): boolean {
  const login = staffSession.get();
  return login === null || login.staff._id === staff;
}

/**
 * Puts one's own drafts back where they were, once, when what the server lists as open after this sign-in is here, with
 * the bills that they are for; the answer tells if that was done.
 */
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
      const key = draft.staff._id === mine ? keyOfDraft(draft, input) : undefined;
      if (key === undefined || saver.idOf(key) !== undefined) continue;
      saver.adopt(key, draft, { lines: draft.lines });
      restoreDraft(input, key, draft);
    }
  });
  const { isReady } = input;
  useEffect(() => {
    if (found !== undefined && isReady) restore(found);
  }, [found, isReady]);
  return () => restored.current;
}

/** Creates the saver of a screen: lines of a draft that it has lost are not rung up here any more. */
function useSaver({ onTaken, sends, dispatch }: DraftsInput): Saver {
  const onLost = (key: string, lines: readonly string[]) => {
    // the answer of a Send takes them off
    if (!sends.isUnderWay(key)) dispatch(key, { type: 'orderSent', lines: lines.map((id) => ({ id })) });
  };
  const told = useRef({ onTaken, onLost });
  useEffect(() => {
    told.current = { onTaken, onLost };
  });
  const [saver] = useState(() => createSaver(() => told.current));
  return saver;
}

/**
 * Takes off what this screen rang up in a draft that ended elsewhere, or that somebody has taken over. If it was sent from
 * here and the answer was lost, it is asked for again.
 */
function leave({ session, sends, onTaken, onEnded }: DraftsInput, saver: Saver, draft: Draft): void {
  const key = saver.keyOf(draft._id);
  const isOpen = draft.status === 'open';
  const isOwn = isOpen && draft.staff._id === session.staff._id;
  if (key === undefined || isOwn || sends.isUnderWay(key)) return;
  if (draft.status === 'sent' && sends.askAgain(key)) return;
  saver.lose(key);
  if (isOpen) onTaken(draft.staff.name);
  else onEnded();
}

/** Ends the draft of what is rung up at a place, and returns its lines that the draft which comes there lacks. */
async function leftLines({ orders }: DraftsInput, saver: Saver, key: string, coming: Draft) {
  const { lines = [] } = orders[key]?.cart ?? {};
  if (lines.length === 0) return [];
  saver.changed(key, { lines: [] });
  await saver.flush();
  const ids = new Set(coming.lines.map(({ id }) => id));
  return lines.filter(({ id }) => !ids.has(id));
}

const NO_DRAFTS: readonly Draft[] = [];

/** Returns true for an order that waits under a name. */
const isParked = ({ name, session }: Draft) => name !== undefined && session === undefined;

/** Returns the drafts that the till shows: what others hold on a bill, what is parked, and what others ring up. */
function useDraftsShown(drafts: readonly Draft[] = NO_DRAFTS, mine: string, bill: string | undefined) {
  const others = useMemo(
    () => drafts.filter(({ staff, session }) => staff._id !== mine && bill !== undefined && session === bill),
    [drafts, mine, bill],
  );
  const parked = useMemo(() => drafts.filter(isParked), [drafts]);
  const rungUp = useMemo(
    () => drafts.filter((draft) => draft.staff._id !== mine && !isParked(draft)),
    [drafts, mine],
  );
  return {
    /** Drafts that others hold on this bill. */
    others,
    /** Parked orders of the shop, the oldest first. */
    parked,
    /** Orders that others are ringing up, anywhere in the shop. */
    rungUp,
  };
}

/**
 * Keeps what is rung up as drafts on the server (till T4.1): a browser that is killed gets its own back, and what
 * others are ringing up on the same bill is shown.
 */
export function useDrafts(asked: DraftsInput) {
  const { catalogue } = useReadyCatalogue();
  const input: KeptInput = { ...asked, catalogue };
  const { session, place, order, dispatch } = input;
  const list = useDraftList(input);
  const saver = useSaver(input);
  const isRestored = useRestoredOrders(input, saver, list.data);
  useKeptOrder(input, saver, isRestored);
  useFollowedDrafts({ ...input, stored: saver.stored, onChanged: (draft) => leave(input, saver, draft) });
  usePlacedLines(input);
  return {
    ...useDraftsShown(list.data, session.staff._id, place.session?._id),
    idOf: saver.idOf,
    forget: saver.forget,
    settle: saver.settle,
    /** Parks the order of the counter under a name. */
    park: async (name: string): Promise<void> => {
      saver.changed(place.key, contentOf(order, place, name));
      await saver.flush();
      saver.forget(place.key);
      dispatch(place.key, { type: 'orderSent', lines: order.cart.lines });
    },
    /**
     * Goes on with an order that is parked, or that somebody else rings up; resolves with the key of its place. Lines of
     * one's own that are there already come into it.
     */
    recall: async (draft: Draft): Promise<string> => {
      const taken =
        draft.staff._id === session.staff._id
          ? draft
          : await create<Draft>('drafts/take', { requestId: newRequestId(), draft: draft._id });
      const key = keyOfDraft({ ...taken, name: undefined }, input) ?? 'counter';
      const own = await leftLines(input, saver, key, taken);
      saver.adopt(key, taken, { lines: [] });
      restoreDraft(input, key, taken);
      if (own.length > 0) dispatch(key, { type: 'linesRepeated', lines: own });
      return key;
    },
  };
}

export type Drafts = ReturnType<typeof useDrafts>;
