import type { Socket } from 'socket.io';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AuthenticatedActor } from '../core/actor.ts';
import { CodedError } from '../lib/coded-error.ts';
import { createListener } from './listener.ts';
import { createPresence } from './presence.ts';

const HOUR = 3_600_000;

function aStaff(role: 'cashier' | 'kitchen', shop = 'shop1'): AuthenticatedActor {
  return { kind: 'staff', staff: { _id: 'staff1', name: 'Kim', role, shops: [shop] }, shop };
}

function aConnection(presence = createPresence()) {
  const rooms = new Set<string>();
  const hungUp: (() => void)[] = [];
  const published: string[] = [];
  const socket = {
    rooms,
    join: (name: string) => void rooms.add(name),
    leave: (name: string) => void rooms.delete(name),
    emit: (event: string) => void published.push(event),
    on: (_event: string, then: () => void) => void hungUp.push(then),
  };
  // the cast is sound: this is all that a listener does with a socket
  const asleep = { ms: 0 };
  const clock = { now: () => Date.now(), monotonic: () => performance.now() + asleep.ms };
  const listener = createListener(socket as unknown as Socket, clock, presence);
  const row: { answer: () => Promise<AuthenticatedActor> } = { answer: async () => aStaff('cashier') };
  const looks = vi.fn(() => row.answer());
  listener.signIn(aStaff('cashier'), Date.now() + 12 * HOUR, looks);
  const hangUp = () => hungUp.forEach((then) => void then());
  return { rooms, published, presence, listener, row, looks, asleep, hangUp };
}

const gone = () => Promise.reject(new CodedError('notAuthenticated'));

describe('an identity on a connection', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is verified every minute, and leaves its rooms when it is gone', async () => {
    const { rooms, row, listener } = aConnection();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([...rooms]).toEqual(['shop/shop1/staff', 'shop/shop1/till']);
    row.answer = gone;
    await vi.advanceTimersByTimeAsync(60_000);
    expect([...rooms]).toEqual([]);
    expect(await listener.actor()).toEqual({ kind: 'guest' });
  });

  it('is verified at once after a change, even during a verification', async () => {
    const { rooms, row, presence, looks } = aConnection();
    presence.verifyAgain('staff1');
    row.answer = gone;
    presence.verifyAgain('staff1');
    presence.verifyAgain('somebody else');
    await vi.advanceTimersByTimeAsync(0);
    expect(looks).toHaveBeenCalledTimes(2);
    expect([...rooms]).toEqual([]);
  });

  it('is not used while a change is being verified', async () => {
    const { row, presence, listener, looks } = aConnection();
    row.answer = gone;
    presence.verifyAgain('staff1');
    expect(await listener.actor()).toEqual({ kind: 'guest' });
    expect(looks).toHaveBeenCalledOnce();
  });

  it('joins other rooms after a change of role', async () => {
    const { rooms, row, presence, listener } = aConnection();
    row.answer = async () => aStaff('kitchen');
    presence.verifyAgain('staff1');
    await vi.advanceTimersByTimeAsync(0);
    expect([...rooms]).toEqual(['shop/shop1/staff']);
    expect(await listener.actor()).toEqual(aStaff('kitchen'));
  });

  it('is not used unverified for more than a minute', async () => {
    const { row, listener, asleep } = aConnection();
    asleep.ms = 60_000;
    row.answer = gone;
    expect(await listener.actor()).toEqual({ kind: 'guest' });
  });

  it.each([-HOUR, HOUR])(
    'stays for as long as the token was to last when the clock is set by %i ms',
    async (step) => {
      const { published, listener, looks } = aConnection();
      listener.signIn(aStaff('cashier'), Date.now() + HOUR / 2, looks);
      vi.setSystemTime(Date.now() + step);
      expect(await listener.actor()).toEqual(aStaff('cashier'));
      expect(looks).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(HOUR / 2 - 1);
      expect(await listener.actor()).toEqual(aStaff('cashier'));
      await vi.advanceTimersByTimeAsync(1);
      expect(await listener.actor()).toEqual({ kind: 'guest' });
      expect(published).toHaveLength(1);
    },
  );

  it('is kept for the clock tolerance if its token has expired by this node’s clock', async () => {
    const { published, listener, looks } = aConnection();
    listener.signIn(aStaff('cashier'), Date.now() - 10_000, looks);
    expect(await listener.actor()).toEqual(aStaff('cashier'));
    await vi.advanceTimersByTimeAsync(30_000);
    expect(published).toHaveLength(1);
  });

  it('is notified once that the log-in has ended', async () => {
    const { published, row, presence, listener } = aConnection();
    presence.verifyAgain('staff1');
    await vi.advanceTimersByTimeAsync(0);
    expect(published).toEqual([]);
    row.answer = gone;
    presence.verifyAgain('staff1');
    await vi.advanceTimersByTimeAsync(120_000);
    expect(published).toEqual(['authentication removed']);
    listener.signIn(aStaff('cashier'), Date.now() + HOUR, async () => aStaff('cashier'));
    await vi.advanceTimersByTimeAsync(HOUR);
    expect(published).toHaveLength(2);
    listener.signIn(aStaff('cashier'), Date.now() + HOUR, async () => aStaff('cashier'));
    listener.signOut();
    expect(published).toHaveLength(2);
  });

  it('stays signed in while the database is unavailable', async () => {
    const { row, listener, presence } = aConnection();
    row.answer = () => Promise.reject(new CodedError('unavailable'));
    presence.verifyAgain('staff1');
    await vi.advanceTimersByTimeAsync(120_000);
    expect(await listener.actor()).toEqual(aStaff('cashier'));
  });

  it('leaves no timers and no presence behind', async () => {
    const { looks, presence, hangUp } = aConnection();
    hangUp();
    presence.verifyAgain('staff1');
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    expect(looks).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is signed in on fifty connections at most', () => {
    const presence = createPresence();
    const connections = Array.from({ length: 50 }, () => aConnection(presence));
    expect(() => aConnection(presence)).toThrow('tooManyRequests');
    connections[0]?.hangUp();
    expect(() => aConnection(presence)).not.toThrow();
  });
});
