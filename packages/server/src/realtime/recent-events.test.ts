import { describe, expect, it } from 'vitest';
import { aGuestEvent } from '../../test/kits/events.ts';
import type { OutboxEvent } from '../outbox/outbox-event.ts';
import { createRecentEvents } from './recent-events.ts';

const anEvent = (seq: number): OutboxEvent => ({ seq, ...aGuestEvent('x') });
const manyEvents = (count: number) => Array.from({ length: count }, (_, seq) => anEvent(seq));

function withClock() {
  const clock = { now: 0 };
  return { clock, recent: createRecentEvents(() => clock.now) };
}

describe('recent events', () => {
  it('are those of half a minute while connected', () => {
    const { clock, recent } = withClock();
    expect(recent.keep([anEvent(1)], false)).toBe(1);
    clock.now = 29_999;
    expect(recent.keep([anEvent(2)], false)).toBe(2);
    expect(recent.since()).toEqual({ first: 1, events: [anEvent(1), anEvent(2)], isShort: false });
    clock.now = 30_000;
    expect(recent.keep([anEvent(3)], false)).toBe(3);
    expect(recent.since()).toEqual({ first: 2, events: [anEvent(2), anEvent(3)], isShort: false });
  });

  it('are those after a number, and report when some were dropped', () => {
    const { clock, recent } = withClock();
    recent.keep(manyEvents(3), false);
    expect(recent.since(1)).toEqual({ first: 2, events: [anEvent(1), anEvent(2)], isShort: false });
    expect(recent.since(3)).toEqual({ first: 4, events: [], isShort: false });
    clock.now = 30_000;
    recent.keep([anEvent(9)], false);
    expect(recent.since(3)).toEqual({ first: 4, events: [anEvent(9)], isShort: false });
    expect(recent.since(2)).toEqual({ first: 4, events: [anEvent(9)], isShort: true });
  });

  it('are all of them while disconnected, and for half a minute after', () => {
    const { clock, recent } = withClock();
    recent.keep([anEvent(1)], true);
    clock.now = 600_000;
    recent.keep([anEvent(2)], true);
    recent.reconnected();
    clock.now += 29_999;
    recent.keep([], false);
    expect(recent.since().events).toHaveLength(2);
    clock.now += 1;
    recent.keep([], false);
    expect(recent.since()).toEqual({ first: 3, events: [], isShort: false });
  });

  it('that exceed the limit are reported as missing until all have reconnected', () => {
    const { clock, recent } = withClock();
    recent.keep(manyEvents(5_001), true);
    expect(recent.since().events).toHaveLength(5_000);
    clock.now = 600_000;
    recent.reconnected();
    expect(recent.since().isShort).toBe(true);
    clock.now += 30_000;
    expect(recent.since().isShort).toBe(false);
  });

  it('that were delivered may be dropped silently for nodes that join later', () => {
    const { recent } = withClock();
    recent.keep(manyEvents(5_001), false);
    expect(recent.since().isShort).toBe(false);
    expect(recent.since(0).isShort).toBe(true);
  });
});
