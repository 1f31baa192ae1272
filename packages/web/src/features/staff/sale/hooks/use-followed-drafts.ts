import type { Draft, Page, TableSession } from '@comanda/contract';
import { useEffect, useEffectEvent } from 'react';
import { connection } from '../../../../data/calls/connection.ts';
import type { StaffLogin } from '../../../../data/devices/staff-session.ts';
import { placedLines } from '../state/placed-lines.ts';
import type { Sends } from '../state/sends.ts';
import { linesShown, type TillAction, type TillOrder } from '../state/till-order.ts';

/** Also those that have ended, which the list leaves out. */
const ANY_STATUS: readonly Draft['status'][] = ['open', 'sent', 'dropped'];

type Kept = {
  readonly session: StaffLogin;
  readonly isJoined: boolean;
  /** Returns the ids of the drafts that the server has of this screen. */
  readonly stored: () => readonly string[];
  readonly onChanged: (draft: Draft) => void;
};

/**
 * Follows the drafts that this screen keeps: each change that somebody makes, and after every sign-in what became of them
 * meanwhile.
 */
export function useFollowedDrafts({
  session: { shop, accessToken },
  isJoined,
  stored,
  onChanged,
}: Kept): void {
  const told = useEffectEvent(onChanged);
  const read = useEffectEvent(async (_token: string) => {
    const ids = stored();
    if (ids.length === 0) return;
    const query = { shop, _id: { $in: ids }, status: { $in: ANY_STATUS } };
    const { data } = await connection.call<Page<Draft>>('find', 'drafts', query);
    for (const draft of data) told(draft);
  });
  useEffect(() => connection.onEvent('drafts', 'patched', (draft) => told(draft)), []);
  useEffect(() => {
    // if the connection breaks again, the next sign-in reads them
    if (isJoined) read(accessToken).catch(() => undefined);
  }, [isJoined, accessToken]);
}

type Rung = {
  readonly orders: Readonly<Record<string, TillOrder>>;
  readonly bills: readonly TableSession[];
  readonly sends: Sends;
  readonly dispatch: (key: string, action: TillAction) => void;
};

/**
 * Takes off what is rung up as soon as a bill that arrives has it: after a cut in the middle of Send, or sent elsewhere.
 * An answer that the cut has lost is asked for instead, and goes on from there (till T4.2).
 */
export function usePlacedLines({ orders, bills, sends, dispatch }: Rung): void {
  const leave = useEffectEvent((open: Rung['bills']) => {
    for (const [key, order] of Object.entries(orders)) {
      const placed = sends.isUnderWay(key) ? [] : placedLines(linesShown(order), open);
      if (placed.length > 0 && !sends.askAgain(key)) dispatch(key, { type: 'orderSent', lines: placed });
    }
  });
  useEffect(() => leave(bills), [bills]);
}
