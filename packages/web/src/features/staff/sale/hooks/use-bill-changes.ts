import type { ManualDiscount, ServicePath, StaffName, TableSession, VoidReason } from '@comanda/contract';
import { useQueryClient } from '@tanstack/react-query';
import { createElement, useMemo, useRef, useState } from 'react';
import { BillSubject } from '../../../../data/approval/approval-subject.tsx';
import type { ApprovalAbout, ApprovalShown } from '../../../../data/approval/asked-approval.ts';
import { useApprovedCall } from '../../../../data/approval/use-approved-call.ts';
import { isPassing } from '../../../../data/calls/call-error.ts';
import { useFailure } from '../../../../data/devices/use-failure.ts';
import { putRow, type StaffListOptions } from '../../../../data/devices/use-staff-list.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { newRequestId } from '../../../../lib/request-id.ts';
import { useToast } from '../../../../ui/overlays/toast-context.ts';
import type { HandPrice } from '../state/hand-price.ts';
import { markOwnChange } from '../state/own-changes.ts';
import type { SentPart } from '../state/sent-part.ts';
import { type HandReasons, useHandReasons } from './use-hand-reasons.ts';

/** A change of the way a sent dish is served; absent fields stay, null ends them (till T4.6). */
export type ServingChange = {
  readonly tableChairId?: string | null;
  readonly takeAway?: boolean;
  readonly customRemark?: string | null;
  readonly course?: number | null;
  /** Person who sold it. */
  readonly staff?: string;
};

type Change = {
  readonly path: ServicePath;
  readonly session: TableSession;
  readonly data: Readonly<Record<string, unknown>>;
  /** Content of the approval dialog, should the call need one. */
  readonly about?: ApprovalAbout;
  /** Text that says it is done. */
  readonly done: string;
};

/** Returns the function that makes a change; the same one keeps its request id until the server has answered. */
function useChange(options: StaffListOptions<TableSession>) {
  const queries = useQueryClient();
  const toast = useToast();
  const fail = useFailure();
  const call = useApprovedCall();
  const [isBusy, setBusy] = useState(false);
  const last = useRef({ key: '', requestId: '' });
  /** Returns true once it is done. */
  const change = async ({ path, session, data, about, done }: Change): Promise<boolean> => {
    const key = JSON.stringify([path, session._id, data]);
    if (last.current.key !== key) last.current = { key, requestId: newRequestId() };
    const { requestId } = last.current;
    setBusy(true);
    try {
      markOwnChange(session._id, Date.now());
      const changed = await call<TableSession>(path, { requestId, session: session._id, ...data }, about);
      markOwnChange(session._id, Date.now());
      putRow(queries, options, changed);
      last.current = { key: '', requestId: '' };
      toast.success(done);
      return true;
    } catch (error) {
      if (!isPassing(error)) last.current = { key: '', requestId: '' };
      fail(error);
      return false;
    } finally {
      setBusy(false);
    }
  };
  /** Sets the guests at a table: a call without request id, the same however often it is made. */
  const setCovers = async (bill: TableSession, capacity: number): Promise<boolean> => {
    setBusy(true);
    try {
      const data = { session: bill._id, capacity };
      const about = { isRepeatable: true, what: createElement(BillSubject, { session: bill }) };
      putRow(queries, options, await call<TableSession>('tableSessions/changeCapacity', data, about));
      return true;
    } catch (error) {
      fail(error);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { change, setCovers, isBusy };
}

type Translate = ReturnType<typeof useTranslation<'till'>>['t'];

/** The function that makes a change of a bill; true once it is done. */
type MakeChange = (change: Change) => Promise<boolean>;

/** Returns the changes of dishes that were sent: voids, prices by hand, how one is served, pieces split off. */
function dishChanges(change: MakeChange, t: Translate, byHand: HandReasons) {
  return {
    voidLines: (
      session: TableSession,
      lines: readonly string[],
      reason: VoidReason,
      shown: ApprovalShown,
    ): Promise<boolean> =>
      change({
        path: 'tableSessions/void',
        session,
        data: { lines, reason },
        about: { title: t('voidApproval'), ...shown },
        done: t('voided', { count: lines.length }),
      }),
    priceLine: (
      session: TableSession,
      { line, parts }: SentPart,
      price: HandPrice,
      shown: ApprovalShown,
    ): Promise<boolean> =>
      change({
        path: 'tableSessions/priceLines',
        session,
        data: { parts, lines: [{ line, ...price }] },
        about: { title: t('priceApproval'), ...byHand, ...shown },
        done: t('priced'),
      }),
    serveLine: (session: TableSession, { line, parts }: SentPart, serving: ServingChange): Promise<boolean> =>
      change({
        path: 'tableSessions/changeLines',
        session,
        data: { parts, lines: [{ line, ...serving }] },
        done: t('changed'),
      }),
    /** Splits pieces off a dish, which are then a line of their own. */
    split: (session: TableSession, { parts }: SentPart): Promise<boolean> =>
      change({
        path: 'tableSessions/changeLines',
        session,
        data: { parts },
        done: t('changed'),
      }),
  };
}

/** Returns the changes of what is taken off the whole bill. */
function discountChanges(change: MakeChange, t: Translate, byHand: HandReasons) {
  return {
    reduceBill: (session: TableSession, discount: ManualDiscount, shown: ApprovalShown): Promise<boolean> =>
      change({
        path: 'tableSessions/discounts',
        session,
        data: { discounts: [discount] },
        about: { title: t('priceApproval'), ...byHand, ...shown },
        done: t('priced'),
      }),
    dropDiscount: (session: TableSession, rule: string): Promise<boolean> =>
      change({
        path: 'tableSessions/discounts',
        session,
        data: { drop: [rule] },
        done: t('priced'),
      }),
  };
}

/** Returns the changes of what a bill as a whole depends on: its total, its circumstances, its waiter, its end. */
function wholeChanges(change: MakeChange, t: Translate) {
  return {
    adjustBill: (
      session: TableSession,
      adjusts: number,
      reason: VoidReason,
      shown: ApprovalShown,
    ): Promise<boolean> =>
      change({
        path: 'tableSessions/adjust',
        session,
        data: { adjusts, reason },
        about: { title: t('adjust.approval'), ...shown },
        done: t('adjust.done'),
      }),
    setModifiers: (
      session: TableSession,
      modifiers: readonly string[],
      shown: ApprovalShown,
    ): Promise<boolean> =>
      change({
        path: 'tableSessions/adjust',
        session,
        data: { modifiers },
        about: { title: t('priceApproval'), ...shown },
        done: t('adjust.done'),
      }),
    endAsTest: (session: TableSession): Promise<boolean> =>
      change({
        path: 'tableSessions/adjust',
        session,
        data: { status: 'test' },
        done: t('training.done'),
      }),
    assign: (session: TableSession, { _id, name }: StaffName): Promise<boolean> =>
      change({
        path: 'tableSessions/assign',
        session,
        data: { staff: _id },
        about: { title: t('assign.title'), what: createElement(BillSubject, { session }) },
        done: t('assign.done', { name }),
      }),
  };
}

/**
 * Returns the changes of a bill that staff make after sending: voids, prices by hand, how a dish is served, what is
 * taken off the whole bill, its total, waiter and guests (till T2.3, T4.4 to T4.6). Where one needs approval it is asked for
 * over the unchanged order, which shows what it is about (T2.5). Each answers true once it is done.
 */
export function useBillChanges(options: StaffListOptions<TableSession>) {
  const { t } = useTranslation('till');
  const { change, setCovers, isBusy } = useChange(options);
  const byHand = useHandReasons();
  const calls = useRef({ change, setCovers });
  calls.current = { change, setCovers };
  return useMemo(() => {
    const latest: MakeChange = (each) => calls.current.change(each);
    return {
      isBusy,
      ...dishChanges(latest, t, byHand),
      ...discountChanges(latest, t, byHand),
      ...wholeChanges(latest, t),
      setCovers: (session: TableSession, covers: number): Promise<boolean> =>
        calls.current.setCovers(session, covers),
    };
  }, [isBusy, t, byHand]);
}

export type BillChanges = ReturnType<typeof useBillChanges>;
