import { foldedText, parseWallTime, wallClockAt, zoneOf } from '@comanda/domain';
import type { StoredSession } from '../db/index.ts';

/** Facts besides the bills that a search of them uses. */
export type SearchContext = {
  readonly timezone: string;
  /** The members who have the text as their telephone number or e-mail address. */
  readonly members: ReadonlySet<string>;
};

/** Fewest digits that are looked for in telephone numbers. */
const MIN_PHONE_DIGITS = 4;
/** A sum as it is typed: 128, 128.5, 1,280.00. */
const SUM = /^\d{1,3}(?:,?\d{3})*(?:\.\d{1,2})?$/;
const LAST_FOUR = /^\d{4}$/;
/** Minutes around a time that is looked for. */
const ABOUT_MINUTES = 15;

/**
 * Returns true if a bill is what somebody looks for (till T3.7): each word of the text is in its number, table, tent or a
 * name, or is a sum that it came to or that was paid, the last four digits of a card, a time around which it began or was
 * paid, or part of a telephone number; or the whole text is.
 */
export function isSearchedBill(session: StoredSession, text: string, context: SearchContext): boolean {
  const whole = text.trim();
  if (foldedText(whole) === '') return false;
  if (session.user !== undefined && context.members.has(session.user)) return true;
  return (
    matches(session, whole, context) || whole.split(/\s+/).every((word) => matches(session, word, context))
  );
}

function matches(session: StoredSession, word: string, { timezone }: SearchContext): boolean {
  return (
    isNamed(session, word) ||
    isCalled(session, word) ||
    isSum(session, word) ||
    isCard(session, word) ||
    isAbout(session, word, timezone)
  );
}

function isNamed(
  { orderNumber, tableName, tent, contact, guests = [] }: StoredSession,
  word: string,
): boolean {
  const wanted = foldedText(word);
  const names = [orderNumber, tableName, tent?.toString(), contact?.name, ...guests.map(({ name }) => name)];
  return wanted !== '' && names.some((name) => name !== undefined && foldedText(name).includes(wanted));
}

function isCalled({ contact }: StoredSession, word: string): boolean {
  const digits = digitsOf(word);
  // a time or a sum is no number
  if (digits.length < MIN_PHONE_DIGITS || /[.:]/.test(word)) return false;
  return digitsOf(contact?.phone ?? '').includes(digits);
}

function isSum({ bill, payments }: StoredSession, word: string): boolean {
  if (!SUM.test(word)) return false;
  const amount = Math.round(Number(word.replaceAll(',', '')) * 100);
  return bill.total === amount || payments.some((payment) => payment.amount === amount);
}

function isCard({ payments }: StoredSession, word: string): boolean {
  return LAST_FOUR.test(word) && payments.some(({ last4 }) => last4 === word);
}

function isAbout({ startTime, paidTime }: StoredSession, word: string, timezone: string): boolean {
  const minute = /^\d{1,2}:\d{2}$/.test(word) ? parseWallTime(word.padStart(5, '0')) : undefined;
  if (minute === undefined) return false;
  const moments = [startTime, paidTime].filter((moment) => moment !== undefined);
  return moments.some((moment) => {
    const clock = wallClockAt(zoneOf({ timezone }), Date.parse(moment));
    return Math.abs(clock.minute - minute) <= ABOUT_MINUTES;
  });
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}
