export { withPermissions } from './with-permissions.ts';
