import type { Socket } from 'socket.io';
import type { AuthenticatedActor, Integration } from '../core/index.ts';
import { isRoleAllowed } from '../policies/index.ts';
import { room } from './rooms.ts';

/** Creates the set of rooms that a connection is in by its identity; rooms joined with a key are not part of it. */
export function createIdentityRooms(socket: Pick<Socket, 'rooms' | 'join' | 'leave'>) {
  const joined = new Set<string>();
  return {
    /** Joins rooms until `leaveAll`, except those joined with a key already. */
    join(...names: readonly string[]): void {
      for (const name of names) {
        if (socket.rooms.has(name)) continue;
        joined.add(name);
        void socket.join(name);
      }
    },
    /** Joins a room with a key: `leaveAll` keeps it. */
    joinByKey(name: string): void {
      joined.delete(name);
      void socket.join(name);
    },
    leaveAll(): void {
      for (const name of joined) void socket.leave(name);
      joined.clear();
    },
  };
}

/** Returns the rooms that an actor is in by role or membership. */
export function roomsOfActor(actor: AuthenticatedActor): readonly string[] {
  if (actor.kind === 'member') return [room.member(actor.user)];
  if (actor.kind === 'device') return [room.devices(actor.shop)];
  if (actor.kind === 'integration') return roomsOfIntegration(actor);
  const { shop, staff } = actor;
  const till = isRoleAllowed(staff.role, 'payments', 'find') ? [room.till(shop)] : [];
  const managers = isRoleAllowed(staff.role, 'devices', 'find') ? [room.managers(shop)] : [];
  const office = isRoleAllowed(staff.role, 'changeSets', 'find') ? [room.office()] : [];
  const owners = isRoleAllowed(staff.role, 'exports', 'find') ? [room.owners()] : [];
  const area = staff.role === 'areaManager' ? [room.area(staff.shops)] : [];
  return [room.staff(shop), ...till, ...managers, ...office, ...owners, ...area];
}

/** Returns the rooms of another program: the bills of its shops, if it may read them (office B9.1). */
function roomsOfIntegration({ scopes, shops }: Integration): readonly string[] {
  if (!scopes.includes('orders:read')) return [];
  return (shops.length === 0 ? [''] : shops).map(room.orders);
}

/** Returns true if two actors are in the same rooms. */
export function haveSameRooms(one: AuthenticatedActor, other: AuthenticatedActor): boolean {
  return roomsOfActor(one).join() === roomsOfActor(other).join();
}
