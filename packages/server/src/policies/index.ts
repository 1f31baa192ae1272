export { allowedRoles, authorise, isRoleAllowed, ownShop } from './authorise.ts';
export { ensureCallOpen } from './member-system.ts';
