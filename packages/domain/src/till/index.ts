export { DEVICE_COUNTDOWN_SECONDS, deviceMode, idleSeconds } from './device-kind.ts';
export {
  mayManagePerson,
  needsNewPin,
  pinDigits,
  type StaffAtWork,
  type StaffPlace,
  shopsManagedBy,
  workTogether,
} from './manage-person.ts';
export { isLargerReduction, type ManualReduction, manualReduction } from './manual-reduction.ts';
export { lowestPrice, type OpenPriceProblem, openPriceProblem } from './open-price.ts';
export { type Permission, type PermissionQuery, permissionOf } from './permission.ts';
export {
  DEFAULT_TILL_LIMITS,
  PERMISSION_CELLS,
  PERMISSION_ROLES,
  type PermissionCell,
  type PermissionRole,
  permissionTable,
  STAFF_ACTIONS,
  type StaffAction,
  type TillLimits,
  type TillSettings,
  tillLimits,
} from './permission-table.ts';
export { type VoidPermission, type VoidQuery, voidPermission } from './void-permission.ts';
