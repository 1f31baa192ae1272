import type { TableSession } from '@comanda/contract';
import { MINUTE_MS } from '@comanda/domain';

type Calls = Pick<TableSession, 'staffCalls' | 'answeredCalls'>;
type Kind = NonNullable<TableSession['staffCalls']>[number]['kind'];

/** Time for which an answered call counts as on the way. */
const ON_THE_WAY_MS = 5 * MINUTE_MS;
/** Shortest time between two calls of one kind that the server accepts. */
const REPEAT_AFTER_MS = MINUTE_MS;

/** `sent`: unanswered; `again`: unanswered long enough to be repeated; `coming`: answered. */
export type CallState = 'none' | 'sent' | 'again' | 'coming';

/** Returns the state of a call of one kind at `now` (epoch milliseconds by the phone's clock). */
export function callState(
  { staffCalls = [], answeredCalls = [] }: Calls,
  kind: Kind,
  now: number,
): CallState {
  const open = staffCalls.find((call) => call.kind === kind);
  if (open !== undefined) {
    const age = now - Date.parse(open.lastAt ?? open.at);
    // a negative age means that the phone's clock is behind: do not block the guest for that
    return age >= 0 && age < REPEAT_AFTER_MS ? 'sent' : 'again';
  }
  const answered = answeredCalls.find((call) => call.kind === kind);
  const isRecent = answered !== undefined && now - Date.parse(answered.answeredAt) < ON_THE_WAY_MS;
  return isRecent ? 'coming' : 'none';
}

const KINDS = ['service', 'bill', 'water', 'cutlery', 'other'] as const satisfies readonly Kind[];

/** A member of staff on the way, with what they come for; `name` is absent where the server did not tell it. */
export type Coming = { readonly name: string | undefined; readonly kinds: readonly Kind[] };

/**
 * Returns the kinds of calls that are unanswered (`waiting`), and by member of staff those that were answered lately
 * (`coming`).
 */
export function callsUnderway(calls: Calls, now: number) {
  const states = KINDS.map((kind) => ({ kind, state: callState(calls, kind, now) }));
  const coming = states.filter(({ state }) => state === 'coming').map(({ kind }) => kind);
  const nameOf = (kind: Kind) => calls.answeredCalls?.find((call) => call.kind === kind)?.answeredBy;
  return {
    waiting: states.filter(({ state }) => state === 'sent' || state === 'again').map(({ kind }) => kind),
    coming: [...new Set(coming.map(nameOf))].map(
      (name): Coming => ({ name, kinds: coming.filter((kind) => nameOf(kind) === name) }),
    ),
  };
}
