export { allowedRoles, authorise, isRoleAllowed, ownShop } from './authorise.ts';
export { callProof } from './call-proofs.ts';
export { ensureCallOpen } from './member-system.ts';
