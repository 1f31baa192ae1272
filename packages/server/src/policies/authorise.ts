import type { ServicePath, StaffRole } from '@comanda/contract';
import type { Actor } from '../core/index.ts';
import { CodedError } from '../lib/index.ts';
import { type CallerRole, PERMISSIONS } from './permissions.ts';

/** Throws unless the actor may make a call: `notAuthenticated` for guests, `forbidden` for all others. */
export function authorise(path: ServicePath, method: string, actor: Actor): void {
  const allowed = allowedRoles(path, method);
  if (actor.kind === 'system') return;
  if (rolesOf(actor).some((role) => allowed.includes(role))) return;
  throw new CodedError(actor.kind === 'guest' ? 'notAuthenticated' : 'forbidden');
}

/** Returns the caller roles of an actor. */
function rolesOf(actor: Exclude<Actor, { kind: 'system' }>): readonly CallerRole[] {
  if (actor.kind === 'staff') return [actor.staff.role];
  if (actor.kind === 'integration') return ['integration', ...actor.scopes];
  return actor.kind === 'guest' ? ['guest', 'holder'] : ['guest', 'holder', actor.kind];
}

/** Returns whether a staff role may make a call. */
export function isRoleAllowed(role: StaffRole, path: ServicePath, method: string): boolean {
  return allowedRoles(path, method).includes(role);
}

/** Returns the shop that staff are signed in to. Throws `notAuthenticated`, or `forbidden` when another is requested. */
export function ownShop(actor: Actor, requested?: unknown): string {
  if (actor.kind !== 'staff') throw new CodedError(actor.kind === 'guest' ? 'notAuthenticated' : 'forbidden');
  if (requested !== undefined && requested !== actor.shop) throw new CodedError('forbidden');
  return actor.shop;
}

/** Returns the roles that may make a call; none when the call does not exist. */
export function allowedRoles(path: ServicePath, method: string): readonly CallerRole[] {
  const methods: Readonly<Record<string, readonly CallerRole[]>> = PERMISSIONS[path];
  return Object.hasOwn(methods, method) ? (methods[method] ?? []) : [];
}
