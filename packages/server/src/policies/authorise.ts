import type { ServicePath, StaffRole } from '@comanda/contract';
import type { Actor } from '../core/index.ts';
import { CodedError } from '../lib/index.ts';
import { PERMISSIONS, type Who } from './permissions.ts';

/** Throws unless the actor may make this call: `notAuthenticated` for guests, `forbidden` for everybody known. */
export function authorise(path: ServicePath, method: string, actor: Actor): void {
  const allowed = whoMay(path, method);
  if (actor.kind === 'system') return;
  if (namesOf(actor).some((name) => allowed.includes(name))) return;
  throw new CodedError(actor.kind === 'guest' ? 'notAuthenticated' : 'forbidden');
}

/** Under which names of the table an actor is found. */
function namesOf(actor: Exclude<Actor, { kind: 'system' }>): readonly Who[] {
  if (actor.kind === 'staff') return [actor.staff.role];
  return actor.kind === 'guest' ? ['guest', 'holder'] : ['guest', 'holder', actor.kind];
}

/** Whether a role may make this call. */
export function roleMay(role: StaffRole, path: ServicePath, method: string): boolean {
  return whoMay(path, method).includes(role);
}

/** The shop a staff call is about: the one asked for, which has to be the one they are signed in to. */
export function ownShop(actor: Actor, asked?: unknown): string {
  if (actor.kind !== 'staff') throw new CodedError(actor.kind === 'guest' ? 'notAuthenticated' : 'forbidden');
  if (asked !== undefined && asked !== actor.shop) throw new CodedError('forbidden');
  return actor.shop;
}

/** Who may make a call, by the names of the table; nobody when it is no call. */
export function whoMay(path: ServicePath, method: string): readonly Who[] {
  const methods: Readonly<Record<string, readonly Who[]>> = PERMISSIONS[path];
  return Object.hasOwn(methods, method) ? (methods[method] ?? []) : [];
}
