import type { TableSession } from '@comanda/contract';
import { MINUTE_MS } from '@comanda/domain';

type Calls = Pick<TableSession, 'staffCalls' | 'answeredCalls'>;
type Kind = NonNullable<TableSession['staffCalls']>[number]['kind'];

/** So long somebody who answered counts as on the way. */
const ON_THE_WAY_MS = 5 * MINUTE_MS;
/** Sooner than this the server takes no second call of a kind. */
const ASKED_AGAIN_MS = MINUTE_MS;

/** `sent`: nobody has answered; `again`: nor for a while, so that the guest may ask again; `coming`: somebody has. */
export type CallState = 'none' | 'sent' | 'again' | 'coming';

/** How a call of a kind stands at `now` (ms, the phone's own clock). */
export function callState(
  { staffCalls = [], answeredCalls = [] }: Calls,
  kind: Kind,
  now: number,
): CallState {
  const open = staffCalls.find((call) => call.kind === kind);
  if (open !== undefined) {
    const age = now - Date.parse(open.lastAt ?? open.at);
    // a phone whose clock is behind is not kept waiting for it
    return age >= 0 && age < ASKED_AGAIN_MS ? 'sent' : 'again';
  }
  const answered = answeredCalls.find((call) => call.kind === kind);
  const isRecent = answered !== undefined && now - Date.parse(answered.answeredAt) < ON_THE_WAY_MS;
  return isRecent ? 'coming' : 'none';
}

const KINDS = ['service', 'bill', 'water', 'cutlery', 'other'] as const satisfies readonly Kind[];

/** The kinds of calls that wait for somebody, and those that somebody is on the way for. */
export function callsUnderway(calls: Calls, now: number) {
  const states = KINDS.map((kind) => ({ kind, state: callState(calls, kind, now) }));
  return {
    waiting: states.filter(({ state }) => state === 'sent' || state === 'again').map(({ kind }) => kind),
    coming: states.filter(({ state }) => state === 'coming').map(({ kind }) => kind),
  };
}
