import { CodedError } from '../lib/index.ts';
import type { Actor } from './actor.ts';
import { isManagement } from './is-management.ts';

/** Returns the calling member's id; undefined for any other actor. */
export function memberOf(actor: Actor): string | undefined {
  return actor.kind === 'member' ? actor.user : undefined;
}

/** Returns the calling member's id. Throws `notAuthenticated` for guests and `forbidden` for any other actor. */
export function ensureMember(actor: Actor): string {
  if (actor.kind === 'member') return actor.user;
  throw new CodedError(actor.kind === 'guest' ? 'notAuthenticated' : 'forbidden');
}

/** Returns the user id if the caller may act for that user: members for themselves, staff and system for anyone. Throws `forbidden`. */
export function userFor(actor: Actor, user: string): string {
  if (actor.kind === 'staff' || actor.kind === 'system') return user;
  if (ensureMember(actor) !== user) throw new CodedError('forbidden');
  return user;
}

/** A staff actor with a management role. */
export type Manager = Extract<Actor, { kind: 'staff' }>;

/** Returns the caller as a manager. Throws `notAuthenticated` for guests and `forbidden` for any other actor. */
export function ensureManagement(actor: Actor): Manager {
  if (actor.kind === 'staff' && isManagement(actor)) return actor;
  throw new CodedError(actor.kind === 'guest' ? 'notAuthenticated' : 'forbidden');
}
