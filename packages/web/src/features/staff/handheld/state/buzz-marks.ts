import { callTone, type TableCalls } from '../../calls/index.ts';
import type { TableRow } from '../../sale/index.ts';

/** Occasions on which a handheld buzzes (till T1.5). */
export type BuzzKind = 'call' | 'ready' | 'bill';

/** Vibration of each occasion in milliseconds, on and off by turns: told apart in a pocket. */
export const BUZZES: Readonly<Record<BuzzKind, readonly number[]>> = {
  call: [220, 90, 220],
  ready: [90, 60, 90, 60, 90],
  bill: [500],
};

export type BuzzMark = { readonly kind: BuzzKind; readonly mark: string };

/**
 * Returns what a waiter's handheld buzzes for, by id: calls, food at the pass and bills asked for of own tables only
 * (till T1.5), and calls from kiosks, which nobody looks after. A changed mark buzzes again: a call that was repeated or
 * grows old. What somebody has answered is gone.
 */
export function buzzMarks(
  rows: readonly TableRow[],
  now: number,
  kiosks: readonly TableCalls[] = [],
): ReadonlyMap<string, BuzzMark> {
  const marks: (readonly [string, BuzzMark])[] = [];
  const add = (calls: TableCalls['calls']) => {
    for (const { _id, kind, at, count = 1 } of calls) {
      const mark = `${count} ${callTone({ since: at, count }, now)}`;
      marks.push([_id, { kind: kind === 'bill' ? 'bill' : 'call', mark }]);
    }
  };
  for (const { calls } of kiosks) add(calls);
  for (const { calls, ready, bill, isOwn } of rows) {
    if (!isOwn) continue;
    add(calls);
    for (const { _id } of ready) marks.push([_id, { kind: 'ready', mark: 'ready' }]);
    if (bill?.status === 'toPay') marks.push([bill._id, { kind: 'bill', mark: 'toPay' }]);
  }
  return new Map(marks);
}

/** Returns the occasion to buzz for since the marks before: a call before a bill before food; undefined for none. */
export function buzzOf(
  before: ReadonlyMap<string, BuzzMark>,
  after: ReadonlyMap<string, BuzzMark>,
): BuzzKind | undefined {
  const fresh = [...after]
    .filter(([id, { mark }]) => before.get(id)?.mark !== mark)
    .map(([, { kind }]) => kind);
  return (['call', 'bill', 'ready'] as const).find((kind) => fresh.includes(kind));
}
