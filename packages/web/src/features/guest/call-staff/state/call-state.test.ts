import { describe, expect, test } from 'vitest';
import { anOrder } from '../../../../data/sessions/testing/an-order.ts';
import { callState, callsUnderway } from './call-state.ts';

const AT = '2026-03-02T12:00:00.000Z';
const after = (ms: number) => Date.parse(AT) + ms;
const MINUTE = 60_000;

describe('the state of a call for staff', () => {
  test('is sent until it is answered, and can be repeated after a minute', () => {
    const session = anOrder({ staffCalls: [{ _id: 'c1', kind: 'water', at: AT }] });
    expect(callState(session, 'water', after(MINUTE - 1))).toBe('sent');
    expect(callState(session, 'water', after(MINUTE))).toBe('again');
    expect(callState(session, 'bill', after(0))).toBe('none');
    const again = anOrder({
      staffCalls: [{ _id: 'c1', kind: 'water', at: AT, lastAt: '2026-03-02T12:01:00.000Z' }],
    });
    expect(callState(again, 'water', after(2 * MINUTE - 1))).toBe('sent');
    // the phone's clock is behind
    expect(callState(session, 'water', after(-MINUTE))).toBe('again');
  });

  test('is coming for five minutes after the answer', () => {
    const session = anOrder({ answeredCalls: [{ _id: 'c1', kind: 'water', at: AT, answeredAt: AT }] });
    expect(callState(session, 'water', after(5 * MINUTE - 1))).toBe('coming');
    expect(callState(session, 'water', after(5 * MINUTE))).toBe('none');
  });

  test('is separate for each kind of call', () => {
    const session = anOrder({
      staffCalls: [{ _id: 'c2', kind: 'bill', at: AT }],
      answeredCalls: [
        { _id: 'c0', kind: 'bill', at: AT, answeredAt: AT },
        { _id: 'c1', kind: 'water', at: AT, answeredAt: AT },
      ],
    });
    expect(callsUnderway(session, after(0))).toEqual({
      waiting: ['bill'],
      coming: [{ name: undefined, kinds: ['water'] }],
    });
  });

  test('says who comes, each with all they come for', () => {
    const answered = (kind: 'water' | 'bill' | 'cutlery', answeredBy: string) => ({
      _id: kind,
      kind,
      at: AT,
      answeredAt: AT,
      answeredBy,
    });
    const session = anOrder({
      answeredCalls: [answered('cutlery', 'Wai'), answered('water', 'Cass'), answered('bill', 'Wai')],
    });
    expect(callsUnderway(session, after(0)).coming).toEqual([
      { name: 'Wai', kinds: ['bill', 'cutlery'] },
      { name: 'Cass', kinds: ['water'] },
    ]);
  });
});
