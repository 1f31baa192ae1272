export { type EnsurePermitted, withPermissions } from './with-permissions.ts';
