import { MINUTE_MS } from '@comanda/domain';
import type { Socket } from 'socket.io';
import type { Actor, AuthenticatedActor } from '../core/index.ts';
import { CLOCK_TOLERANCE_MS, type Clock, CodedError } from '../lib/index.ts';
import { isRoleAllowed } from '../policies/index.ts';
import type { Listener } from '../services/call/index.ts';
import type { Presence } from './presence.ts';
import { room } from './rooms.ts';

export type LiveListener = Listener & { actor(): Promise<Actor> };
type SignedIn = {
  actor: AuthenticatedActor;
  /** On the monotonic clock, as is `endsAt`: a wall clock that is set ends nobody's log-in and prolongs none. */
  verifiedAt: number;
  readonly endsAt: number;
  readonly verify: () => Promise<AuthenticatedActor>;
};

const LONGEST_TIMER = 2_147_483_647;
/** So long after somebody was dismissed their connections may still pass for theirs, were no event to come. */
const VERIFY_AGAIN_MS = MINUTE_MS;

/**
 * The identity and rooms of one connection. Who is signed in on it is looked up again every minute and whenever
 * something about them changes; when they are gone, or their token ends, it is a guest's again, is told so, and
 * hears no more of what was theirs.
 */
export function createListener(socket: Socket, clock: Clock, presence: Presence): LiveListener {
  let signedIn: SignedIn | undefined;
  let verifying: Promise<void> | undefined;
  let isDueAgain = false;
  let stop = () => {};
  const ownRooms = new Set<string>();

  function joinAsStaff(name: string): void {
    // what the connection follows by a key it goes on following
    if (socket.rooms.has(name)) return;
    ownRooms.add(name);
    void socket.join(name);
  }

  function leaveOwnRooms(): void {
    for (const name of ownRooms) void socket.leave(name);
    ownRooms.clear();
  }

  function signOut(): void {
    stop();
    signedIn = undefined;
    leaveOwnRooms();
  }

  /** Signs out whom nobody asked to: what is shown on the connection is to know. */
  function end(): void {
    signOut();
    socket.emit('authentication removed', {});
  }

  /** One look-up at a time, and one more when something changes while it runs: it may have read too early. */
  function verifyAgain(): Promise<void> {
    isDueAgain = true;
    verifying ??= lookWhileDue().finally(() => {
      verifying = undefined;
    });
    return verifying;
  }

  async function lookWhileDue(): Promise<void> {
    while (isDueAgain && signedIn !== undefined) {
      isDueAgain = false;
      await look(signedIn);
    }
  }

  /** A database that is away is no reason to send everybody home. */
  async function look(asked: SignedIn): Promise<void> {
    try {
      const actor = await asked.verify();
      if (signedIn === asked) becomes(asked, actor);
    } catch (error) {
      const isAway = error instanceof CodedError && error.code === 'unavailable';
      if (signedIn === asked && !isAway) end();
    }
  }

  function becomes(asked: SignedIn, actor: AuthenticatedActor): void {
    const isAsBefore = ownRoomsOf(actor).join() === ownRoomsOf(asked.actor).join();
    asked.verifiedAt = clock.monotonic();
    asked.actor = actor;
    if (isAsBefore) return;
    leaveOwnRooms();
    for (const name of ownRoomsOf(actor)) joinAsStaff(name);
  }

  socket.on('disconnect', () => stop());

  return {
    join(name) {
      ownRooms.delete(name);
      void socket.join(name);
    },
    joinAsStaff,
    async actor() {
      if (signedIn !== undefined && signedIn.endsAt <= clock.monotonic()) end();
      if (signedIn !== undefined && clock.monotonic() - signedIn.verifiedAt >= VERIFY_AGAIN_MS)
        await verifyAgain();
      return signedIn?.actor ?? { kind: 'guest' };
    },
    signIn(actor, expiresAt, verify) {
      // a token that is renewed interrupts nothing that the connection follows
      if (signedIn !== undefined && isTheSame(signedIn.actor, actor)) stop();
      else signOut();
      const leave = presence.enter(idsOf(actor), () => void verifyAgain());
      // a token that was just taken may have ended by this node's clock
      const lasts = Math.max(expiresAt - clock.now(), CLOCK_TOLERANCE_MS);
      const expiry = setTimeout(end, Math.min(lasts, LONGEST_TIMER)).unref();
      const rounds = setInterval(() => void verifyAgain(), VERIFY_AGAIN_MS).unref();
      stop = () => {
        clearTimeout(expiry);
        clearInterval(rounds);
        leave();
        stop = () => {};
      };
      const now = clock.monotonic();
      signedIn = { actor, endsAt: now + lasts, verify, verifiedAt: now };
      for (const name of ownRoomsOf(actor)) joinAsStaff(name);
    },
    signOut,
  };
}

function isTheSame(one: AuthenticatedActor, other: AuthenticatedActor): boolean {
  return [idsOf, ownRoomsOf].every((of) => of(one).join() === of(other).join());
}

/** Whose change concerns a connection. */
function idsOf(actor: AuthenticatedActor): string[] {
  switch (actor.kind) {
    case 'staff':
      return [actor.staff._id, ...(actor.device === undefined ? [] : [actor.device])];
    case 'device':
      return [actor.device];
    case 'member':
      return [actor.user];
  }
}

function ownRoomsOf(actor: AuthenticatedActor): string[] {
  if (actor.kind === 'member') return [room.member(actor.user)];
  if (actor.kind !== 'staff') return [];
  const { shop, staff } = actor;
  const till = isRoleAllowed(staff.role, 'payments', 'find') ? [room.till(shop)] : [];
  return [room.staff(shop), ...till];
}
