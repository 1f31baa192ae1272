import type { KitchenTicket } from '@comanda/contract';
import { courseNumber } from '@comanda/domain';

/** Tickets to be made, and those that come later. */
export type SplitTickets = {
  readonly sent: readonly KitchenTicket[];
  readonly coming: readonly KitchenTicket[];
};

/**
 * Separates what is fired from what waits for its course or the staff, by table or order, then course: it is shown,
 * counted apart, and can be neither late nor bumped (K2.4).
 */
export function splitTickets(tickets: readonly KitchenTicket[]): SplitTickets {
  const coming = tickets.filter(({ waitsFor }) => waitsFor !== undefined);
  return { sent: tickets.filter(({ waitsFor }) => waitsFor === undefined), coming: coming.sort(byCourse) };
}

function byCourse(one: KitchenTicket, other: KitchenTicket): number {
  const isSameBill = one.session === other.session;
  if (isSameBill && courseNumber(one) !== courseNumber(other)) return courseNumber(one) - courseNumber(other);
  if (isSameBill) return one._id < other._id ? -1 : 1;
  return one.placedAt === other.placedAt
    ? one.session.localeCompare(other.session)
    : one.placedAt.localeCompare(other.placedAt);
}

/** Returns true if a line of a ticket is asked for first. */
export function isRushed({ rush }: KitchenTicket, line: string): boolean {
  return rush !== undefined && (rush.lines === undefined || rush.lines.includes(line));
}
