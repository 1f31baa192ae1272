export type { Actor, AuthenticatedActor, Requester } from './actor.ts';
export { actorInShop } from './actor-in-shop.ts';
export type { CoreContext } from './context.ts';
export { ensureStaff } from './ensure-staff.ts';
export { isManagement } from './is-management.ts';
export { isSelfOrder } from './is-self-order.ts';
export { ensureManagement, ensureMember, type Manager, memberOf, userFor } from './member-actor.ts';
export { createMissingOptionLog } from './missing-options.ts';
export { reserveRequest, withIdempotency } from './with-idempotency.ts';
