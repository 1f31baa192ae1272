import type { Socket } from 'socket.io';
import type { Actor, AuthenticatedActor } from '../core/index.ts';
import type { Clock } from '../lib/index.ts';
import type { Listener } from '../services/call/index.ts';
import { createIdentityRooms, haveSameRooms, roomsOfActor } from './identity-rooms.ts';
import { createIdentitySession, type IdentitySession } from './identity-session.ts';
import type { Presence } from './presence.ts';

export type LiveListener = Listener & { actor(): Promise<Actor> };

/**
 * Creates the identity and rooms of one connection. The identity is verified every minute and whenever it changes, and
 * calls wait for it; once it is gone or its token has expired, the connection becomes a guest's, is notified, and leaves
 * the identity's rooms.
 */
export function createListener(socket: Socket, clock: Clock, presence: Presence): LiveListener {
  const rooms = createIdentityRooms(socket);
  let session: IdentitySession | undefined;
  let leavePresence = () => {};

  function stop(): void {
    session?.stop();
    leavePresence();
    leavePresence = () => {};
  }

  function signOut(): void {
    stop();
    session = undefined;
    rooms.leaveAll();
  }

  /** Signs out without a request, and notifies the client. */
  function end(): void {
    signOut();
    socket.emit('authentication removed', {});
  }

  function onVerified(before: AuthenticatedActor, after: AuthenticatedActor): void {
    if (haveSameRooms(before, after)) return;
    rooms.leaveAll();
    rooms.join(...roomsOfActor(after));
  }

  socket.on('disconnect', stop);

  return {
    join: rooms.joinByKey,
    joinAsStaff: (name) => rooms.join(name),
    async actor() {
      if (session?.isExpired()) end();
      // a call that follows the answer to a revocation finds every connection of the device signed out
      await session?.ensureVerified();
      return session?.actor() ?? { kind: 'guest' };
    },
    signIn(actor, expiresAt, verify) {
      // a renewed token keeps all subscriptions
      if (session !== undefined && isSameIdentity(session.actor(), actor)) stop();
      else signOut();
      leavePresence = presence.enter(idsOf(actor), () => void session?.verify());
      session = createIdentitySession({ actor, expiresAt, verify, clock, onVerified, onEnd: end });
      rooms.join(...roomsOfActor(actor));
    },
    signOut,
  };
}

function isSameIdentity(one: AuthenticatedActor, other: AuthenticatedActor): boolean {
  return haveSameRooms(one, other) && idsOf(one).join() === idsOf(other).join();
}

/** Returns the ids whose `identities` events concern an actor. */
function idsOf(actor: AuthenticatedActor): string[] {
  switch (actor.kind) {
    case 'staff':
      return [actor.staff._id, ...(actor.device === undefined ? [] : [actor.device])];
    case 'device':
      return [actor.device];
    case 'member':
      return [actor.user];
    case 'integration':
      return [actor.token];
  }
}
