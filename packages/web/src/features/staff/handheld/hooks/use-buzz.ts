import { useEffect, useRef } from 'react';
import type { TableCalls } from '../../calls/index.ts';
import type { TableRow } from '../../sale/index.ts';
import type { StaffSound } from '../../sound/index.ts';
import { BUZZES, type BuzzMark, buzzMarks, buzzOf } from '../state/buzz-marks.ts';

/**
 * Buzzes and rings for own tables (till T1.5), a call, food at the pass, a bill asked for, and for calls from kiosks. The first list is silent, and
 * so is what somebody else has answered.
 */
export function useBuzz(
  rows: readonly TableRow[] | undefined,
  kiosks: readonly TableCalls[],
  now: number,
  ring: StaffSound['ring'],
): void {
  const known = useRef<ReadonlyMap<string, BuzzMark> | undefined>(undefined);
  useEffect(() => {
    if (rows === undefined) return;
    const before = known.current;
    const after = buzzMarks(rows, now, kiosks);
    known.current = after;
    const kind = before && buzzOf(before, after);
    if (kind === undefined) {
      // answered: a buzz that goes on is stilled
      if (before !== undefined && before.size > 0 && after.size === 0) navigator.vibrate?.(0);
      return;
    }
    navigator.vibrate?.([...BUZZES[kind]]);
    ring(kind === 'ready' ? 'rising' : 'bell');
  }, [rows, kiosks, now, ring]);
}
