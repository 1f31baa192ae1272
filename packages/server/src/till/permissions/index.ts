export { type EnsurePermitted, withPermissions, writePermitted } from './with-permissions.ts';
