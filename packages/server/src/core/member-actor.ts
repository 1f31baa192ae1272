import { CodedError } from '../lib/index.ts';
import type { Actor } from './actor.ts';
import { isManagement } from './is-management.ts';

/** The member who is calling; undefined for everybody else. */
export function memberOf(actor: Actor): string | undefined {
  return actor.kind === 'member' ? actor.user : undefined;
}

/** The member who is calling. Throws `notAuthenticated`, or `forbidden` for those who are known as something else. */
export function ensureMember(actor: Actor): string {
  if (actor.kind === 'member') return actor.user;
  throw new CodedError(actor.kind === 'guest' ? 'notAuthenticated' : 'forbidden');
}

/** The member whose things are asked for: one’s own, or, for staff and for the server itself, anybody’s. Throws `forbidden`. */
export function userFor(actor: Actor, user: string): string {
  if (actor.kind === 'staff' || actor.kind === 'system') return user;
  if (ensureMember(actor) !== user) throw new CodedError('forbidden');
  return user;
}

/** Somebody who runs the shop that they are signed in to. */
export type Manager = Extract<Actor, { kind: 'staff' }>;

/** Returns the caller as who runs a shop. Throws `notAuthenticated` or `forbidden`. */
export function ensureManagement(actor: Actor): Manager {
  if (actor.kind === 'staff' && isManagement(actor)) return actor;
  throw new CodedError(actor.kind === 'guest' ? 'notAuthenticated' : 'forbidden');
}
