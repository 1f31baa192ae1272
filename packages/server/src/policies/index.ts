export { allowedRoles, authorise, isRoleAllowed, ownShop } from './authorise.ts';
