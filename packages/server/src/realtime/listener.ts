import type { Socket } from 'socket.io';
import type { Clock } from '../clock.ts';
import type { Actor } from '../core.ts';
import { roleMay } from '../policies/authorise.ts';
import type { Listener } from '../services/call.ts';
import { room } from './rooms.ts';

type Staff = Extract<Actor, { kind: 'staff' }>;
export type LiveListener = Listener & { actor(): Actor };

const LONGEST_TIMER = 2_147_483_647;

/** The identity and rooms of one connection. When its token ends it is a guest's again and hears no staff news. */
export function createListener(socket: Socket, clock: Clock): LiveListener {
  let signedIn: { readonly actor: Staff; readonly expiresAt: number } | undefined;
  let expiry: NodeJS.Timeout | undefined;
  const staffRooms = new Set<string>();

  function joinAsStaff(name: string): void {
    // what the connection follows by a key it goes on following
    if (socket.rooms.has(name)) return;
    staffRooms.add(name);
    void socket.join(name);
  }

  function signOut(): void {
    if (signedIn === undefined) return;
    for (const name of staffRooms) void socket.leave(name);
    staffRooms.clear();
    signedIn = undefined;
    clearTimeout(expiry);
  }

  socket.on('disconnect', () => clearTimeout(expiry));

  return {
    join(name) {
      staffRooms.delete(name);
      void socket.join(name);
    },
    joinAsStaff,
    actor() {
      if (signedIn !== undefined && signedIn.expiresAt <= clock.now()) signOut();
      return signedIn?.actor ?? { kind: 'guest' };
    },
    signIn(actor, expiresAt) {
      signOut();
      signedIn = { actor, expiresAt };
      for (const name of roomsOfStaff(actor)) joinAsStaff(name);
      expiry = setTimeout(signOut, Math.min(Math.max(expiresAt - clock.now(), 0), LONGEST_TIMER)).unref();
    },
  };
}

function roomsOfStaff({ shop, staff }: Staff): string[] {
  const till = roleMay(staff.role, 'payments', 'find') ? [room.till(shop)] : [];
  return [room.staff(shop), ...till];
}
