export { type Abilities, abilitiesOf, mayAct } from './abilities.ts';
export { DUTIES, type Duty, hasDuty } from './duties.ts';
export {
  type ManualReduction,
  PERMISSION_VERDICTS,
  type Permission,
  type PermissionQuery,
  permissionOf,
  type Verdict,
} from './permission.ts';
export {
  DECIDED_ACTIONS,
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
