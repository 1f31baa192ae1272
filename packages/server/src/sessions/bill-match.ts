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
const TIME = /^\d{1,2}:\d{2}$/;
const LAST_FOUR = /^\d{4}$/;
/** Minutes around a time that is looked for. */
const ABOUT_MINUTES = 15;

/** A search among bills. */
export type BillSearcher = {
  /** Tells rows apart by their text, many times as fast as reading them: false if the bill is none that is looked for. */
  readonly mayBe: (row: { readonly doc: string; readonly user: string | null }) => boolean;
  readonly is: (session: StoredSession) => boolean;
};

/**
 * Creates the search for a text (till T3.7): each word of it is in a bill's number, table, tent or a name, or is a sum that
 * it came to or that was paid, the last four digits of a card, a time around which it began or was paid, or part of a
 * telephone number; or the whole text is.
 */
export function createBillSearch(text: string, context: SearchContext): BillSearcher {
  const whole = text.trim();
  if (foldedText(whole) === '') return { mayBe: () => false, is: () => false };
  const words = whole.split(/\s+/);
  const ways = (words.length === 1 ? [words] : [[whole], words]).map((way) => way.map(traceOf));
  const isOfMember = (user: string | null | undefined) => context.members.has(user ?? '');
  return {
    mayBe: ({ doc, user }) => {
      if (isOfMember(user)) return true;
      const names = namesIn(doc);
      return ways.some((way) => way.every((word) => leavesTrace(word, doc, names)));
    },
    is: (session) =>
      isOfMember(session.user) ||
      ways.some((way) => way.every(({ word }) => matches(session, word, context))),
  };
}

/** Traces of a word in the text of a matching bill's document. */
type Trace = {
  readonly word: string;
  readonly folded: string;
  readonly digits: string | undefined;
  readonly sum: string | undefined;
  readonly isTime: boolean;
};

function traceOf(word: string): Trace {
  const digits = digitsOf(word);
  return {
    word,
    folded: foldedText(word),
    digits: digits.length < MIN_PHONE_DIGITS ? undefined : digits,
    sum: SUM.test(word) ? String(minorUnits(word)) : undefined,
    isTime: TIME.test(word),
  };
}

/** The number, table, tent, names and telephone number of a bill in its document; a dish's names are an object. */
const NAMES = /"(?:orderNumber|tableName|tent|name|phone)":("(?:[^"\\]|\\.)*"|\d+)/g;

type Names = { readonly folded: string; readonly digits: string };

/** Returns what the names in a document say, one after the other. */
function namesIn(doc: string): Names {
  const texts = Array.from(doc.matchAll(NAMES), ([, text]) => text);
  const joined = texts.join(' ').replaceAll('\\', '');
  return { folded: foldedText(joined), digits: digitsOf(joined) };
}

function leavesTrace({ folded, digits, sum, isTime }: Trace, doc: string, names: Names): boolean {
  return (
    isTime ||
    names.folded.includes(folded) ||
    (digits !== undefined && (names.digits.includes(digits) || doc.includes(`"${digits}"`))) ||
    (sum !== undefined && doc.includes(sum))
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
  const amount = minorUnits(word);
  return bill.total === amount || payments.some((payment) => payment.amount === amount);
}

function isCard({ payments }: StoredSession, word: string): boolean {
  return LAST_FOUR.test(word) && payments.some(({ last4 }) => last4 === word);
}

function isAbout({ startTime, paidTime }: StoredSession, word: string, timezone: string): boolean {
  const minute = TIME.test(word) ? parseWallTime(word.padStart(5, '0')) : undefined;
  if (minute === undefined) return false;
  const moments = [startTime, paidTime].filter((moment) => moment !== undefined);
  return moments.some((moment) => {
    const clock = wallClockAt(zoneOf({ timezone }), Date.parse(moment));
    return Math.abs(clock.minute - minute) <= ABOUT_MINUTES;
  });
}

function minorUnits(sum: string): number {
  return Math.round(Number(sum.replaceAll(',', '')) * 100);
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}
