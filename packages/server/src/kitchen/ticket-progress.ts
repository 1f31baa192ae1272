import type { KitchenTicket } from '@comanda/contract';
import { leastAdvanced } from '@comanda/domain';
import type { StoredLine, StoredSession } from '../db/index.ts';
import type { TicketRecord } from './ticket-store.ts';

type Progress = Pick<KitchenTicket, 'status' | 'waitsFor'>;

/**
 * Returns the session with the status and ready time of its least advanced ticket. What is not fired yet does not keep
 * an order from being ready, but from being taken (K2.4). A delivery that has left the kitchen is on its way: it is taken
 * once people say that it was delivered, or why not.
 */
export function withTicketProgress(
  session: StoredSession,
  tickets: readonly Progress[],
  now: string,
): StoredSession {
  const fired = tickets.filter(isFired);
  const least = leastAdvanced(fired.map(({ status }) => status));
  const isComing = fired.length < tickets.length && (least === undefined || least === 'taken');
  const stage = isComing ? 'waiting' : (least ?? session.tvStatus);
  const handover = least === undefined ? session.handover : handoverAfter(session, stage, now);
  const isUnderway = stage === 'taken' && handover?.state === 'onTheWay';
  const tvStatus = isUnderway ? 'ready' : stage;
  const isReady = tvStatus === 'ready' || tvStatus === 'taken';
  return {
    ...session,
    handover,
    tvStatus,
    readyTime: isReady ? (session.readyTime ?? now) : undefined,
    updatedAt: now,
  };
}

/**
 * Returns what is known of an order's way to the guest as its tickets move: a delivery leaves with its last ticket, and a
 * recall of one brings an order back.
 */
function handoverAfter(
  { type, handover }: StoredSession,
  stage: StoredSession['tvStatus'],
  now: string,
): StoredSession['handover'] {
  if (stage !== 'taken') return undefined;
  if (handover !== undefined || type !== 'delivery') return handover;
  return { state: 'onTheWay', at: now, leftAt: now, by: 'staff' };
}

function isFired({ waitsFor }: Progress): boolean {
  return waitsFor === undefined;
}

/**
 * Returns true if the kitchen has nothing of a session to make: none placed, all held for payment, or all that is fired
 * taken and the rest still to come.
 */
export function isUnsent(records: readonly TicketRecord[]): boolean {
  const isOpen = ({ ticket, isHeld }: TicketRecord) => !isHeld && isFired(ticket);
  const sent = records.filter(isOpen);
  return sent.length < records.length
    ? sent.every(({ ticket }) => ticket.status === 'taken')
    : records.length === 0;
}

/** Returns the bill lines whose kitchen status differs from the ticket's, with the new status. */
export function linesMovedBy(lines: readonly StoredLine[], ticket: KitchenTicket): readonly StoredLine[] {
  const statuses = new Map(ticket.lines.map(({ id, kitchenStatus }) => [id, kitchenStatus]));
  return lines.flatMap((line) => {
    const kitchenStatus = statuses.get(line.id);
    return kitchenStatus === undefined || kitchenStatus === line.kitchenStatus
      ? []
      : [{ ...line, kitchenStatus }];
  });
}
