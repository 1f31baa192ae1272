import { describe, expect, it } from 'vitest';
import type { OutboxEvent } from '../core.ts';
import { createRecentEvents } from './recent-events.ts';

const anEvent = (seq: number): OutboxEvent => ({
  seq,
  topic: 'tableSessions',
  event: 'patched',
  shop: 's',
  id: 'x',
  data: {},
});
const manyEvents = (count: number) => Array.from({ length: count }, (_, seq) => anEvent(seq));

function withClock() {
  const clock = { now: 0 };
  return { clock, recent: createRecentEvents(() => clock.now) };
}

describe('recent events', () => {
  it('are those of half a minute while all goes well', () => {
    const { clock, recent } = withClock();
    recent.keep([anEvent(1)], false);
    clock.now = 29_999;
    recent.keep([anEvent(2)], false);
    expect(recent.all().events.map(({ seq }) => seq)).toEqual([1, 2]);
    clock.now = 30_000;
    recent.keep([anEvent(3)], false);
    expect(recent.all()).toEqual({ events: [anEvent(2), anEvent(3)], isShort: false });
  });

  it('are all of them while nobody can be told, and for half a minute after', () => {
    const { clock, recent } = withClock();
    recent.keep([anEvent(1)], true);
    clock.now = 600_000;
    recent.keep([anEvent(2)], true);
    recent.back();
    clock.now += 29_999;
    recent.keep([], false);
    expect(recent.all().events).toHaveLength(2);
    clock.now += 1;
    recent.keep([], false);
    expect(recent.all()).toEqual({ events: [], isShort: false });
  });

  it('that are too many to keep are known to be missing until everybody is back', () => {
    const { clock, recent } = withClock();
    recent.keep(manyEvents(5_001), true);
    expect(recent.all().events).toHaveLength(5_000);
    clock.now = 600_000;
    recent.back();
    expect(recent.all().isShort).toBe(true);
    clock.now += 30_000;
    expect(recent.all().isShort).toBe(false);
  });

  it('that were told already may go without a word', () => {
    const { recent } = withClock();
    recent.keep(manyEvents(5_001), false);
    expect(recent.all().isShort).toBe(false);
  });
});
